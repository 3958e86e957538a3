package org.damier.cli;

import java.util.List;
import java.util.Random;
import org.damier.Position;
import org.damier.board.Side;

/**
 * Plays any legal move, each as likely as the others. One seed gives the same moves in the same positions on every
 * machine. Not safe between threads.
 */
final class RandomPlayer {

  private final Side side;
  private final Random random;

  RandomPlayer(Side side, long seed) {
    this.side = side;
    this.random = new Random(seed);
  }

  Side side() {
    return side;
  }

  /** One of the position's moves, of which there must be some. */
  NotedMove choose(Position position) {
    List<NotedMove> moves = NotedMove.of(position);
    return moves.get(random.nextInt(moves.size()));
  }
}
