package org.damier;

import java.util.Comparator;
import java.util.List;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.damier.board.Square;
import org.damier.rules.CaptureRules.Duty;

/** What it costs to pass a capture by, where the rules let one do so at a price. */
final class Forfeits {

  private Forfeits() {}

  /** Where the pieces stand after the move, which captures nothing, that pay for it. */
  static List<Square> of(Position position, Move move) {
    List<Move> captures = position.legalMoves().stream().filter(Move::isCapture).toList();
    Duty duty = position.variant().rules().capture().duty();
    List<Move> passedBy = switch (duty) {
      case FORFEIT -> captures;
      case FORFEIT_KINGS ->
        captures.stream().filter(capture -> capture.piece().rank() == Rank.KING).toList();
      case FORFEIT_ONE -> captures.stream().min(worstFirst(move)).stream().toList();
      case MANDATORY, AGAINST_LAST_MOVED, OPTIONAL -> List.of();
    };
    return passedBy.stream()
        .map(Move::from)
        .distinct()
        .map(square -> square.equals(move.from()) ? move.to() : square)
        .toList();
  }

  /** The capture whose omission weighs most: of most pieces, then by the piece that moved instead, then of the first square. */
  private static Comparator<Move> worstFirst(Move move) {
    return Comparator.comparingInt((Move capture) -> -capture.captured().size())
        .thenComparing(capture -> !capture.from().equals(move.from()))
        .thenComparingInt(capture -> capture.from().index());
  }
}
