package org.damier.players;

import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.rules.PieceRules;

/** How many moves without capture, of one square each, a piece is away from a goal on an empty board. */
final class Distances {

  private final int[] plies;

  private Distances(int[] plies) {
    this.plies = plies;
  }

  /** To the nearest square of the goal. */
  static Distances to(SquareSet goal, PieceRules piece, Side side, Board board) {
    Collection<Direction> steps = directions(piece, side, board);
    int[] plies = new int[board.size()];
    Arrays.fill(plies, board.size());
    goal.forEach(index -> plies[index] = 0);
    boolean isNearer = true;
    while (isNearer) {
      isNearer = false;
      for (Square square : board.squares()) {
        for (Direction step : steps) {
          Optional<Square> next = board.next(square, step);
          if (next.isPresent() && plies[next.get().index()] + 1 < plies[square.index()]) {
            plies[square.index()] = plies[next.get().index()] + 1;
            isNearer = true;
          }
        }
      }
    }
    return new Distances(plies);
  }

  /** The directions in which a piece of the side moves without capture. */
  static Set<Direction> directions(PieceRules piece, Side side, Board board) {
    return piece.moves().stream()
        .flatMap(movement -> movement.directions().on(board, side).stream())
        .collect(Collectors.toSet());
  }

  /** From this square; the size of the board if it cannot come there. */
  int from(int square) {
    return plies[square];
  }
}
