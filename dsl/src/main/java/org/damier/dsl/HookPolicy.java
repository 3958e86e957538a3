package org.damier.dsl;

/**
 * Whether scripts of a text may run, and what they may do. Those of {@linkplain Source#trusted() trusted} texts run
 * unless all are ignored; they are confined too, unless all are trusted.
 */
public enum HookPolicy {
  /** A text with hooks has no rules, and a diagnostic says why. */
  NONE,
  /** Hooks are passed over, those of trusted texts too: enough to look at a variant, never to play it. */
  IGNORED,
  /** Hooks run, and can do nothing but read the position and answer, within a budget. */
  CONFINED,
  /** Hooks run, with all rights of the program that plays. */
  TRUSTED
}
