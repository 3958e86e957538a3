package org.damier.pdn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One move of a game as it is written, and what is said of it.
 *
 * @param text the move without blanks; which move it is depends on the position
 * @param before comments between the move's number and the move
 * @param marks numeric annotation glyphs; {@code !} and its like by their numbers: {@code !} is 1, {@code ?} 2,
 *     {@code !!} 3, {@code ??} 4, {@code !?} 5, {@code ?!} 6, and {@code *}, a forced move, 7
 * @param comments comments behind the move, each on one line
 * @param variations what could have been played instead
 * @param line the line of the file in which it stands, 1 being the first; 0 if it comes from no file
 * @param column its place in that line, 1 being the first; 0 if it comes from no file
 * @param setup the position that is set up before it, as FEN; empty if the game goes on from the move before
 */
public record PdnMove(
    String text,
    List<String> before,
    List<Integer> marks,
    List<String> comments,
    List<PdnLine> variations,
    int line,
    int column,
    Optional<String> setup) {

  public PdnMove {
    before = List.copyOf(before);
    marks = List.copyOf(marks);
    comments = List.copyOf(comments);
    variations = List.copyOf(variations);
  }

  /** A move before which no position is set up. */
  public PdnMove(
      String text,
      List<String> before,
      List<Integer> marks,
      List<String> comments,
      List<PdnLine> variations,
      int line,
      int column) {
    this(text, before, marks, comments, variations, line, column, Optional.empty());
  }

  /** A move of which nothing is said. */
  public static PdnMove of(String text) {
    return new PdnMove(text, List.of(), List.of(), List.of(), List.of(), 0, 0);
  }

  /** This move with more comments behind it. */
  PdnMove withComments(List<String> more) {
    List<String> all = new ArrayList<>(comments);
    all.addAll(more);
    return new PdnMove(text, before, marks, all, variations, line, column, setup);
  }

  /** This move with another text and other variations. */
  PdnMove rewritten(String newText, List<PdnLine> newVariations) {
    return new PdnMove(newText, before, marks, comments, newVariations, line, column, setup);
  }
}
