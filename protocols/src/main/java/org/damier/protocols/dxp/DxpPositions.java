package org.damier.protocols.dxp;

import org.damier.Position;
import org.damier.Variant;
import org.damier.protocols.dxp.DxpMessage.DxpPosition;
import org.damier.protocols.hub.HubNotation;

/** Positions as a {@link DxpMessage.GameRequest} has them, squares in the order of their numbers. */
public final class DxpPositions {

  private DxpPositions() {}

  /** The position as a request for a game tells it. */
  public static DxpPosition write(Position position) {
    // Hub has the same squares in the same order, behind the side to move.
    String squares = HubNotation.write(position).substring(1);
    return new DxpPosition(position.sideToMove(), squares.replace('b', 'z').replace('B', 'Z'));
  }

  /**
   * The position that the request tells.
   *
   * @throws IllegalArgumentException if it is none of the variant
   */
  public static Position read(Variant variant, DxpPosition position) {
    int squares = variant.board().size();
    if (position.squares().length() != squares) {
      throw new IllegalArgumentException("A position of " + variant + " has " + squares
          + " squares, not " + position.squares().length() + ".");
    }
    String hub = position.squares().replace('z', 'b').replace('Z', 'B');
    return HubNotation.read(variant, position.sideToMove().letter() + hub);
  }
}
