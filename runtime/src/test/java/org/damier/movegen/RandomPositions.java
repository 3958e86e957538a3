package org.damier.movegen;

import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.rules.Promotion;
import org.damier.rules.RuleSet;

/** Positions by chance, the same for the same seed. */
final class RandomPositions {

  /** Longer games go round in circles. */
  private static final int LONGEST_GAME = 150;

  private final RuleSet rules;
  private final Random random;

  RandomPositions(RuleSet rules, long seed) {
    this.rules = rules;
    this.random = new Random(seed);
  }

  /** So many positions of games in which each move is drawn by lot. */
  void play(int count, MoveGenerator generator, BiConsumer<Placement, Side> action) {
    Placement placement = rules.start();
    Side side = rules.first();
    int plies = 0;
    for (int i = 0; i < count; i++) {
      action.accept(placement, side);
      List<Move> moves = generator.legalMoves(placement, side);
      if (moves.isEmpty() || plies == LONGEST_GAME) {
        placement = rules.start();
        side = rules.first();
        plies = 0;
      } else {
        placement = after(placement, moves.get(random.nextInt(moves.size())));
        side = side.opponent();
        plies++;
      }
    }
  }

  /** The pieces after a move. */
  static Placement after(Placement placement, Move move) {
    Placement after = placement.without(move.from());
    for (Square captured : move.captured()) {
      after = after.without(captured);
    }
    return after.with(new Piece(move.piece().side(), move.rankAfter()), move.to());
  }

  /** So many placements of pieces by lot, many of them kings, from a nearly empty board to a rather full one. */
  void scatter(int count, BiConsumer<Placement, Side> action) {
    for (int i = 0; i < count; i++) {
      int ofTwenty = 1 + random.nextInt(11);
      action.accept(scattered(ofTwenty), random.nextBoolean() ? Side.WHITE : Side.BLACK);
    }
  }

  private Placement scattered(int ofTwenty) {
    Placement placement = Placement.EMPTY;
    for (Square square : rules.board().squares()) {
      if (random.nextInt(20) < ofTwenty) {
        Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
        boolean king = random.nextInt(3) == 0 || wouldBePromoted(side, square);
        placement = placement.with(new Piece(side, king ? Rank.KING : Rank.MAN), square);
      }
    }
    return placement;
  }

  private boolean wouldBePromoted(Side side, Square square) {
    return rules
        .man()
        .promotion()
        .map(Promotion::zone)
        .filter(zone -> zone.of(side).contains(square))
        .isPresent();
  }
}
