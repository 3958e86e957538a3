package org.damier.movegen;

import java.util.List;
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
      if (holds(material, pieces, 0) || holds(material, pieces, 2)) {
        return true;
      }
    }
    return false;
  }

  private static boolean holds(Material material, Pieces pieces, int man) {
    return matches(material.other(), pieces, Codes.enemy(man))
        && anyMatches(material.own(), pieces, man);
  }

  private static boolean anyMatches(List<Forces> forces, Pieces pieces, int man) {
    for (int i = 0; i < forces.size(); i++) {
      if (matches(forces.get(i), pieces, man)) {
        return true;
      }
    }
    return false;
  }

  private static boolean matches(Forces forces, Pieces pieces, int man) {
    return forces.match(pieces.count(man), pieces.count(Codes.promoted(man)));
  }
}
