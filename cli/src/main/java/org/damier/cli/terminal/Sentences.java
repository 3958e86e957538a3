package org.damier.cli.terminal;

import org.damier.Outcome;

/** What several commands say alike. */
public final class Sentences {

  private Sentences() {}

  /** {@code White wins: Black has no legal move.} */
  public static String result(Outcome outcome) {
    String result = outcome.winner().map(side -> side.title() + " wins").orElse("Draw");
    return result + ": " + outcome.sentence();
  }

  /** {@code 1 move}, {@code 2 moves}. */
  public static String count(long number, String noun) {
    return count(number, noun, noun + "s");
  }

  /** {@code 1 ply}, {@code 2 plies}. */
  public static String count(long number, String noun, String nouns) {
    return number + " " + (number == 1 ? noun : nouns);
  }
}
