package org.damier.rules;

import java.util.List;

/**
 * How a variant narrows the captures on offer: among all finished captures those remain that are best by the first
 * criterion, among these the best by the second, and so on. An empty list means free choice.
 *
 * @param scope which captures are held against one another
 */
public record CaptureSelection(List<Criterion> criteria, Scope scope) {

  /** Any capture will do. */
  public static final CaptureSelection FREE_CHOICE = new CaptureSelection(List.of());

  /** The capture of most pieces is obligatory. */
  public static final CaptureSelection MOST_PIECES =
      new CaptureSelection(List.of(Criterion.Tally.MOST_PIECES));

  public CaptureSelection {
    criteria = List.copyOf(criteria);
  }

  /** A selection among the captures of all pieces. */
  public CaptureSelection(List<Criterion> criteria) {
    this(criteria, Scope.ALL_PIECES);
  }

  /** Which captures are compared. */
  public enum Scope {
    /** Those of all pieces of the side. */
    ALL_PIECES,
    /** Those of the piece that the player has chosen; which piece that is is free. */
    CHOSEN_PIECE
  }
}
