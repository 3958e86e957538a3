package org.damier.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.damier.Game;
import org.damier.Outcome;
import org.damier.board.Side;
import org.damier.rules.RulePart;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchTest {

  /** Each side has one man and one way to go; after two moves of each it is a draw, before either has gone all the way. */
  private static final String SHORT = """
      variant "Short"

      board 3 x 8, all squares
      notation letters, a1 at bottom left

      setup
        white man  a1
        black man  c8

      piece man
        moves     step forward orthogonal
        captures  jump orthogonal
        promotes  never

      piece king
        moves     never
        captures  never

      capture
        mandatory
        majority  none
        removal   at end of move

      play
        white first

      ending
        no move  loses
        2 moves without capture  draws
      """;

  private static Match random(String variant, int games) {
    return Match.of(Game.of(Variants.load(variant))).games(games);
  }

  @Test
  void threadsChangeNothing() {
    Match match = random("dameo", 12).opening(2).between(seed -> new SearchPlayer(1, seed));

    MatchReport alone = match.play();

    assertThat(alone.games()).hasSize(12);
    assertThat(match.threads(2).play()).isEqualTo(alone);
    assertThat(match.threads(5).play()).isEqualTo(alone);
    assertThat(match.seed(2).play()).isNotEqualTo(alone);
  }

  /** 32x23 must be played and leaves Black nothing. */
  @Test
  void aGameThatIsWonAtOnceIsCounted() {
    MatchReport report =
        Match.of(Rules.game("international", "W:W32:B28")).games(3).play();

    assertThat(report.first()).isEqualTo(Side.WHITE);
    assertThat(report.wins(Side.WHITE)).isEqualTo(3);
    assertThat(report.wins(Side.BLACK)).isZero();
    assertThat(report.draws()).isZero();
    assertThat(report.different()).isEqualTo(1);
    assertThat(report.endings()).isEqualTo(Map.of(RulePart.Kind.ENDING.at(0), 3));
    assertThat(report.scoreOfFirst().value()).isEqualTo(1);
    assertThat(report.choices()).isEqualTo(1);
    assertThat(report.forced()).isEqualTo(1);
    GameFigures figures = report.games().get(0);
    assertThat(figures.outcome().map(Outcome::reason)).contains(Outcome.Reason.NO_MOVE);
    assertThat(List.of(figures.plies(), figures.captures(), figures.taken())).containsOnly(1);
  }

  @Test
  void aGameThatCanOnlyBeDrawnIsDrawn() {
    MatchReport report = Match.of(Game.of(Rules.of(SHORT)))
        .games(5)
        .between(seed -> new SearchPlayer(3, seed))
        .play();

    assertThat(report.draws()).isEqualTo(5);
    assertThat(report.drawn().value()).isEqualTo(1);
    assertThat(report.scoreOfFirst().value()).isEqualTo(0.5);
    assertThat(report.plies()).isEqualTo(new Estimate(4, 4, 4));
    assertThat(report.captures().value()).isZero();
  }

  /** Whoever has to move puts its man in front of the other's. */
  @ParameterizedTest
  @CsvSource({"W:W28:B18, WHITE", "B:W28:B18, BLACK"})
  void whatIsAlikeForBothGoesAlikeForBoth(String fen, Side first) {
    MatchReport report = Match.of(Rules.game("international", fen))
        .games(20)
        .between(seed -> new SearchPlayer(2, seed))
        .play();

    assertThat(report.first()).isEqualTo(first);
    assertThat(report.wins(first.opponent())).isEqualTo(20);
    assertThat(report.scoreOfFirst().value()).isZero();
  }

  /** At the start there are nine moves to choose from. */
  @Test
  void gamesThatGrowTooLongAreGivenUp() {
    MatchReport report = random("international", 4).longest(1).play();

    assertThat(report.unfinished()).isEqualTo(4);
    assertThat(report.finished()).isZero();
    assertThat(report.scoreOfFirst().value()).isNaN();
    assertThat(report.endings()).isEmpty();
    assertThat(report.plies().value()).isEqualTo(1);
    assertThat(report.choices()).isEqualTo(9);
    assertThat(report.forced()).isZero();
  }

  /** The players would win by 28-22; the opening is not theirs. */
  @Test
  void theOpeningIsPlayedAtRandom() {
    Match match = Match.of(Rules.game("international", "W:W27,28,33,39:B17,18"))
        .games(60)
        .longest(1)
        .between(seed -> new SearchPlayer(1, seed));

    assertThat(match.play().different()).isEqualTo(1);
    assertThat(match.opening(1).play().different())
        .isEqualTo(match.start().position().legalMoves().size());
  }

  @Test
  void everyGameIsShownOnce() {
    Set<Integer> shown = ConcurrentHashMap.newKeySet();

    MatchReport report = random("english", 9).threads(3).longest(20).play((number, game) -> {
      assertThat(shown.add(number)).isTrue();
      assertThat(game.moves()).hasSize(20);
    });

    assertThat(shown).hasSize(9);
    assertThat(report.games()).hasSize(9);
  }

  @Test
  void whatAPlayerThrowsIsThrown() {
    Match match = random("english", 3).between(seed -> (game, stop) -> {
      throw new UnsupportedOperationException("tired");
    });

    assertThatThrownBy(match::play)
        .isInstanceOf(UnsupportedOperationException.class)
        .hasMessage("tired");
  }

  @Test
  void misuseIsTold() {
    assertThatThrownBy(() -> random("english", 1).threads(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 thread or more; given were 1, 0, 400 and 0.");
  }
}
