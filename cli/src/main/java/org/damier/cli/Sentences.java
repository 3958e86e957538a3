package org.damier.cli;

import org.damier.Outcome;

/** What several commands say alike. */
final class Sentences {

  private Sentences() {}

  /** {@code White wins: Black has no legal move.} */
  static String result(Outcome outcome) {
    String result = outcome.winner().map(side -> side.title() + " wins").orElse("Draw");
    return result + ": " + outcome.sentence();
  }

  /** {@code 1 move}, {@code 2 moves}. */
  static String count(long number, String noun) {
    return count(number, noun, noun + "s");
  }

  /** {@code 1 ply}, {@code 2 plies}. */
  static String count(long number, String noun, String nouns) {
    return number + " " + (number == 1 ? noun : nouns);
  }
}
