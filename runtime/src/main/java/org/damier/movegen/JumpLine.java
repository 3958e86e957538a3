package org.damier.movegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.Landing;
import org.damier.rules.PieceRules;

/**
 * One manner of jumping in one direction.
 *
 * @param flies whether empty squares may lie before the victim
 * @param fromAfar whether the square next to it may not be the victim's
 * @param landsBeyond whether it may come down farther than just behind the victim
 * @param skipsFirst whether it may not come down just behind the victim
 * @param mustGoOn whether landings from which the capture goes on shut out the others behind the same victim
 * @param nextToLastKing whether a capture that ends with a king taken so must end just behind it
 * @param nextToLastKingOfSeveral the same, where it takes more than that king
 * @param ground where it may come down; empty if anywhere
 * @param victims a bit for the code of each piece that it may take
 */
record JumpLine(
    int direction,
    boolean flies,
    boolean fromAfar,
    boolean landsBeyond,
    boolean skipsFirst,
    boolean mustGoOn,
    boolean nextToLastKing,
    boolean nextToLastKingOfSeveral,
    Optional<SquareSet> ground,
    int victims) {

  /** All that pieces of one rank do when this side moves, each once. */
  static JumpLine[] of(PieceRules rules, Board board, Side side) {
    List<JumpLine> lines = new ArrayList<>();
    for (CaptureManner manner : rules.captures()) {
      for (Direction direction : manner.directions().on(board, side)) {
        lines.add(of(manner, direction, side));
      }
    }
    // One manner has no direction twice.
    Stream<JumpLine> each =
        rules.captures().size() == 1 ? lines.stream() : lines.stream().distinct();
    return each.toArray(JumpLine[]::new);
  }

  private static JumpLine of(CaptureManner manner, Direction direction, Side side) {
    Optional<Landing> landing =
        manner instanceof Fly fly ? Optional.of(fly.landing()) : Optional.empty();
    boolean far = landing.filter(where -> where != Landing.NEXT).isPresent();
    int enemies = bits(manner.victims(), side.opponent());
    return new JumpLine(
        direction.ordinal(),
        landing.isPresent(),
        manner.terms().fromAfar(),
        far,
        landing.equals(Optional.of(Landing.BEYOND)),
        landing.equals(Optional.of(Landing.WHERE_IT_CAN_CONTINUE)),
        landing.equals(Optional.of(Landing.NEXT_AFTER_LAST_KING)),
        landing.equals(Optional.of(Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL)),
        manner.terms().landingOn().map(zone -> zone.of(side)),
        manner.terms().overOwnToo() ? enemies | bits(manner.victims(), side) : enemies);
  }

  /** Whether it may come down there, once the square is empty. */
  boolean mayLandOn(int square) {
    return ground.isEmpty() || ground.get().contains(square);
  }

  /** Whether it may come down wherever there is room, so that one empty square behind the victim is enough. */
  boolean landsFreely() {
    return !skipsFirst && ground.isEmpty();
  }

  private static int bits(Set<Rank> ranks, Side side) {
    return ranks.stream().mapToInt(rank -> 1 << Codes.of(side, rank)).reduce(0, (a, b) -> a | b);
  }

  /** Whether what stands on the victim's square may be taken. */
  boolean takes(int code) {
    return (victims >>> code & 1) != 0;
  }
}
