package org.damier.codegen.engines;

import java.util.List;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.layout.Places;
import org.damier.rules.Forces;
import org.damier.rules.Material;

/** A balance of material that ends the game, asked of an engine's words. Allocates nothing. */
final class StagedBalance {

  private final Forces.Range total;
  private final StagedForces other;
  private final StagedForces[] own;
  private final Places places;

  StagedBalance(Material material, Layout layout) {
    this.total = material.total();
    this.other = new StagedForces(material.other(), layout);
    List<StagedForces> forces =
        material.own().stream().map(one -> new StagedForces(one, layout)).toList();
    this.own = forces.toArray(StagedForces[]::new);
    this.places = layout.places();
  }

  /** Whether it holds with either side as the one spoken of. */
  boolean holds(long[] position, int offset) {
    return holds(position, offset, Side.WHITE) || holds(position, offset, Side.BLACK);
  }

  private boolean holds(long[] position, int offset, Side side) {
    return total.contains(pieces(position, offset))
        && other.match(position, offset, side.opponent())
        && anyOfOwn(position, offset, side);
  }

  private boolean anyOfOwn(long[] position, int offset, Side side) {
    for (StagedForces forces : own) {
      if (forces.match(position, offset, side)) {
        return true;
      }
    }
    return false;
  }

  /** How many both sides have. */
  private int pieces(long[] position, int offset) {
    int count = 0;
    for (int word = 0; word < places.kings(); word++) {
      count += Long.bitCount(position[offset + word]);
    }
    return count;
  }

  /** What one side has, the zone of its king as words. */
  private static final class StagedForces {

    private final Forces forces;
    private final Places places;
    private final boolean anywhere;

    // By side, as many words as a set has.
    private final long[] kingOn;

    StagedForces(Forces forces, Layout layout) {
      this.forces = forces;
      this.places = layout.places();
      int words = layout.words();
      this.anywhere = forces.kingOn().isEmpty();
      this.kingOn = new long[2 * words];
      forces.kingOn().ifPresent(zone -> {
        for (Side side : Side.values()) {
          long[] set = layout.words(zone.of(side));
          System.arraycopy(set, 0, kingOn, side.ordinal() * words, words);
        }
      });
    }

    boolean match(long[] position, int offset, Side side) {
      int men = places.count(position, offset, side, Rank.MAN);
      int kings = places.count(position, offset, side, Rank.KING);
      return forces.match(men, kings) && (anywhere || meets(position, offset, side));
    }

    private boolean meets(long[] position, int offset, Side side) {
      int zone = side.ordinal() * places.wordsPerSet();
      for (int word = 0; word < places.wordsPerSet(); word++) {
        long kings = places.word(position, offset, side, Rank.KING, word);
        if ((kings & kingOn[zone + word]) != 0) {
          return true;
        }
      }
      return false;
    }
  }
}
