package org.damier.notation;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareNaming;

/**
 * Pieces on a board as a picture, Black's side at the top: {@code w} and {@code b} are men, {@code W} and {@code B} kings,
 * {@code .} an empty square, {@code -} a place that is not played on.
 *
 * <pre>{@code
 * 4  - b - B
 * 3  . - . -
 * 2  - . - .
 * 1  w - w -
 *    a b c d
 * }</pre>
 *
 * <p>Rectangles whose squares have letters are drawn with the letters and numbers at the edge, other boards without.
 * Hexes lie as they touch each other; points are joined by their lines.
 */
public final class Diagram {

  static final char EMPTY = '.';
  static final char NOT_PLAYABLE = '-';

  private Diagram() {}

  /** Draws the pieces: one line a row, each ending with a line feed, nothing blank at a line's end. */
  public static String draw(Board board, Placement placement) {
    return draw(board, 1, square -> String.valueOf(symbol(square, placement)));
  }

  /** Draws the squares' names in their places, places that are not played on being blank. */
  public static String drawNames(Board board) {
    int width = board.squares().stream()
        .mapToInt(square -> square.name().length())
        .max()
        .orElse(0);
    Picture picture = Picture.of(board);
    StringBuilder drawing = new StringBuilder();
    for (List<Picture.Place> row : picture.rows()) {
      String line = picture.line(row, width, square -> square.map(Square::name).orElse(""));
      drawing.append(line.stripTrailing()).append('\n');
    }
    return drawing.toString();
  }

  private static String draw(Board board, int width, Function<Optional<Square>, String> text) {
    Picture picture = Picture.of(board);
    StringBuilder drawing = new StringBuilder();
    int row = board.rows();
    for (List<Picture.Place> places : picture.rows()) {
      row--;
      drawing.append(hasLabels(board) ? margin(board, rowLabel(board, row)) : "");
      drawing.append(picture.line(places, width, text)).append('\n');
      picture.joints(places, width).ifPresent(joints -> drawing.append(joints).append('\n'));
    }
    return hasLabels(board)
        ? drawing + margin(board, "") + columnLabels(board) + "\n"
        : drawing.toString();
  }

  /**
   * The pieces of a picture. Labels at the edge and blanks anywhere may be there or not.
   *
   * @throws DiagramException if the picture does not fit the board; it names every problem by row and column
   */
  public static Placement read(Board board, String text) {
    Objects.requireNonNull(board, "board");
    Objects.requireNonNull(text, "text");
    return new DiagramReader(board, text).read();
  }

  /** The row's label, all margins of a board being equally wide. */
  private static String margin(Board board, String label) {
    int digits = Integer.toString(board.rows()).length();
    return " ".repeat(digits - label.length()) + label + "  ";
  }

  static boolean hasLabels(Board board) {
    return board.naming().style() == SquareNaming.Style.LETTERS
        && board.shape() instanceof Colouring;
  }

  /** The number that names the row (counted from White's side, 0-based). */
  static String rowLabel(Board board, int row) {
    return nameAt(board, 0, row, 1, 0).substring(1);
  }

  /** The letters that name the columns, from White's left. */
  static String columnLabels(Board board) {
    StringBuilder labels = new StringBuilder();
    for (int column = 0; column < board.columns(); column++) {
      labels
          .append(column == 0 ? "" : " ")
          .append(nameAt(board, column, 0, 0, 1).charAt(0));
    }
    return labels.toString();
  }

  /** Of two neighbouring places one is always playable. */
  private static String nameAt(Board board, int column, int row, int columns, int rows) {
    return board
        .at(column, row)
        .or(() -> board.at(column + columns, row + rows))
        .orElseThrow()
        .name();
  }

  private static char symbol(Optional<Square> square, Placement placement) {
    return square
        .map(playable -> placement.at(playable).map(Diagram::letter).orElse(EMPTY))
        .orElse(NOT_PLAYABLE);
  }

  private static char letter(Piece piece) {
    char letter = piece.side() == Side.WHITE ? 'w' : 'b';
    return piece.rank() == Rank.KING ? Character.toUpperCase(letter) : letter;
  }

  /** The piece that a letter stands for; empty if for none. */
  static Optional<Piece> piece(char letter) {
    return switch (letter) {
      case 'w' -> Optional.of(new Piece(Side.WHITE, Rank.MAN));
      case 'W' -> Optional.of(new Piece(Side.WHITE, Rank.KING));
      case 'b' -> Optional.of(new Piece(Side.BLACK, Rank.MAN));
      case 'B' -> Optional.of(new Piece(Side.BLACK, Rank.KING));
      default -> Optional.empty();
    };
  }
}
