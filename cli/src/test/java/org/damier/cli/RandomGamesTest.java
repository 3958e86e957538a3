package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.damier.Game;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.notation.Fen;
import org.damier.notation.GameFen;
import org.damier.pdn.PdnGame;
import org.damier.pdn.PdnGames;
import org.damier.pdn.PdnReader;
import org.damier.pdn.PdnWriter;
import org.damier.pdn.Replay;
import org.damier.storage.StoredGame;
import org.damier.variants.Variants;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random games of every variant, written and read back to equal positions at each ply. The system property {@code
 * damier.games} says how many a variant, {@code damier.first} with which seed they begin; there are few without them, since
 * every build runs them.
 */
class RandomGamesTest {

  private static final int GAMES = Integer.getInteger("damier.games", 1);
  private static final int FIRST = Integer.getInteger("damier.first", 0);
  private static final int LONGEST = 150;

  static Stream<String> variants() {
    return Variants.names().stream();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void aGameComesBackFromEveryTextItIsWrittenAs(String name) {
    Variant variant = Variants.load(name);
    for (int seed = FIRST; seed < FIRST + GAMES; seed++) {
      Game game = random(variant, seed);
      String pdn = PdnWriter.toString(PdnGames.of(game, List.of()));
      PdnGame read = new PdnReader(new StringReader(pdn)).next();
      Replay replay = Replay.of(read, variant);

      assertThat(read.problems()).as(pdn).isEmpty();
      assertThat(replay.problems()).as(pdn).isEmpty();
      assertThat(replay.game().positions()).as(pdn).isEqualTo(game.positions());
      assertThat(PdnWriter.toString(replay.canonical())).isEqualTo(PdnWriter.toString(read));
      for (Position position : game.positions()) {
        String fen = Fen.write(position);
        assertThat(variant.position(Fen.read(variant.board(), fen))).isEqualTo(position);
      }
      String state = new GameFen(game).write();
      assertThat(GameFen.read(variant, state).game().history()).isEqualTo(game.history());
      assertThat(GameFen.read(variant, state).write()).isEqualTo(state);
    }
    Game stored = random(variant, FIRST + GAMES);
    assertThat(StoredGame.read(variant, new StoredGame(stored).toText()).game()).isEqualTo(stored);
    assertThat(StoredGame.read(variant, new StoredGame(stored).toJson()).game()).isEqualTo(stored);
  }

  private static Game random(Variant variant, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Game game = Game.of(variant);
    for (int ply = 0; ply < LONGEST && game.outcome().isEmpty(); ply++) {
      List<Move> moves = game.position().legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
    }
    return game;
  }
}
