package org.damier.notation;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A text that is not a position. Carries every problem in the order of the text, not only the first; of a text with more
 * than a hundred the first hundred, the last of which says how many follow.
 */
public final class FenException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient List<Problem> problems;

  FenException(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(Collectors.joining(" ")));
    this.problems = List.copyOf(problems);
  }

  /** What is wrong, at least one thing. */
  public List<Problem> problems() {
    return problems;
  }

  /** The same of a text that this one begins in at some place. */
  FenException movedBy(int offset) {
    return new FenException(problems.stream()
        .map(problem -> new Problem(problem.offset() + offset, problem.sentence()))
        .toList());
  }

  /**
   * One thing that is wrong.
   *
   * @param offset where, as the index of a character in the text, from 0; the message counts from 1, as all messages do
   * @param sentence what
   */
  public record Problem(int offset, String sentence) {

    /** {@code At 5: `99` is not a square of this board.}, where 1 is the first character. */
    @Override
    public String toString() {
      return "At " + (offset + 1) + ": " + sentence;
    }
  }
}
