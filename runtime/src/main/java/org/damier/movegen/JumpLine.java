package org.damier.movegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.Landing;
import org.damier.rules.PieceRules;

/**
 * One manner of jumping in one direction.
 *
 * @param flies whether empty squares may lie before the victim
 * @param landsBeyond whether it may come down farther than just behind the victim
 * @param mustGoOn whether landings from which the capture goes on shut out the others behind the same victim
 * @param victims a bit for the code of each piece that it may take
 */
record JumpLine(int direction, boolean flies, boolean landsBeyond, boolean mustGoOn, int victims) {

  /** All that pieces of one rank do when this side moves, each once. */
  static JumpLine[] of(PieceRules rules, Board board, Side side) {
    List<JumpLine> lines = new ArrayList<>();
    for (CaptureManner manner : rules.captures()) {
      for (Direction direction : manner.directions().on(board, side)) {
        lines.add(of(manner, direction, side.opponent()));
      }
    }
    return lines.stream().distinct().toArray(JumpLine[]::new);
  }

  private static JumpLine of(CaptureManner manner, Direction direction, Side enemy) {
    int victims = bits(manner.victims(), enemy);
    if (manner instanceof Fly fly) {
      Landing landing = fly.landing();
      return new JumpLine(
          direction.ordinal(),
          true,
          landing != Landing.NEXT,
          landing == Landing.WHERE_IT_CAN_CONTINUE,
          victims);
    }
    return new JumpLine(direction.ordinal(), false, false, false, victims);
  }

  private static int bits(Set<Rank> ranks, Side side) {
    return ranks.stream().mapToInt(rank -> 1 << Codes.of(side, rank)).reduce(0, (a, b) -> a | b);
  }

  /** Whether what stands on the victim's square may be taken. */
  boolean takes(int code) {
    return (victims >>> code & 1) != 0;
  }
}
