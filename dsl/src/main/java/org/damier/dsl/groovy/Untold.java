package org.damier.dsl.groovy;

/** Ends a translation: the script says what programs have no part for, or what Groovy may refuse. */
final class Untold extends Exception {

  private static final long serialVersionUID = 1L;

  Untold() {
    super(null, null, false, false);
  }

  static void unless(boolean told) throws Untold {
    if (!told) {
      throw new Untold();
    }
  }
}
