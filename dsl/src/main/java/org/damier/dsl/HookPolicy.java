package org.damier.dsl;

/** Whether scripts of a text may run. Those of {@linkplain Source#trusted() trusted} texts may unless all are ignored. */
public enum HookPolicy {
  /** A text with hooks has no rules, and a diagnostic says why. */
  NONE,
  /** Hooks are passed over, those of trusted texts too: enough to look at a variant, never to play it. */
  IGNORED,
  /** Hooks run, with all rights of the program that plays. */
  TRUSTED
}
