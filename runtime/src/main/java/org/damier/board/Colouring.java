package org.damier.board;

/** Which squares of a chequered board are played on. */
public enum Colouring {
  /** Every square. */
  ALL_SQUARES {
    @Override
    boolean isPlayable(int column, int row) {
      return true;
    }
  },
  /** One colour, with a playable square in White's left-hand corner (a1). */
  CORNER_LEFT {
    @Override
    boolean isPlayable(int column, int row) {
      return (column + row) % 2 == 0;
    }
  },
  /** One colour, with no playable square in White's left-hand corner: the mirror image of {@link #CORNER_LEFT}. */
  CORNER_RIGHT {
    @Override
    boolean isPlayable(int column, int row) {
      return (column + row) % 2 == 1;
    }
  };

  abstract boolean isPlayable(int column, int row);
}
