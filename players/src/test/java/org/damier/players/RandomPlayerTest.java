package org.damier.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.damier.Game;
import org.damier.board.Move;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;

class RandomPlayerTest {

  private final Game game = Game.of(Variants.load("international"));

  @Test
  void everyMoveIsAsLikelyAsTheOthers() {
    Map<Move, Integer> chosen = new HashMap<>();
    for (int seed = 0; seed < 900; seed++) {
      chosen.merge(new RandomPlayer(seed).choose(game), 1, Integer::sum);
    }

    // Nine moves, 100 times each with a standard deviation of 9.
    assertThat(chosen.keySet())
        .containsExactlyInAnyOrderElementsOf(game.position().legalMoves());
    assertThat(chosen.values()).allMatch(times -> times > 60 && times < 140);
  }

  @Test
  void oneSeedGivesOneMove() {
    assertThat(new RandomPlayer(3).choose(game)).isEqualTo(new RandomPlayer(3).choose(game));
  }
}
