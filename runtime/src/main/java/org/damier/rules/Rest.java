package org.damier.rules;

/**
 * A king's duty to rest: after so many moves of one king in a row that capture nothing, that king may only capture until
 * its side has made a move of another kind.
 *
 * @param moves how many such moves it may make in a row, 1 or more
 * @param whileSideHasMen whether the duty holds only while the king's side has men
 */
public record Rest(int moves, boolean whileSideHasMen) {
  public Rest {
    if (moves < 1) {
      throw new IllegalArgumentException("A king rests after 1 move or more, not " + moves + ".");
    }
  }
}
