package org.damier.features.mutation;

/**
 * How far a search goes for a place where two rule sets differ.
 *
 * @param positions from how many positions of pieces put anywhere a game is played, and from as many of such pieces as
 *     endings speak of
 * @param plies how long games are at most
 */
public record SearchExtent(int positions, int plies) {

  /** Enough to find what can be found in practice. */
  public static final SearchExtent USUAL = new SearchExtent(1500, 120);

  /** What was looked at, for people. */
  public String words(int known) {
    return "games of up to " + plies + " plies from the start, from " + known
        + " positions of the scenarios, from " + positions
        + " of pieces put anywhere and as many of such pieces as endings speak of";
  }
}
