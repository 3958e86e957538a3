package org.damier.players;

import java.util.function.BooleanSupplier;
import org.damier.Game;
import org.damier.board.Move;

/**
 * Plays any legal move, each as likely as the others. An immutable value.
 *
 * @param seed any number; the same one gives the same moves again
 */
public record RandomPlayer(long seed) implements Player {

  @Override
  public Move choose(Game game, BooleanSupplier stop) {
    return Chance.oneOf(Chance.movesOf(game), seed, game);
  }

  /** What a file of games calls it. */
  @Override
  public String toString() {
    return "random";
  }
}
