package org.damier.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Square;
import org.damier.notation.DiagramException.Kind;

/**
 * Reads one picture. Every character that is not blank is a place on the board, after the row's label if it has one.
 *
 * <p>What follows from another problem is none of its own. Where a sign means nothing, places cannot be counted; where a row
 * is missing, those below it have the labels and the squares of others.
 */
final class DiagramReader {

  private static final int MOST_PROBLEMS = 100;

  private static final Set<Kind> SIZES = EnumSet.of(Kind.SIZE, Kind.SHORT_ROW, Kind.LONG_ROW);

  private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyz";

  private final Board board;
  private final Picture picture;
  private final String text;
  private final List<Row> rows = new ArrayList<>();
  private final List<Labels> labels = new ArrayList<>();
  private final List<DiagramException.Problem> problems = new ArrayList<>();
  private Placement placement = Placement.EMPTY;

  /** A row by where its label begins and ends, the same if it has none, and where its places are. */
  private record Row(int label, int afterLabel, List<Integer> places) {}

  /** The letters of columns, by where they begin. */
  private record Labels(int at, String letters) {}

  DiagramReader(Board board, String text) {
    this.board = board;
    this.picture = Picture.of(board);
    this.text = text;
  }

  Placement read() {
    cut();
    boolean allSigns = true;
    for (int row = 0; row < rows.size(); row++) {
      allSigns &= hasKnownSigns(row);
    }
    if (rows.size() == picture.rows().size()) {
      for (int row = 0; row < rows.size(); row++) {
        row(row);
      }
    } else if (allSigns) {
      otherSize();
    }
    if (problems.stream().noneMatch(problem -> SIZES.contains(problem.kind()))) {
      labels.forEach(this::compare);
    }
    if (!problems.isEmpty()) {
      problems.sort(Comparator.comparingInt(DiagramException.Problem::offset));
      throw new DiagramException(problems.stream().limit(MOST_PROBLEMS).toList());
    }
    return placement;
  }

  private void cut() {
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      String letters = text.substring(start, end).replaceAll("\\s", "");
      if (areLabels(letters)) {
        labels.add(new Labels(text.indexOf(letters.charAt(0), start), letters));
      } else if (!IntStream.range(start, end).allMatch(this::isNoPlace)) {
        rows.add(cut(start, end));
      }
      start = end + 1;
    }
  }

  private Row cut(int start, int end) {
    int label = start;
    while (label < end && Texts.isBlank(text.charAt(label))) {
      label++;
    }
    int afterLabel = label;
    while (afterLabel < end && Texts.isDigit(text.charAt(afterLabel))) {
      afterLabel++;
    }
    List<Integer> places =
        IntStream.range(afterLabel, end).filter(at -> !isNoPlace(at)).boxed().toList();
    return new Row(label, afterLabel, places);
  }

  private boolean isNoPlace(int at) {
    return Texts.isBlank(text.charAt(at)) || picture.isLine(text.charAt(at));
  }

  /** Whether these are the letters of columns, of whatever board. */
  private static boolean areLabels(String letters) {
    String turned = new StringBuilder(letters).reverse().toString();
    return letters.length() > 1 && (ALPHABET.startsWith(letters) || ALPHABET.startsWith(turned));
  }

  private void compare(Labels given) {
    if (!Diagram.hasLabels(board)) {
      add(Kind.LABEL, 0, 0, given.at(), "This board is drawn without labels.");
    } else if (!given.letters().equals(Diagram.columnLabels(board).replace(" ", ""))) {
      String columns = Texts.quote(Diagram.columnLabels(board));
      add(Kind.LABEL, 0, 0, given.at(), "The columns of the board are " + columns + ".");
    }
  }

  private boolean hasKnownSigns(int row) {
    List<Integer> places = rows.get(row).places();
    boolean known = true;
    for (int column = 0; column < places.size(); column++) {
      char sign = text.charAt(places.get(column));
      if (!isKnown(sign)) {
        known = false;
        add(
            Kind.SIGN,
            row + 1,
            column + 1,
            places.get(column),
            Texts.quote(String.valueOf(sign)) + " is not one of `w`, `W`, `b`, `B`, `.` and `-`.");
      }
    }
    return known;
  }

  private static boolean isKnown(char sign) {
    return sign == Diagram.EMPTY
        || sign == Diagram.NOT_PLAYABLE
        || Diagram.piece(sign).isPresent();
  }

  /** There are too few rows or too many; at the first with the label of another, or at the end. */
  private void otherSize() {
    int given = rows.size();
    int needed = picture.rows().size();
    int[] widths = rows.stream().mapToInt(row -> row.places().size()).distinct().toArray();
    boolean otherWidth =
        board.shape() instanceof Colouring && widths.length == 1 && widths[0] != board.columns();
    String of = otherWidth ? " of " + counted(widths[0], "place") : "";
    String ofBoard = otherWidth ? needed + " rows of " + board.columns() : "" + needed;
    int faulty = IntStream.range(0, given)
        .filter(row -> row >= needed || hasOtherLabel(row))
        .map(row -> rows.get(row).label())
        .findFirst()
        .orElse(text.length());
    String there = given == 1 ? "There is " : "There are ";
    add(
        Kind.SIZE,
        0,
        0,
        faulty,
        there + counted(given, "row") + of + "; the board has " + ofBoard + ".");
  }

  private static String counted(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private void row(int row) {
    Row given = rows.get(row);
    int needed = picture.rows().get(row).size();
    int places = given.places().size();
    if (given.afterLabel() > given.label() && !Diagram.hasLabels(board)) {
      add(Kind.LABEL, row + 1, 0, given.label(), "This board is drawn without labels.");
    } else if (hasOtherLabel(row)) {
      add(
          Kind.LABEL,
          row + 1,
          0,
          given.label(),
          "This is row " + label(row) + " of the board, not " + Texts.quote(givenLabel(row)) + ".");
    } else if (given.places().stream().anyMatch(at -> !isKnown(text.charAt(at)))) {
      return;
    } else if (places < needed) {
      String there = places == 1 ? "There is " : "There are ";
      String length = there + counted(places, "place") + "; the board has " + needed + " columns";
      add(Kind.SHORT_ROW, row + 1, 0, given.label(), length + here() + ".");
    } else if (places > needed) {
      add(
          Kind.LONG_ROW,
          row + 1,
          needed + 1,
          given.places().get(needed),
          "The board has only " + needed + " columns" + here() + ".");
    } else {
      places(row);
    }
  }

  /** On boards of other shapes rows are of different length. */
  private String here() {
    return board.shape() instanceof Colouring ? "" : " in this row";
  }

  private boolean hasOtherLabel(int row) {
    return Diagram.hasLabels(board)
        && !givenLabel(row).isEmpty()
        && !givenLabel(row).equals(label(row));
  }

  private String givenLabel(int row) {
    return text.substring(rows.get(row).label(), rows.get(row).afterLabel());
  }

  private String label(int row) {
    return Diagram.rowLabel(board, board.rows() - row - 1);
  }

  private void places(int row) {
    List<Integer> places = rows.get(row).places();
    for (int column = 0; column < places.size(); column++) {
      place(row, column, places.get(column));
    }
  }

  private void place(int row, int column, int at) {
    boolean played = text.charAt(at) != Diagram.NOT_PLAYABLE;
    Optional<Square> square = picture.rows().get(row).get(column).square();
    Optional<Piece> piece = Diagram.piece(text.charAt(at));
    if (square.isEmpty() && played) {
      add(Kind.SQUARE, row + 1, column + 1, at, "This place is not played on; it is written `-`.");
    } else if (square.isPresent() && !played) {
      add(
          Kind.SQUARE,
          row + 1,
          column + 1,
          at,
          "Square " + square.get() + " is played on; if empty, it is written `.`.");
    } else if (square.isPresent() && piece.isPresent()) {
      placement = placement.with(piece.get(), square.get());
    }
  }

  private void add(Kind kind, int row, int column, int offset, String sentence) {
    problems.add(new DiagramException.Problem(kind, row, column, offset, sentence));
  }
}
