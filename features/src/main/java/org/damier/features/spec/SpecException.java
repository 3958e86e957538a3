package org.damier.features.spec;

/** Feature files that cannot be read, or a choice among them that cannot be made. The message is for whoever gave them. */
public final class SpecException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Specs cannot be read or used, for the reason of the message. */
  public SpecException(String message) {
    super(message);
  }

  SpecException(String message, Throwable cause) {
    super(message, cause);
  }
}
