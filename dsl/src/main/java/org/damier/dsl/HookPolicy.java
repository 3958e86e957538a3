package org.damier.dsl;

/** Whether scripts of a text may run. Those of {@linkplain Source#trusted() trusted} texts always may. */
public enum HookPolicy {
  /** A text with hooks has no rules, and a diagnostic says why. */
  NONE,
  /** Hooks run, with all rights of the program that plays. */
  TRUSTED
}
