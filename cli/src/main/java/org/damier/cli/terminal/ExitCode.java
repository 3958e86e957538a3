package org.damier.cli.terminal;

/** What the command tells the shell. Scripts depend on these numbers. */
public final class ExitCode {

  /** All is well. */
  public static final int GOOD = 0;

  /** What was given to us is at fault: a variant, a position, a move. */
  public static final int INPUT = 1;

  /** The command line is wrong. */
  public static final int USAGE = 2;

  /** We are at fault; the number is {@code EX_SOFTWARE} of sysexits. */
  public static final int BUG = 70;

  /** What we wrote could not be delivered, as on a full disk; {@code EX_IOERR} of sysexits. */
  public static final int OUTPUT = 74;

  private ExitCode() {}
}
