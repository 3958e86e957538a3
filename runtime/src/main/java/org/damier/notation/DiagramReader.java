package org.damier.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Square;

/** Reads one picture. Every character that is not blank is a place on the board, after the row's label if it has one. */
final class DiagramReader {

  private static final int MOST_PROBLEMS = 100;

  private final Board board;
  private final Picture picture;
  private final String text;
  private final List<DiagramException.Problem> problems = new ArrayList<>();
  private Placement placement = Placement.EMPTY;

  DiagramReader(Board board, String text) {
    this.board = board;
    this.picture = Picture.of(board);
    this.text = text;
  }

  Placement read() {
    int row = 0;
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      if (!isEmpty(start, end) && !isColumnLabels(row, start, end)) {
        row++;
        row(row, start, end);
      }
      start = end + 1;
    }
    int rows = picture.rows().size();
    if (row < rows) {
      add(row + 1, 0, text.length(), thereAre(row, "row") + "; the board has " + rows + ".");
    }
    if (!problems.isEmpty()) {
      throw new DiagramException(problems);
    }
    return placement;
  }

  private boolean isEmpty(int start, int end) {
    return text.substring(start, end).chars().allMatch(c -> isNoPlace((char) c));
  }

  private boolean isNoPlace(char character) {
    return Texts.isBlank(character) || picture.isLine(character);
  }

  private boolean isColumnLabels(int rowsBefore, int start, int end) {
    return Diagram.hasLabels(board)
        && rowsBefore == board.rows()
        && text.substring(start, end)
            .replaceAll("\\s", "")
            .equals(Diagram.columnLabels(board).replace(" ", ""));
  }

  private void row(int row, int start, int end) {
    int rows = picture.rows().size();
    if (row > rows) {
      if (row == rows + 1) {
        add(row, 0, start, "The board has only " + rows + " rows.");
      }
      return;
    }
    int column = 0;
    for (int at = afterLabel(row, start, end); at < end; at++) {
      if (!isNoPlace(text.charAt(at))) {
        column++;
        place(row, column, at);
      }
    }
    int columns = picture.rows().get(row - 1).size();
    if (column < columns) {
      add(
          row,
          0,
          start,
          thereAre(column, "place") + "; the board has " + columns + " columns" + here() + ".");
    }
  }

  private static String thereAre(int number, String what) {
    return number == 1 ? "There is 1 " + what : "There are " + number + " " + what + "s";
  }

  /** On boards of other shapes rows are of different length. */
  private String here() {
    return board.shape() instanceof Colouring ? "" : " in this row";
  }

  private int afterLabel(int row, int start, int end) {
    int at = start;
    while (at < end && Texts.isBlank(text.charAt(at))) {
      at++;
    }
    int label = at;
    while (at < end && Texts.isDigit(text.charAt(at))) {
      at++;
    }
    if (at == label) {
      return at;
    }
    if (!Diagram.hasLabels(board)) {
      add(row, 0, label, "Rows of a board with numbered squares have no labels.");
      return at;
    }
    String expected = Diagram.rowLabel(board, board.rows() - row);
    if (!text.substring(label, at).equals(expected)) {
      add(
          row,
          0,
          label,
          "This is row " + expected + " of the board, not " + Texts.quote(text.substring(label, at))
              + ".");
    }
    return at;
  }

  private void place(int row, int column, int at) {
    char symbol = text.charAt(at);
    List<Picture.Place> places = picture.rows().get(row - 1);
    if (column > places.size()) {
      if (column == places.size() + 1) {
        add(row, column, at, "The board has only " + places.size() + " columns" + here() + ".");
      }
      return;
    }
    Optional<Square> square = places.get(column - 1).square();
    Optional<Piece> piece = Diagram.piece(symbol);
    if (piece.isEmpty() && symbol != Diagram.EMPTY && symbol != Diagram.NOT_PLAYABLE) {
      add(
          row,
          column,
          at,
          Texts.quote(String.valueOf(symbol)) + " is not one of `w`, `W`, `b`, `B`, `.` and `-`.");
    } else if (square.isEmpty() && symbol != Diagram.NOT_PLAYABLE) {
      add(row, column, at, "This place is not played on; it is written `-`.");
    } else if (square.isPresent() && symbol == Diagram.NOT_PLAYABLE) {
      add(
          row,
          column,
          at,
          "Square " + square.get() + " is played on; if empty, it is written `.`.");
    } else if (square.isPresent() && piece.isPresent()) {
      placement = placement.with(piece.get(), square.get());
    }
  }

  private void add(int row, int column, int offset, String sentence) {
    if (problems.size() < MOST_PROBLEMS) {
      problems.add(new DiagramException.Problem(row, column, offset, sentence));
    }
  }
}
