package org.damier.rules;

import java.util.List;
import org.damier.board.Placement;
import org.damier.board.Side;

/**
 * A balance of forces: one side has one of these, the other side that.
 *
 * @param own what the side spoken of has: one of several
 * @param other what its opponent has
 * @param total how many pieces both sides have together
 */
public record Material(List<Forces> own, Forces other, Forces.Range total) {

  public Material {
    if (own.isEmpty()) {
      throw new IllegalArgumentException("A balance of material needs forces on its first side.");
    }
    own = List.copyOf(own);
  }

  /** A balance of forces whatever their sum. */
  public Material(List<Forces> own, Forces other) {
    this(own, other, Forces.Range.ANY);
  }

  /** Whether the balance holds with {@code side} as the side spoken of. */
  public boolean holdsFor(Placement placement, Side side) {
    return total.contains(placement.occupied().size())
        && other.match(placement, side.opponent())
        && own.stream().anyMatch(forces -> forces.match(placement, side));
  }
}
