package org.damier.engine;

/**
 * A position whose captures are too many to be listed, as there are where a king may go among dozens of pieces and no rule
 * chooses. The search has stopped at its limit, and there is no list: never a part of one. Buffers may be used again.
 */
public final class TooManyMovesException extends RuntimeException {

  /** How many moves of one position are listed; a list that would need more room than for so many ends here. */
  public static final int MOST_MOVES = 1 << 16;

  /** How many ways that one position's captures can have gone, up to a jump, are remembered at most. */
  public static final int MOST_WAYS = 1 << 20;

  private static final long serialVersionUID = 1L;

  private TooManyMovesException(String message) {
    super(message);
  }

  /** A list would have had more than {@link #MOST_MOVES}. */
  public static TooManyMovesException ofMoves() {
    return new TooManyMovesException("The position has more than " + MOST_MOVES
        + " legal moves, which is as many as are listed.");
  }

  /** A search would have had to remember more than {@link #MOST_WAYS}. */
  public static TooManyMovesException ofWays() {
    return new TooManyMovesException("The captures of the position can go more than " + MOST_WAYS
        + " ways, which is as many as are looked at.");
  }
}
