package org.damier.codegen.hooks;

/** Ends the staging of a hook's program that says what emitted code has no form for. */
final class NotStaged extends RuntimeException {

  private static final long serialVersionUID = 1L;

  NotStaged(String what) {
    super(what, null, false, false);
  }
}
