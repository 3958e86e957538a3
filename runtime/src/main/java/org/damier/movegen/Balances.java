package org.damier.movegen;

import java.util.List;
import org.damier.board.Side;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.Forces;
import org.damier.rules.Material;

/** The balances of material that end the game, asked of a count of pieces. */
final class Balances {

  private final Material[] materials;

  Balances(List<Ending> endings) {
    this.materials = endings.stream()
        .map(Ending::condition)
        .filter(Condition.Balance.class::isInstance)
        .map(condition -> ((Condition.Balance) condition).material())
        .toArray(Material[]::new);
  }

  /** Whether one of them holds, with either side as the one spoken of. */
  boolean decide(Pieces pieces) {
    for (Material material : materials) {
      if (holds(material, pieces, Side.WHITE) || holds(material, pieces, Side.BLACK)) {
        return true;
      }
    }
    return false;
  }

  private static boolean holds(Material material, Pieces pieces, Side side) {
    return material.total().contains(pieces.count())
        && matches(material.other(), pieces, side.opponent())
        && anyMatches(material.own(), pieces, side);
  }

  private static boolean anyMatches(List<Forces> forces, Pieces pieces, Side side) {
    for (int i = 0; i < forces.size(); i++) {
      if (matches(forces.get(i), pieces, side)) {
        return true;
      }
    }
    return false;
  }

  private static boolean matches(Forces forces, Pieces pieces, Side side) {
    int kings = Codes.king(side);
    return forces.match(pieces.count(Codes.man(side)), pieces.count(kings))
        && (forces.kingOn().isEmpty() || forces.stand(pieces.set(kings), side));
  }
}
