package org.damier.cli.doubts;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.damier.Game;
import org.damier.Variant;
import org.damier.board.Move;

/**
 * Some random play of a variant, the same on every machine, to see whether its rules can be played and which of them come
 * up.
 *
 * @param captures how many captures were made
 * @param promotions how many men were promoted
 */
record Trial(int plies, int captures, int promotions) {

  private static final int PLIES = 400;
  private static final int LONGEST_GAME = 150;

  /** Plays until so many plies have been made, or nothing can be moved at the start. */
  static Trial of(Variant variant) {
    Random random = new Random(1);
    Game start = Game.of(variant);
    Game game = start;
    int plies = 0;
    int captures = 0;
    int promotions = 0;
    while (plies < PLIES) {
      Optional<Move> move = choose(game, random);
      if (move.isEmpty() && game.equals(start)) {
        break;
      }
      boolean over = move.isEmpty() || game.moves().size() == LONGEST_GAME;
      if (over) {
        game = start;
        continue;
      }
      game = game.play(move.get());
      plies++;
      captures += move.get().isCapture() ? 1 : 0;
      promotions += move.get().promotes() ? 1 : 0;
    }
    return new Trial(plies, captures, promotions);
  }

  private static Optional<Move> choose(Game game, Random random) {
    List<Move> moves = game.position().legalMoves();
    return game.outcome().isPresent() || moves.isEmpty()
        ? Optional.empty()
        : Optional.of(moves.get(random.nextInt(moves.size())));
  }
}
