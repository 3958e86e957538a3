package org.damier.dsl.groovy;

import java.util.Map;

/** The loader of one hook's classes: nothing but the hook refers to it, so both go together. */
final class HookLoader extends ClassLoader {

  private final Map<String, byte[]> classes;

  HookLoader(ClassLoader types, Map<String, byte[]> classes) {
    super("hook", types);
    this.classes = Map.copyOf(classes);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }
}
