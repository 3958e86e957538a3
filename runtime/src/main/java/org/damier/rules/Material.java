package org.damier.rules;

import java.util.List;
import org.damier.board.Placement;
import org.damier.board.Side;

/**
 * A balance of forces: one side has one of these, the other side that.
 *
 * @param own what the side spoken of has: one of several
 * @param other what its opponent has
 */
public record Material(List<Forces> own, Forces other) {
  public Material {
    if (own.isEmpty()) {
      throw new IllegalArgumentException("A balance of material needs forces on its first side.");
    }
    own = List.copyOf(own);
  }

  /** Whether the balance holds with {@code side} as the side spoken of. */
  public boolean holdsFor(Placement placement, Side side) {
    return other.match(placement, side.opponent())
        && own.stream().anyMatch(forces -> forces.match(placement, side));
  }
}
