package org.damier.dsl.groovy;

/**
 * The libraries that compile what is no program of ours. A program that embeds this one may leave them out, and then only
 * learns which it needs when a script does.
 */
enum NeededJars {
  GROOVY("org.apache.groovy:groovy", "org.codehaus.groovy.control.CompilationUnit"),
  ASM("org.ow2.asm:asm", "org.objectweb.asm.ClassVisitor");

  private final String artifact;
  private final String oneOfItsClasses;

  NeededJars(String artifact, String oneOfItsClasses) {
    this.artifact = artifact;
    this.oneOfItsClasses = oneOfItsClasses;
  }

  /** Rejects every script if a library is missing, before any class that uses it is loaded. */
  static void check() throws ScriptRejected {
    for (NeededJars jar : values()) {
      if (!jar.isThere()) {
        throw new ScriptRejected(
            1,
            1,
            "This hook is compiled by Groovy, and `" + jar.artifact
                + "` is not on the class path. Hooks that speak of sets, squares and directions"
                + " alone, without helpers, do without it.");
      }
    }
  }

  private boolean isThere() {
    try {
      Class.forName(oneOfItsClasses, false, NeededJars.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException missing) {
      return false;
    }
  }
}
