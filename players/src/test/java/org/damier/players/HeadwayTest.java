package org.damier.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.damier.Game;
import org.damier.Outcome;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.notation.MoveText;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;

/** With what moves a player comes on, where the search finds them alike. */
class HeadwayTest {

  private static final int SEEDS = 60;

  private static Set<String> choices(Game game, int depth) {
    Set<String> choices = new TreeSet<>();
    for (int seed = 0; seed < SEEDS; seed++) {
      choices.add(MoveText.write(game.position(), new SearchPlayer(depth, seed).choose(game)));
    }
    return choices;
  }

  /** Men of Turkish draughts step sideways too. */
  @Test
  void menGoForward() {
    assertThat(choices(Rules.game("turkish", "W:Wc3,Kh1:Bg7"), 1)).containsExactly("c3-c4");
  }

  /** A man that is to be lost is in no hurry to become a king. */
  @Test
  void menTakeTheirTimeWherePiecesAreToBeLost() {
    Game losing = Game.from(Rules.position(
        Rules.of("variant \"Losing\" extends turkish\n\nending\n  no move  wins\n"),
        "W:Wc3,c1:Bg7,g8"));

    assertThat(choices(losing, 1)).contains("c3-b3", "c3-c4", "c3-d3");
  }

  /** Each of these steps brings a king from ten or nine steps away to nine or eight; c1-b1 would not. */
  @Test
  void shortKingsGoAfterWhoHasLess() {
    assertThat(choices(Rules.game("palestinian", "W:WKa1,Kc1:BKd8"), 1))
        .containsExactly("a1-a2", "a1-b1", "c1-c2", "c1-d1");
  }

  @Test
  void whoHasNoMoreGoesAnywhere() {
    assertThat(choices(Rules.game("palestinian", "W:WKc3:BKg7"), 1))
        .containsExactly("c3-b3", "c3-c2", "c3-c4", "c3-d3");
  }

  /** Kings that wander about for so many plies, capturing nothing and making no position stand again. */
  private static Game wandering(Variant variant, int plies) {
    Random random = new Random(1);
    Game game = Game.from(Rules.position(variant, "W:WKa1,Kc1:BKd8"));
    while (game.moves().size() < plies) {
      List<Game> fresh = game.position().legalMoves().stream()
          .map(game::play)
          .filter(next -> next.repetitions() == 1
              && next.position().legalMoves().stream().noneMatch(Move::isCapture))
          .toList();
      game = fresh.get(random.nextInt(fresh.size()));
    }
    return game;
  }

  private static Game playedOn(Game start, int plies) {
    Player player = new SearchPlayer(1, 1);
    Game game = start;
    for (int ply = 0; ply < plies && game.outcome().isEmpty(); ply++) {
      game = game.play(player.choose(game));
    }
    return game;
  }

  /** The player who is ahead too: fifty moves have shown that the advantage is none. */
  @Test
  void whatHasComeToNothingForLongIsRepeated() {
    Game stood = wandering(Variants.load("palestinian"), Headway.PATIENCE);

    Game over = playedOn(stood, 12);

    assertThat(over.outcome().map(Outcome::reason)).contains(Outcome.Reason.REPETITION);
  }

  @Test
  void beforeItIsTriedOn() {
    Game stood = wandering(Variants.load("palestinian"), Headway.PATIENCE - 13);

    assertThat(playedOn(stood, 12).outcome().map(Outcome::reason))
        .isNotEqualTo(Optional.of(Outcome.Reason.REPETITION));
  }

  @Test
  void whereRepetitionDrawsNothingItIsTriedOnForEver() {
    Game stood = wandering(
        Rules.of("variant \"Endless\" extends palestinian\n\nending\n  repetition  plays on\n"),
        Headway.PATIENCE);
    List<Move> moves = stood.position().legalMoves();

    Headway headway =
        new Headway(stood.position().variant(), Worth.of(stood.position().variant()));

    assertThat(headway.of(stood, moves)).isEqualTo(headway.of(Game.from(stood.position()), moves));
  }
}
