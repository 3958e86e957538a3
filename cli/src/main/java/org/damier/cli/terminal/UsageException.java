package org.damier.cli.terminal;

/** A command line whose parts do not go together, which only the command itself can see. The message is a sentence. */
public final class UsageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public UsageException(String sentence) {
    super(sentence);
  }

  /** Refuses an option's number that is too small or too large. */
  public static void demand(String option, int number, int least, int most) {
    if (number < least || number > most) {
      throw new UsageException(option + " is " + number + "; it must be " + least
          + (most == Integer.MAX_VALUE ? " or more." : " to " + most + "."));
    }
  }
}
