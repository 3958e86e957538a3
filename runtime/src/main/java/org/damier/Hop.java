package org.damier;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.Promotion;
import org.damier.rules.RuleSet;

/**
 * One leg of a move, for showing it: a step or slide is one hop, a capture one for each jump.
 *
 * @param from where the piece leaves
 * @param to where it comes down
 * @param captured the piece that it jumps over; empty for a move without capture
 * @param lifted the captured pieces that leave the board when the piece has come down: that of this hop, or at the last
 *     hop all, as the variant has it
 * @param rankAfter the piece's rank when it has come down
 */
public record Hop(
    Square from, Square to, Optional<Square> captured, List<Square> lifted, Rank rankAfter) {

  public Hop {
    lifted = List.copyOf(lifted);
  }

  /** The hops of a move of the variant. */
  public static List<Hop> of(Variant variant, Move move) {
    RuleSet rules = variant.rules();
    if (!move.isCapture()) {
      return List.of(
          new Hop(move.from(), move.to(), Optional.empty(), List.of(), move.rankAfter()));
    }
    List<Hop> hops = new ArrayList<>();
    boolean atOnce = rules.capture().removal() == Removal.AT_ONCE;
    int crowning = crowning(rules, move);
    int last = move.captured().size() - 1;
    for (int jump = 0; jump <= last; jump++) {
      Square captured = move.captured().get(jump);
      List<Square> atEnd = jump == last ? move.captured() : List.of();
      hops.add(new Hop(
          move.route().get(jump),
          move.route().get(jump + 1),
          Optional.of(captured),
          atOnce ? List.of(captured) : atEnd,
          jump < crowning ? move.piece().rank() : move.rankAfter()));
    }
    return List.copyOf(hops);
  }

  /** Which jump makes the piece a king; the last one where it happens at the move's end, or not at all. */
  private static int crowning(RuleSet rules, Move move) {
    int last = move.captured().size() - 1;
    Optional<Promotion> atOnce = rules
        .piece(move.piece().rank())
        .promotion()
        .filter(promotion -> promotion.timing() != Promotion.Timing.AT_END_OF_MOVE);
    if (!move.promotes() || atOnce.isEmpty()) {
      return last;
    }
    SquareSet zone = atOnce.get().zone().of(move.piece().side());
    for (int jump = 0; jump < last; jump++) {
      if (zone.contains(move.route().get(jump + 1))) {
        return jump;
      }
    }
    return last;
  }
}
