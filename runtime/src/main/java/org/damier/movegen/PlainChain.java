package org.damier.movegen;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.movegen.PlainJumps.Jump;

/**
 * A capture under way.
 *
 * @param route the squares it has stood on, the origin first
 * @param jumped the pieces it has jumped, in order
 * @param captured the same as a set
 * @param passed how many squares of the way that was asked for it has landed on and left again
 * @param lastJump its last jump
 * @param jumpedAs its rank before that jump
 * @param rank the rank of the capturing piece by now
 * @param stopped whether a promotion has ended it
 */
record PlainChain(
    List<Square> route,
    List<Square> jumped,
    SquareSet captured,
    int passed,
    Optional<Jump> lastJump,
    Rank jumpedAs,
    Rank rank,
    boolean stopped) {

  /** A piece of this rank before its first jump. */
  static PlainChain from(Square origin, Rank rank) {
    return new PlainChain(
        List.of(origin), List.of(), SquareSet.EMPTY, 0, Optional.empty(), rank, rank, false);
  }

  /** The chain and one jump more. */
  PlainChain then(Jump jump, int passed, Rank rankNow, boolean stops) {
    return new PlainChain(
        appended(route, jump.landing()),
        appended(jumped, jump.victim()),
        captured.with(jump.victim().index()),
        passed,
        Optional.of(jump),
        rank,
        rankNow,
        stops);
  }

  private static List<Square> appended(List<Square> squares, Square square) {
    return Stream.concat(squares.stream(), Stream.of(square)).toList();
  }

  /** The direction of the last jump. */
  Optional<Direction> last() {
    return lastJump.map(Jump::direction);
  }

  /** Where the piece stands. */
  Square at() {
    return route.get(route.size() - 1);
  }
}
