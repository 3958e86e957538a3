package org.damier.movegen;

import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    return wayOf(move, new PlainCapture(rules, placement, move.from(), via).finished());
  }

  /**
   * Those of the captures, all of one piece, that can be made by a way beginning with exactly these squares, the first
   * being the origin; each is told by such a way.
   */
  public static List<Move> beginning(
      RuleSet rules, Placement placement, List<Move> captures, List<Square> squares) {
    Set<FinishedCapture> ways =
        new PlainCapture(rules, placement, squares.get(0)).finishedAlong(squares);
    return captures.stream().flatMap(move -> wayOf(move, ways).stream()).toList();
  }

  /** Where a capturing piece may land after it has landed on exactly these squares, the first being the origin. */
  public static Set<Square> landingsAfter(
      RuleSet rules, Placement placement, List<Square> squares) {
    return new PlainCapture(rules, placement, squares.get(0)).landingsAfter(squares);
  }

  private static Optional<Move> wayOf(Move move, Set<FinishedCapture> ways) {
    SquareSet captured = SquareSet.of(move.captured());
    return ways.stream()
        .map(FinishedCapture::move)
        .filter(way -> way.to().equals(move.to()))
        .filter(way -> SquareSet.of(way.captured()).equals(captured))
        .map(way -> new Move(way.piece(), way.route(), way.captured(), move.rankAfter()))
        .findFirst();
  }
}
