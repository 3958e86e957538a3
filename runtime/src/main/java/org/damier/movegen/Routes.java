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
    PlainCapture capture = new PlainCapture(rules, placement, move.from(), via);
    return wayOf(move, moves(rules, placement, capture.finished()));
  }

  /**
   * Those of the captures, all of one piece, that can be made by a way beginning with exactly these squares, the first
   * being the origin; each is told by such a way.
   */
  public static List<Move> beginning(
      RuleSet rules, Placement placement, List<Move> captures, List<Square> squares) {
    PlainCapture capture = new PlainCapture(rules, placement, squares.get(0));
    List<Move> ways = moves(rules, placement, capture.finishedAlong(squares));
    return captures.stream().flatMap(move -> wayOf(move, ways).stream()).toList();
  }

  /** Where a capturing piece may land after it has landed on exactly these squares, the first being the origin. */
  public static Set<Square> landingsAfter(
      RuleSet rules, Placement placement, List<Square> squares) {
    return new PlainCapture(rules, placement, squares.get(0)).landingsAfter(squares);
  }

  private static List<Move> moves(
      RuleSet rules, Placement placement, Set<FinishedCapture> captures) {
    PlainGenerator generator = new PlainGenerator(rules);
    return captures.stream()
        .map(capture -> generator.withRankAtEnd(placement, capture).move())
        .toList();
  }

  /** Of two ways over the same pieces to the same square, one may make a king and the other not: then they are two moves. */
  private static Optional<Move> wayOf(Move move, List<Move> ways) {
    SquareSet captured = SquareSet.of(move.captured());
    return ways.stream()
        .filter(way -> way.to().equals(move.to()) && way.rankAfter() == move.rankAfter())
        .filter(way -> SquareSet.of(way.captured()).equals(captured))
        .findFirst();
  }
}
