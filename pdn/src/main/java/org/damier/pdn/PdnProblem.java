package org.damier.pdn;

/**
 * Something in a file that is not as it should be.
 *
 * @param game the game, 1 being the first of the file
 * @param ply how many moves of the game stand before the place, this one included if it is a move; 0 in its head
 * @param line the line in the file, 1 being the first
 * @param column the place in the line, 1 being the first
 * @param sentence what is wrong
 */
public record PdnProblem(int game, int ply, int line, int column, String sentence) {

  /** {@code 12:5: game 3, ply 7: …}. */
  @Override
  public String toString() {
    return line + ":" + column + ": game " + game + (ply == 0 ? "" : ", ply " + ply) + ": "
        + sentence;
  }
}
