package org.damier.codegen;

import java.util.Random;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;

/** Positions put together at random, from few pieces to many, from men only to kings only. */
final class RandomPositions {

  private final Variant variant;
  private final Random random;

  RandomPositions(Variant variant, long seed) {
    this.variant = variant;
    this.random = new Random(seed);
  }

  Position next() {
    double density = 0.05 + 0.6 * random.nextDouble();
    double kings = random.nextDouble();
    Placement placement = Placement.EMPTY;
    for (Square square : variant.board().squares()) {
      if (random.nextDouble() < density) {
        placement = placement.with(piece(square, kings), square);
      }
    }
    return variant.position(new Setup(placement, side()));
  }

  private Piece piece(Square square, double kings) {
    Side side = side();
    boolean mustBeKing = variant
        .rules()
        .man()
        .promotion()
        .filter(promotion -> promotion.zone().of(side).contains(square))
        .isPresent();
    return new Piece(side, mustBeKing || random.nextDouble() < kings ? Rank.KING : Rank.MAN);
  }

  private Side side() {
    return random.nextBoolean() ? Side.WHITE : Side.BLACK;
  }
}
