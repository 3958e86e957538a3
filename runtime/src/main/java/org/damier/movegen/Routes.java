package org.damier.movegen;

import java.util.List;
import java.util.Optional;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.rules.RuleSet;

/** The ways by which a move can be made, of which the generator names one. */
public final class Routes {

  private Routes() {}

  /**
   * The move made by a way that lands on the squares of {@code via} in this order, possibly on others between them; empty
   * if no way does.
   */
  public static Optional<Move> through(
      RuleSet rules, Placement placement, Move move, List<Square> via) {
    if (!move.isCapture() || via.size() >= move.captured().size()) {
      return via.isEmpty() ? Optional.of(move) : Optional.empty();
    }
    SquareSet captured = SquareSet.of(move.captured());
    return new PlainCapture(rules, placement, move.from(), via)
        .finished().stream()
            .map(FinishedCapture::move)
            .filter(way -> way.to().equals(move.to()))
            .filter(way -> SquareSet.of(way.captured()).equals(captured))
            .map(way -> new Move(way.piece(), way.route(), way.captured(), move.rankAfter()))
            .findFirst();
  }
}
