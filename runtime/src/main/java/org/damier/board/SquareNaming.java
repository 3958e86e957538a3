package org.damier.board;

/**
 * How squares are called: in which style, and from which corner (as White sees the board) the counting begins.
 *
 * <p>{@link Style#NUMBERS} counts the playable squares along the rows, 1 in or next to the corner.
 * {@link Style#LETTERS} gives a column letter and a row number, {@code a1} being the corner square.
 */
public record SquareNaming(Style style, Corner corner) {

  /** Letters and numbers with a1 at White's left hand, as in chess. */
  public static final SquareNaming LETTERS = new SquareNaming(Style.LETTERS, Corner.BOTTOM_LEFT);

  /** Numbers in reading order, 1 at the top left, as the international federation has it. */
  public static final SquareNaming NUMBERS = new SquareNaming(Style.NUMBERS, Corner.TOP_LEFT);

  /** The two styles of square name. */
  public enum Style {
    LETTERS,
    NUMBERS
  }

  /** A corner of the board as White sees it. */
  public enum Corner {
    TOP_LEFT(false, true),
    TOP_RIGHT(true, true),
    BOTTOM_LEFT(false, false),
    BOTTOM_RIGHT(true, false);

    private final boolean right;
    private final boolean top;

    Corner(boolean right, boolean top) {
      this.right = right;
      this.top = top;
    }

    int columnFrom(int column, int columns) {
      return right ? columns - 1 - column : column;
    }

    int rowFrom(int row, int rows) {
      return top ? rows - 1 - row : row;
    }
  }
}
