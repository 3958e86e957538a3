package org.damier.features.mutation;

import java.util.List;
import java.util.Random;
import org.damier.Game;
import org.damier.board.Move;
import org.damier.board.Rank;

/** Ways of playing at random, under which different rules come up. */
enum Player {
  /** Any move. */
  ANYHOW {
    @Override
    boolean likes(Game game, Move move) {
      return true;
    }
  },
  /** Nothing is taken or offered if that can be helped, so that counts of moves run. */
  PEACEFULLY {
    @Override
    boolean likes(Game game, Move move) {
      return !move.isCapture()
          && game.position().play(move).legalMoves().stream().noneMatch(Move::isCapture);
    }
  },
  /** Kings go to and fro, so that positions repeat. */
  IDLY {
    @Override
    boolean likes(Game game, Move move) {
      List<Move> moves = game.moves();
      boolean back = moves.size() >= 2
          && moves.get(moves.size() - 2).from().equals(move.to())
          && moves.get(moves.size() - 2).to().equals(move.from());
      return back || (moves.size() < 2 && move.piece().rank() == Rank.KING);
    }
  };

  private static final int TRIES = 6;

  /** Whether this player makes the move if he can choose. */
  abstract boolean likes(Game game, Move move);

  /** Some player. */
  static Player of(Random random) {
    return new Player[] {ANYHOW, PEACEFULLY, PEACEFULLY, IDLY}[random.nextInt(4)];
  }

  /** One of the moves, of which there is at least one. */
  Move choose(Game game, List<Move> moves, Random random) {
    Move move = moves.get(random.nextInt(moves.size()));
    for (int attempt = 0; attempt < TRIES && !likes(game, move); attempt++) {
      move = moves.get(random.nextInt(moves.size()));
    }
    return move;
  }
}
