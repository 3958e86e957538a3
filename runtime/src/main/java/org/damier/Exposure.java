package org.damier;

import java.util.List;
import java.util.Optional;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.movegen.PlainGenerator;
import org.damier.movegen.Verdicts;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.RuleSet;

/** The duty to take the piece that the opponent has moved last, where the rules know it. */
final class Exposure {

  private Exposure() {}

  /** The square {@code moved}, where the last move has ended, if the piece on it must be taken now. */
  static Optional<Square> of(RuleSet rules, Placement placement, Side side, Square moved) {
    boolean exposed = rules.capture().duty() == Duty.AGAINST_LAST_MOVED
        && placement.of(side.opponent()).contains(moved)
        && Verdicts.of(rules, placement, side).isEmpty()
        && !captures(rules, placement, side, moved).isEmpty();
    return exposed ? Optional.of(moved) : Optional.empty();
  }

  /** The captures that take this piece first. */
  static List<Move> captures(RuleSet rules, Placement placement, Side side, Square victim) {
    return new PlainGenerator(rules).capturesTakingFirst(placement, side, victim);
  }
}
