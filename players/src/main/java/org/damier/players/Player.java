package org.damier.players;

import java.util.function.BooleanSupplier;
import org.damier.Game;
import org.damier.board.Move;

/**
 * Chooses moves. Those of this package are immutable, safe between threads, and choose the same whenever they are asked the
 * same.
 *
 * <pre>{@code
 * Player player = new SearchPlayer(5, 1);
 * game = game.play(player.choose(game));
 * }</pre>
 */
@FunctionalInterface
public interface Player {

  /**
   * A move for the side to move.
   *
   * @param game a game that is not over
   * @param stop turns true when a move is wanted at once; asked from the thread of this call
   * @throws IllegalArgumentException if the game is over
   */
  Move choose(Game game, BooleanSupplier stop);

  /** A move for the side to move, for which the player may take as long as it likes. */
  default Move choose(Game game) {
    return choose(game, () -> false);
  }
}
