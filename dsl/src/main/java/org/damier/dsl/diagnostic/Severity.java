package org.damier.dsl.diagnostic;

import java.util.Locale;

/** How bad it is. */
public enum Severity {
  /** The text has no meaning as it stands: there are no rules. */
  ERROR,
  /** The text has a meaning, though hardly the one intended. */
  WARNING;

  /** The severity as reports spell it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
