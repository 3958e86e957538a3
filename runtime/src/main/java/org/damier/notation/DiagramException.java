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

  /**
   * One thing that is wrong.
   *
   * @param row the picture's row, the top one being 1
   * @param column the picture's column, the left one being 1; 0 if the row as a whole is meant
   * @param offset where, as the 0-based place of a character in the text
   * @param sentence what
   */
  public record Problem(int row, int column, int offset, String sentence) {

    /** {@code Row 3, column 2: …} or {@code Row 3: …}. */
    @Override
    public String toString() {
      return "Row " + row + (column == 0 ? "" : ", column " + column) + ": " + sentence;
    }
  }
}
