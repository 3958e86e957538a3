package org.damier;

import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.rules.Criterion;
import org.damier.rules.Criterion.Tally;

/** Says how much a capture is by a criterion, so that two can be held against each other. */
final class Measures {

  private Measures() {}

  /** {@code takes 2}, {@code is made by a man}; the captured pieces stand in the placement. */
  static String of(Criterion criterion, Move capture, Placement placement) {
    int kings = (int) capture.captured().stream()
        .filter(placement.of(capture.piece().side().opponent(), Rank.KING)::contains)
        .count();
    int pieces = capture.captured().size();
    if (criterion instanceof Criterion.Value value) {
      return "is worth " + value.fraction(value.man() * (pieces - kings) + value.king() * kings);
    }
    if (criterion == Tally.BY_KING) {
      return "is made by a " + capture.piece().rank().word();
    }
    if (criterion == Tally.MOST_KINGS) {
      return "takes " + kings + (kings == 1 ? " king" : " kings");
    }
    return criterion == Tally.KING_SOONEST
        ? "takes " + order(capture, placement)
        : "takes " + pieces;
  }

  /** {@code man, king, man}: the ranks in the order of the jumps. */
  private static String order(Move capture, Placement placement) {
    return String.join(
        ", ",
        capture.captured().stream()
            .flatMap(square -> placement.at(square).stream())
            .map(piece -> piece.rank().word())
            .toList());
  }
}
