package org.damier.cli;

/** What the command tells the shell. Scripts depend on these numbers. */
final class ExitCode {

  /** All is well. */
  static final int GOOD = 0;

  /** What was given to us is at fault: a variant, a position, a move. */
  static final int INPUT = 1;

  /** The command line is wrong. */
  static final int USAGE = 2;

  /** We are at fault; the number is {@code EX_SOFTWARE} of sysexits. */
  static final int BUG = 70;

  /** What we wrote could not be delivered, as on a full disk; {@code EX_IOERR} of sysexits. */
  static final int OUTPUT = 74;

  private ExitCode() {}
}
