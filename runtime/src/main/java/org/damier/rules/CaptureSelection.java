package org.damier.rules;

import java.util.List;

/**
 * How a variant narrows the captures on offer: among all finished captures of a side those remain that are best by the
 * first criterion, among these the best by the second, and so on. An empty list means free choice.
 */
public record CaptureSelection(List<Criterion> criteria) {

  /** Any capture will do. */
  public static final CaptureSelection FREE_CHOICE = new CaptureSelection(List.of());

  /** The capture of most pieces is obligatory. */
  public static final CaptureSelection MOST_PIECES =
      new CaptureSelection(List.of(Criterion.Tally.MOST_PIECES));

  public CaptureSelection {
    criteria = List.copyOf(criteria);
  }
}
