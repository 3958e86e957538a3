package org.damier.variants;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareSet;

/** Positions of a variant: from random play, and rich in kings from random placing. The same for the same seed. */
final class SomePositions {

  private static final int MOST_PLIES = 120;
  private static final int MOST_PIECES = 12;

  private final Variant variant;
  private final Random random;

  SomePositions(Variant variant, long seed) {
    this.variant = variant;
    this.random = new Random(seed);
  }

  void play(int count, Consumer<Position> each) {
    Position position = variant.start();
    int plies = 0;
    for (int i = 0; i < count; i++) {
      each.accept(position);
      List<Move> moves = position.legalMoves();
      boolean over = moves.isEmpty() || plies == MOST_PLIES;
      plies = over ? 0 : plies + 1;
      position = over ? variant.start() : position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  void scatter(int count, Consumer<Position> each) {
    for (int i = 0; i < count; i++) {
      Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
      each.accept(variant.position(new Setup(placement(), side)));
    }
  }

  private Placement placement() {
    Board board = variant.board();
    Placement placement = Placement.EMPTY;
    for (int pieces = 2 + random.nextInt(MOST_PIECES); pieces > 0; pieces--) {
      Square square = board.square(random.nextInt(board.size()));
      Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
      boolean king = hasKings() && (random.nextInt(3) == 0 || promotes(side).contains(square));
      if (placement.at(square).isEmpty()) {
        placement = placement.with(new Piece(side, king ? Rank.KING : Rank.MAN), square);
      }
    }
    return placement;
  }

  private boolean hasKings() {
    return variant.rules().man().promotion().isPresent();
  }

  private SquareSet promotes(Side side) {
    return variant
        .rules()
        .man()
        .promotion()
        .map(promotion -> promotion.zone().of(side))
        .orElse(SquareSet.EMPTY);
  }
}
