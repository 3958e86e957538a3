package org.damier.dsl.groovy;

import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;
import org.jspecify.annotations.Nullable;

/**
 * The class path of a confined hook while it is compiled: classes of Groovy and the JDK for the compiler's own use, no
 * resource, so no AST transformation, extension module or script that happens to lie about.
 */
final class NothingFound extends ClassLoader {

  static final NothingFound INSTANCE = new NothingFound();

  private NothingFound() {
    super("confined hooks at compile time", HookTypes.INSTANCE);
  }

  @Override
  public @Nullable URL getResource(String name) {
    return null;
  }

  @Override
  public Enumeration<URL> getResources(String name) {
    return Collections.emptyEnumeration();
  }
}
