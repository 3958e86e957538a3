package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.damier.Game;
import org.damier.IllegalSetupException;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Move;

/**
 * Games played at random by the rules as they are, for all mutants the same. Each is played when it is first asked for, and
 * kept. Safe for threads.
 */
final class TrialGames {

  private final Variant variant;
  private final List<Setup> known;
  private final SearchExtent extent;
  private final Random random = new Random(1);
  private final RandomSetups setups;
  private final List<TrialGame> played = new ArrayList<>();

  /**
   * A game.
   *
   * @param setup where it begins
   * @param moves what is played; nothing where the rules know no such position
   */
  record TrialGame(Setup setup, List<Move> moves) {
    TrialGame {
      moves = List.copyOf(moves);
    }
  }

  TrialGames(Variant variant, List<Setup> known, SearchExtent extent) {
    this.variant = variant;
    this.known = known;
    this.extent = extent;
    this.setups = new RandomSetups(variant.rules(), random);
  }

  /** How many there are. */
  int size() {
    return 1 + known.size() + 2 * extent.positions();
  }

  /** The game of this number, counted from 0. */
  synchronized TrialGame get(int number) {
    while (played.size() <= number) {
      played.add(play(setup(played.size())));
    }
    return played.get(number);
  }

  private Setup setup(int number) {
    if (number == 0) {
      return new Setup(variant.rules().start(), variant.rules().first());
    }
    if (number <= known.size()) {
      return known.get(number - 1);
    }
    return number % 2 == 0 ? setups.any() : setups.ofEnding().orElseGet(setups::any);
  }

  private TrialGame play(Setup setup) {
    List<Move> moves = new ArrayList<>();
    Optional<Game> begin = begin(setup);
    if (begin.isPresent()) {
      Player player = Player.of(random);
      Game game = begin.get();
      while (moves.size() < extent.plies() && game.outcome().isEmpty()) {
        Move move = player.choose(game, game.position().legalMoves(), random);
        moves.add(move);
        game = game.play(move);
      }
    }
    return new TrialGame(setup, moves);
  }

  private Optional<Game> begin(Setup setup) {
    try {
      return Optional.of(Game.from(variant.position(setup)));
    } catch (IllegalSetupException e) {
      return Optional.empty();
    }
  }
}
