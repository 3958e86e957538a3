package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareNaming;
import org.damier.board.SquareSet;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.Squares;

/** Reads lists of squares, and writes them. */
final class SquareLists {

  private final Board board;
  private final Mistakes mistakes;

  SquareLists(Board board, Mistakes mistakes) {
    this.board = board;
    this.mistakes = mistakes;
  }

  /** The squares that an item of a list stands for. */
  record Meant(Squares.Item item, List<Square> squares) {}

  /** The squares of each item, in the order of the list; what is wrong is reported and left out. */
  List<Meant> read(Squares.Listed listed, Side side) {
    List<Meant> meant = new ArrayList<>();
    for (Squares.Item item : listed.items()) {
      meant.add(new Meant(
          item,
          item instanceof Squares.Rows rows ? rows(rows, side) : range((Squares.Range) item)));
    }
    return meant;
  }

  /** All squares of the list together. */
  SquareSet set(Squares.Listed listed, Side side) {
    return SquareSet.of(
        read(listed, side).stream().flatMap(meant -> meant.squares().stream()).toList());
  }

  /** The image of the squares for the other side; what would leave the board is reported once. */
  List<Square> image(Squares.Image image, SquareSet original) {
    List<Square> squares = new ArrayList<>();
    for (int index : original.indexes()) {
      Square square = board.square(index);
      Optional<Square> mapped = image.rotated() ? board.rotated(square) : board.mirrored(square);
      if (mapped.isEmpty()) {
        String other = new Squares.Image(image.span(), !image.rotated()).word();
        mistakes.add(
            Code.IMAGE_OFF_BOARD,
            image.span(),
            "The image of " + Quote.of(square.name()) + " is not a playable square.",
            "Say `" + other + "`, or list the squares.");
        return squares;
      }
      squares.add(mapped.get());
    }
    return squares;
  }

  private List<Square> rows(Squares.Rows rows, Side side) {
    if (rows.from() < 1 || rows.to() > board.rows() || rows.to() < rows.from()) {
      mistakes.add(
          Code.UNKNOWN_ROW,
          rows.span(),
          "The board has the rows 1 to " + board.rows() + ", counted from each side's own edge.",
          rows.to() < rows.from() ? "A range of rows goes up." : "");
      return List.of();
    }
    List<Square> squares = new ArrayList<>();
    for (int row = rows.from(); row <= rows.to(); row++) {
      board.row(row - 1, side).forEach(index -> squares.add(board.square(index)));
    }
    return squares;
  }

  private List<Square> range(Squares.Range range) {
    Optional<Square> from = square(range.from(), range.span());
    if (from.isEmpty() || range.from().equals(range.to())) {
      return from.stream().toList();
    }
    Optional<Square> to = square(range.to(), range.span());
    if (to.isEmpty()) {
      return List.of();
    }
    List<Square> between = board.naming().style() == SquareNaming.Style.NUMBERS
        ? numbersBetween(from.get(), to.get())
        : lineBetween(from.get(), to.get());
    if (between.isEmpty()) {
      mistakes.add(
          Code.BAD_RANGE,
          range.span(),
          board.naming().style() == SquareNaming.Style.NUMBERS
              ? "The range goes down."
              : "The two squares do not lie on one line.",
          board.naming().style() == SquareNaming.Style.NUMBERS
              ? "Say " + Quote.of(range.to() + "-" + range.from()) + "."
              : "A range runs along a row, a column or a diagonal: `a1-h1`.");
    }
    return between;
  }

  private Optional<Square> square(String name, Span span) {
    Optional<Square> square = board.find(name);
    if (square.isEmpty()) {
      mistakes.add(
          Code.UNKNOWN_SQUARE,
          span,
          Quote.of(name) + " is not a square that is played on.",
          "Squares of this board are called " + names() + ".");
    }
    return square;
  }

  private String names() {
    if (board.naming().style() == SquareNaming.Style.NUMBERS) {
      return "1 to " + board.size();
    }
    if (board.colouring() != Colouring.ALL_SQUARES) {
      char lastColumn = (char) ('a' + board.columns() - 1);
      return "a1 to " + lastColumn + board.rows() + ", the dark ones only";
    }
    List<Square> squares = SquareTexts.inOrderOfNames(board);
    return squares.get(0) + " to " + squares.get(squares.size() - 1);
  }

  private List<Square> numbersBetween(Square from, Square to) {
    List<Square> between = new ArrayList<>();
    for (int number = Integer.parseInt(from.name());
        number <= Integer.parseInt(to.name());
        number++) {
      between.add(board.square(Integer.toString(number)));
    }
    return between;
  }

  private List<Square> lineBetween(Square from, Square to) {
    int columns = to.column() - from.column();
    int rows = to.row() - from.row();
    if (columns != 0 && rows != 0 && Math.abs(columns) != Math.abs(rows)) {
      return List.of();
    }
    List<Square> between = new ArrayList<>();
    for (int step = 0; step <= Math.max(Math.abs(columns), Math.abs(rows)); step++) {
      board
          .at(
              from.column() + step * Integer.signum(columns),
              from.row() + step * Integer.signum(rows))
          .ifPresent(between::add);
    }
    return between;
  }
}
