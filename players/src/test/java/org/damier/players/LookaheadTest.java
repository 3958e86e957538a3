package org.damier.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.damier.Game;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.notation.Fen;
import org.damier.variants.Variants;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search over words finds what the plain one over positions does. */
class LookaheadTest {

  private static final int GAMES = 4;
  private static final int LONGEST = 160;

  /** Of each game the last positions, where ends are near, and some before. */
  private static List<Game> games(Variant variant) {
    List<Game> reached = new ArrayList<>();
    Random random = new Random(variant.name().hashCode());
    for (int i = 0; i < GAMES; i++) {
      List<Game> stages = new ArrayList<>();
      Game game = Game.of(variant);
      while (game.outcome().isEmpty() && stages.size() < LONGEST) {
        stages.add(game);
        List<Move> moves = game.position().legalMoves();
        game = game.play(moves.get(random.nextInt(moves.size())));
      }
      int size = stages.size();
      for (int before : new int[] {1, 2, 3, 4, 5, 8, 12, 20, 40}) {
        if (before <= size) {
          reached.add(stages.get(size - before));
        }
      }
    }
    return reached;
  }

  /**
   * Usual games, losing ones, games won by a king, by material or by hooks, kings that rest, pieces that are forfeited or must be
   * taken, captors that change sides, optional capture.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "international",
        "antidraughts",
        "anti-dameo",
        "breakthrough",
        "killer",
        "ghanaian",
        "ghanaian-singleton",
        "frisian",
        "frysk",
        "dameo",
        "bahrain",
        "malaysian-forfeit",
        "give-and-take",
        "metacheckers",
        "kentish",
        "latvian",
        "palestinian",
        "comoros",
        "turkish",
        "tobit",
        "english"
      })
  void wordsAndPositionsAreWorthTheSame(String name) {
    Variant variant = Variants.load(name);
    Worth worth = Worth.of(variant);
    Lookahead plain = new PlainLookahead(variant, worth);
    Lookahead words = new EngineLookahead(variant, variant.engine().orElseThrow(), worth);

    for (Game game : games(variant)) {
      Position position = game.position();
      // Every other position that stands after one ply is taken to end the game, so that some of
      // the lines end so.
      List<Position> ends = position.legalMoves().stream()
          .map(position::play)
          .filter(after -> after.hash() % 2 == 0)
          .toList();
      words.endAt(ends);
      plain.endAt(ends);
      int deepest = position.legalMoves().size() < 12 ? 2 : 1;
      for (int depth = 0; depth <= deepest; depth++) {
        assertThat(value(words, position, depth))
            .as("%s, %d plies", Fen.write(position), depth)
            .isEqualTo(value(plain, position, depth));
      }
      assertThat(best(game, words, deepest))
          .as(Fen.write(position))
          .isEqualTo(best(game, plain, deepest));
    }
  }

  private static int value(Lookahead lookahead, Position position, int depth) {
    return lookahead.value(position, depth, -Lookahead.INFINITE, Lookahead.INFINITE, () -> false);
  }

  private static List<Move> best(Game game, Lookahead lookahead, int depth) {
    return new RootSearch(game, game.position().legalMoves(), lookahead, () -> false).best(depth);
  }
}
