package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.damier.Setup;
import org.damier.board.Board;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.rules.Forces;
import org.damier.rules.Forces.Range;
import org.damier.rules.Material;
import org.damier.rules.RuleSet;

/** Pieces put anywhere: few and many, and such as endings speak of. */
final class RandomSetups {

  private final Random random;
  private final Board board;
  private final List<Material> materials;

  RandomSetups(RuleSet rules, Random random) {
    this.random = random;
    this.board = rules.board();
    this.materials = rules.endings().stream()
        .flatMap(ending -> ending.condition().balance().stream())
        .toList();
  }

  /** Up to a third of the squares, men and kings, a side in the mean as strong as the other. */
  Setup any() {
    List<Square> squares = shuffled();
    int most = Math.max(2, board.size() / 6);
    Placement placement = Placement.EMPTY;
    for (Side side : Side.values()) {
      int pieces = 1 + random.nextInt(most);
      // Some positions without kings, some with little else.
      int kingsInTen = random.nextInt(3) * 4;
      for (int i = 0; i < pieces; i++) {
        Rank rank = random.nextInt(10) < kingsInTen ? Rank.KING : Rank.MAN;
        placement = placement.with(new Piece(side, rank), squares.remove(squares.size() - 1));
      }
    }
    return setup(placement);
  }

  /** Forces that an ending speaks of, or nearly so; empty if none speaks of any. */
  Optional<Setup> ofEnding() {
    if (materials.isEmpty()) {
      return Optional.empty();
    }
    Material material = one(materials);
    Side side = one(List.of(Side.values()));
    List<Square> squares = shuffled();
    Placement own = with(Placement.EMPTY, side, one(material.own()), squares);
    return Optional.of(setup(with(own, side.opponent(), material.other(), squares)));
  }

  private Placement with(Placement placement, Side side, Forces forces, List<Square> squares) {
    int men = near(forces.men());
    int kings = near(forces.kings());
    int pieces = forces.pieces().equals(Range.ANY) ? men + kings : near(forces.pieces());
    Placement filled = placement;
    for (int i = 0; i < Math.max(1, Math.min(pieces, 8)) && !squares.isEmpty(); i++) {
      boolean counted = forces.pieces().equals(Range.ANY);
      Rank rank = counted ? (i < kings ? Rank.KING : Rank.MAN) : one(List.of(Rank.values()));
      filled = filled.with(new Piece(side, rank), squares.remove(squares.size() - 1));
    }
    return filled;
  }

  /** A number at an end of the range, or one beside it. */
  private int near(Range range) {
    if (range.equals(Range.ANY)) {
      return random.nextInt(3);
    }
    int end =
        range.most() == Integer.MAX_VALUE || random.nextBoolean() ? range.least() : range.most();
    return Math.max(0, end + (random.nextInt(3) == 0 ? random.nextInt(3) - 1 : 0));
  }

  private Setup setup(Placement placement) {
    return new Setup(placement, one(List.of(Side.values())));
  }

  private List<Square> shuffled() {
    List<Square> squares = new ArrayList<>(board.squares());
    Collections.shuffle(squares, random);
    return squares;
  }

  private <T> T one(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
