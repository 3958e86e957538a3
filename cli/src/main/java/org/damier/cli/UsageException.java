package org.damier.cli;

/** A command line whose parts do not go together, which only the command itself can see. The message is a sentence. */
final class UsageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UsageException(String sentence) {
    super(sentence);
  }
}
