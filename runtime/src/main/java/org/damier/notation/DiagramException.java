package org.damier.notation;

import java.util.List;
import java.util.stream.Collectors;

/** A picture that is not one of pieces on the board. Carries every problem from top to bottom. */
public final class DiagramException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  DiagramException(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining(" ")));
    this.problems = List.copyOf(problems);
  }

  /** What is wrong, at least one thing. */
  public List<Problem> problems() {
    return problems;
  }

  /** What may be wrong; problems of one kind mostly come from one slip. */
  public enum Kind {
    /** A sign that means nothing. */
    SIGN,
    /** Too few rows or too many. */
    SIZE,
    /** A label of another row or column, or on a board that has none. */
    LABEL,
    /** Too few places in a row. */
    SHORT_ROW,
    /** Too many places in a row. */
    LONG_ROW,
    /** A square where the board has none, or none where it has one. */
    SQUARE
  }

  /**
   * One thing that is wrong.
   *
   * @param kind what sort of thing
   * @param row the picture's row, the top one being 1; 0 if no row is meant
   * @param column the picture's column, the left one being 1; 0 if the row as a whole is meant
   * @param offset where, as the 0-based place of a character in the text
   * @param sentence what
   */
  public record Problem(Kind kind, int row, int column, int offset, String sentence) {

    /** {@code Row 3, column 2: …}, {@code Row 3: …} or just the sentence. */
    @Override
    public String toString() {
      String place = column == 0 ? "Row " + row : "Row " + row + ", column " + column;
      return row == 0 ? sentence : place + ": " + sentence;
    }
  }
}
