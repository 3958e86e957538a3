package org.damier.bench;

import java.util.function.ToIntFunction;

/**
 * A position of a game written by hand: one word for each kind of piece.
 *
 * @param whiteToMove whose turn it is
 */
public record PieceSets(
    boolean whiteToMove, long whiteMen, long whiteKings, long blackMen, long blackKings) {

  /**
   * Reads a position such as {@code W:W31,K35:B7}.
   *
   * @param bitOf the bit of a square's name
   * @throws IllegalArgumentException if the text has no side to move or not two lists of squares
   */
  public static PieceSets read(String text, ToIntFunction<String> bitOf) {
    String[] parts = text.split(":", -1);
    if (parts.length != 3 || !(parts[0].equals("W") || parts[0].equals("B"))) {
      throw new IllegalArgumentException("not a position: " + text);
    }
    String white = listOf('W', parts);
    String black = listOf('B', parts);
    return new PieceSets(
        parts[0].equals("W"),
        pieces(white, false, bitOf),
        pieces(white, true, bitOf),
        pieces(black, false, bitOf),
        pieces(black, true, bitOf));
  }

  private static String listOf(char side, String[] parts) {
    for (int i = 1; i < parts.length; i++) {
      if (!parts[i].isEmpty() && parts[i].charAt(0) == side) {
        return parts[i].substring(1);
      }
    }
    throw new IllegalArgumentException("no list of pieces for " + side);
  }

  private static long pieces(String list, boolean kings, ToIntFunction<String> bitOf) {
    long set = 0;
    for (String piece : list.split(",")) {
      boolean king = piece.startsWith("K");
      if (king == kings && !piece.isEmpty()) {
        set |= 1L << bitOf.applyAsInt(king ? piece.substring(1) : piece);
      }
    }
    return set;
  }
}
