package org.damier.movegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Placement;
import org.damier.board.Square;
import org.damier.board.SquareSet;

/** Walks along a line of the board in one direction, as far as what stands there lets it. */
final class PlainPath {

  private final Board board;
  private final Placement placement;
  private final Direction direction;

  PlainPath(Board board, Placement placement, Direction direction) {
    this.board = board;
    this.placement = placement;
    this.direction = direction;
  }

  /** The unbroken run of empty squares that begins here; none if it does not begin here. */
  List<Square> emptyFrom(Optional<Square> first) {
    List<Square> run = new ArrayList<>();
    for (Optional<Square> at = first;
        at.isPresent() && placement.at(at.get()).isEmpty();
        at = board.next(at.get(), direction)) {
      run.add(at.get());
    }
    return run;
  }

  /** The first square from here on that is not in the set; empty if the board ends before. */
  Optional<Square> past(Optional<Square> first, SquareSet set) {
    Optional<Square> at = first;
    while (at.isPresent() && set.contains(at.get())) {
      at = board.next(at.get(), direction);
    }
    return at;
  }

  /** The first square from here on that holds a piece; empty if the board ends before. */
  Optional<Square> pastEmpty(Optional<Square> first) {
    return past(first, board.all().minus(placement.occupied()));
  }
}
