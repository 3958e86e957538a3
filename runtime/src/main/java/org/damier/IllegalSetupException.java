package org.damier;

import java.util.List;

/** A setup that cannot be a position of the variant. Carries every reason, not only the first. */
public final class IllegalSetupException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final List<String> reasons;

  IllegalSetupException(List<String> reasons) {
    super(String.join(" ", reasons));
    this.reasons = List.copyOf(reasons);
  }

  /** One sentence each, at least one. */
  public List<String> reasons() {
    return reasons;
  }
}
