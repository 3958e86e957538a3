package org.damier.dsl.groovy;

import java.util.List;

/** Finds what hooks may name and nothing of the application: our vocabulary, the JDK, and what Groovy's own code calls. */
final class HookTypes extends ClassLoader {

  private static final List<String> OURS = List.of("org.damier.hook.", "org.damier.board.");
  private static final List<String> GROOVYS =
      List.of("groovy.", "org.codehaus.groovy.", "org.apache.groovy.");

  static final HookTypes INSTANCE = new HookTypes();

  private HookTypes() {
    super("hook types", ClassLoader.getPlatformClassLoader());
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (startsWithAny(name, OURS)) {
      return Class.forName(name, false, org.damier.hook.PositionView.class.getClassLoader());
    }
    if (startsWithAny(name, GROOVYS)) {
      return Class.forName(name, false, groovy.lang.Closure.class.getClassLoader());
    }
    throw new ClassNotFoundException(name);
  }

  private static boolean startsWithAny(String name, List<String> packages) {
    return packages.stream().anyMatch(name::startsWith);
  }
}
