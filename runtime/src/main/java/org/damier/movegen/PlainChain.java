package org.damier.movegen;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Square;
import org.damier.board.SquareSet;

/**
 * A capture under way.
 *
 * @param route the squares it has stood on, the origin first
 * @param jumped the pieces it has jumped, in order
 * @param captured the same as a set
 * @param passed how many squares of the way that was asked for it has landed on and left again
 * @param last the direction of the last jump
 * @param rank the rank of the capturing piece by now
 * @param stopped whether a promotion has ended it
 */
record PlainChain(
    List<Square> route,
    List<Square> jumped,
    SquareSet captured,
    int passed,
    Optional<Direction> last,
    Rank rank,
    boolean stopped) {

  /** A piece of this rank before its first jump. */
  static PlainChain from(Square origin, Rank rank) {
    return new PlainChain(
        List.of(origin), List.of(), SquareSet.EMPTY, 0, Optional.empty(), rank, false);
  }

  /** The chain and one jump more. */
  PlainChain then(
      Square victim, Square landing, Direction direction, int passed, Rank rank, boolean stopped) {
    return new PlainChain(
        appended(route, landing),
        appended(jumped, victim),
        captured.with(victim.index()),
        passed,
        Optional.of(direction),
        rank,
        stopped);
  }

  private static List<Square> appended(List<Square> squares, Square square) {
    return Stream.concat(squares.stream(), Stream.of(square)).toList();
  }

  /** Where the piece stands. */
  Square at() {
    return route.get(route.size() - 1);
  }
}
