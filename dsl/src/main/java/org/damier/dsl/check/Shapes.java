package org.damier.dsl.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.damier.board.Colouring;
import org.damier.board.Hexes;
import org.damier.board.Lines;
import org.damier.board.Shape;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.syntax.Clause;
import org.damier.dsl.syntax.Clause.BoardClause;
import org.damier.dsl.syntax.Clause.Ground;
import org.damier.dsl.syntax.Located;
import org.damier.dsl.syntax.Squares;

/** Reads what a board is made of, and writes it. */
final class Shapes {

  private final BoardClause board;
  private final Mistakes mistakes;

  Shapes(BoardClause board, Mistakes mistakes) {
    this.board = board;
    this.mistakes = mistakes;
  }

  /** The shape; empty if something about it is wrong, which is reported. */
  Optional<Shape> read() {
    if (board.ground().isEmpty()) {
      mistakes.add(
          Code.UNSAID,
          board.span(),
          "The clause does not say which squares are played on.",
          "Add `, all squares`, `, dark squares`, `, hexes` or `, lines` with the lines.");
      return Optional.empty();
    }
    Ground ground = board.ground().get().value();
    boolean dark = ground instanceof Ground.Chequered chequered && chequered.darkOnly();
    boolean hexes = ground instanceof Ground.OfHexes;
    if (!dark) {
      refuse(
          board.corner(),
          "Where all squares are played on, no corner has a colour.",
          "Leave it out, or say `dark squares`.");
    }
    if (!hexes) {
      refuse(board.trimmed(), "Only a field of hexes is trimmed.", "Leave it out, or say `hexes`.");
    }
    return ground instanceof Ground.OfLines lines
        ? lines(lines)
        : hexes ? hexes() : dark ? darkSquares() : Optional.of(Colouring.ALL_SQUARES);
  }

  private void refuse(Optional<? extends Located<?>> part, String message, String hint) {
    part.ifPresent(said -> mistakes.add(Code.MISPLACED_PART, said.span(), message, hint));
  }

  private Optional<Shape> darkSquares() {
    Optional<Located<Clause.NearCorner>> corner = board.corner();
    if (corner.isEmpty()) {
      mistakes.add(
          Code.UNSAID,
          board.span(),
          "The clause does not say which corner is dark.",
          "Add `, left corner dark` or `, right corner dark`, as White sees the board.");
    }
    return corner.map(said -> said.value().leftIsDark(board.columns().value())
        ? Colouring.CORNER_LEFT
        : Colouring.CORNER_RIGHT);
  }

  private Optional<Shape> hexes() {
    int trimmed = board.trimmed().map(Located::value).orElse(0);
    int most = Math.min(board.columns().value(), board.rows().value()) - 1;
    if (trimmed > most) {
      mistakes.add(
          Code.NUMBER_OUT_OF_RANGE,
          board.trimmed().get().span(),
          "From each of two corners at most " + most + " lines of hexes can be cut off here.",
          "");
      return Optional.empty();
    }
    return Optional.of(new Hexes(trimmed));
  }

  private Optional<Shape> lines(Ground.OfLines ground) {
    Set<Lines.Line> lines = new HashSet<>();
    for (Squares.Range range : ground.lines()) {
      Optional<Shape.Place> from = place(range.from(), range);
      Optional<Shape.Place> to = place(range.to(), range);
      if (from.isEmpty() || to.isEmpty()) {
        return Optional.empty();
      }
      try {
        lines.add(new Lines.Line(from.get(), to.get()));
      } catch (IllegalArgumentException crooked) {
        mistakes.add(
            Code.BAD_RANGE,
            range.span(),
            "The two points do not lie on one line.",
            "A line runs along a row, a column or a diagonal: `a1-h1`.");
        return Optional.empty();
      }
    }
    return Optional.of(new Lines(lines));
  }

  private Optional<Shape.Place> place(String name, Squares.Range range) {
    int column = Character.toLowerCase(name.charAt(0)) - 'a';
    // Longer names lie beyond every board.
    int row = column < 0 || name.length() > 3 ? -1 : Integer.parseInt(name.substring(1)) - 1;
    boolean onGrid = column >= 0
        && column < board.columns().value()
        && row >= 0
        && row < board.rows().value();
    if (!onGrid) {
      mistakes.add(
          Code.UNKNOWN_SQUARE,
          range.span(),
          Quote.of(name) + " is not a crossing of the board's columns and rows.",
          "Lines go from one to another, called by letter and number whatever the notation: a1 is"
              + " at White's left hand.");
    }
    return onGrid ? Optional.of(new Shape.Place(column, row)) : Optional.empty();
  }

  /** The shape of a board of so many columns as the clause has it behind the size. */
  static String words(int columns, Shape shape) {
    if (shape instanceof Hexes hexes) {
      return hexes.trimmed() == 0 ? "hexes" : "hexes, trimmed by " + hexes.trimmed();
    }
    if (shape instanceof Lines lines) {
      return "lines " + String.join(" ", names(lines));
    }
    return switch ((Colouring) shape) {
      case ALL_SQUARES -> "all squares";
      case CORNER_LEFT -> "dark squares, left corner dark";
      case CORNER_RIGHT ->
        areNearCornersAlike(columns)
            ? "dark squares, left corner light"
            : "dark squares, right corner dark";
    };
  }

  private static Set<String> names(Lines lines) {
    return lines.lines().stream()
        .map(line -> name(line.from()) + "-" + name(line.to()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String name(Shape.Place place) {
    return (char) ('a' + place.column()) + Integer.toString(place.row() + 1);
  }

  private static boolean areNearCornersAlike(int columns) {
    return columns % 2 == 1;
  }

  /** The shape as a sentence that says how many columns and rows there are. */
  static String sentence(int columns, int rows, Shape shape) {
    String grid = columns + " columns and " + rows + " rows";
    if (shape instanceof Hexes hexes) {
      String field = "The board is a field of hexes with " + grid
          + " that cross at a slant, White sitting at the corner where both begin";
      return hexes.trimmed() == 0
          ? field
          : field + "; lines of hexes are cut off at the two side corners, " + hexes.trimmed()
              + " at each";
    }
    if (shape instanceof Lines lines) {
      return "The board has points on " + grid + ", joined by the lines "
          + String.join(", ", List.copyOf(names(lines)));
    }
    return "The board has " + grid + "; "
        + switch ((Colouring) shape) {
          case ALL_SQUARES -> "all squares are played on";
          case CORNER_LEFT ->
            "the dark squares are played on, with "
                + (areNearCornersAlike(columns) ? "dark corners" : "a dark corner")
                + " at White's left " + (areNearCornersAlike(columns) ? "and right " : "") + "hand";
          case CORNER_RIGHT ->
            "the dark squares are played on, with "
                + (areNearCornersAlike(columns)
                    ? "light corners at White's left and right hand"
                    : "a dark corner at White's right hand");
        };
  }
}
