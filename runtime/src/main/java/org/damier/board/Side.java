package org.damier.board;

/** One of the two players. White sits at the bottom of the board, Black at the top. */
public enum Side {
  WHITE,
  BLACK;

  /** The other side. */
  public Side opponent() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** The side's letter in FEN and in diagrams: {@code W} or {@code B}. */
  public char letter() {
    return this == WHITE ? 'W' : 'B';
  }

  /** The side's name as it stands in a sentence: {@code White} or {@code Black}. */
  public String title() {
    return this == WHITE ? "White" : "Black";
  }
}
