package org.damier.cli.terminal;

/** What was given to a command is at fault. The message is for the person who gave it, and goes to them as it is. */
public final class InputException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public InputException(String message) {
    super(message);
  }

  /** A fault said in one sentence. */
  public static InputException of(String sentence) {
    return new InputException("error: " + sentence);
  }
}
