package org.damier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.damier.notation.MoveText;
import org.damier.rules.Condition;
import org.junit.jupiter.api.Test;

/** How near a game is to the endings that its history decides, and games in which players claim them. */
class ClaimsTest {

  private static final List<String> ROUND = List.of("47-42", "2-8", "42-47", "8-2");

  private static Game kings() {
    return Game.from(Games.position(Games.international(), "W:WK46,K47:BK1,K2"));
  }

  private static Game play(Game game, int rounds) {
    Game played = game;
    for (int round = 0; round < rounds; round++) {
      for (String move : ROUND) {
        played = played.play(MoveText.read(played.position(), move));
      }
    }
    return played;
  }

  private static Limit limit(Game game, Class<? extends Condition> kind) {
    return game.limits().stream()
        .filter(limit -> kind.isInstance(limit.ending().condition()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aFreshGameIsFarFromItsLimits() {
    Limit repetition = limit(kings(), Condition.Repetition.class);
    Limit clock = limit(kings(), Condition.Clock.class);

    assertThat(repetition.reached()).isEqualTo(1);
    assertThat(repetition.end()).isEqualTo(3);
    assertThat(repetition.left()).isEqualTo(2);
    assertThat(clock.reached()).isZero();
    assertThat(clock.left()).isEqualTo(50);
  }

  @Test
  void limitsComeNearerAndGoBack() {
    Game game = play(kings(), 1);
    Game elsewhere = game.play(MoveText.read(game.position(), "47-33"));

    assertThat(limit(game, Condition.Repetition.class).left()).isEqualTo(1);
    assertThat(limit(game, Condition.Clock.class).reached()).isEqualTo(4);
    assertThat(limit(elsewhere, Condition.Repetition.class).left()).isEqualTo(2);
    assertThat(limit(elsewhere, Condition.Clock.class).reached()).isEqualTo(5);
  }

  @Test
  void limitsStandInTheOrderOfTheRules() {
    List<Condition> byHistory = kings().position().variant().rules().endings().stream()
        .map(ending -> ending.condition())
        .filter(condition ->
            condition instanceof Condition.Clock || condition instanceof Condition.Repetition)
        .toList();

    assertThat(kings().limits())
        .extracting(limit -> limit.ending().condition())
        .isEqualTo(byHistory);
  }

  @Test
  void aGameOnClaimGoesOnUntilSomebodyClaims() {
    Game game = play(kings().onClaim(), 2);

    assertThat(game.outcome()).isEmpty();
    assertThat(game.claimable().map(Outcome::reason)).contains(Outcome.Reason.REPETITION);
    assertThat(limit(game, Condition.Repetition.class).left()).isZero();
    assertThat(game.claim().outcome()).isEqualTo(game.claimable());
    assertThat(game.claim().outcome()).isEqualTo(play(kings(), 2).outcome());
  }

  @Test
  void aClaimNotMadeIsLostWithThePosition() {
    Game later = play(kings().onClaim(), 2);
    later = later.play(MoveText.read(later.position(), "46-37"));

    assertThat(later.claimable()).isEmpty();
    assertThatIllegalStateException()
        .isThrownBy(later::claim)
        .withMessage("Nothing can be claimed now.");
  }

  @Test
  void aClockThatHasRunOutCanBeClaimedAsLongAsItStands() {
    Game game = play(kings().onClaim(), 13);

    assertThat(game.clock(Games.KINGS_ONLY)).isEqualTo(52);
    Game moved = game.play(MoveText.read(game.position(), "46-37"));
    assertThat(moved.claimable().map(Outcome::reason)).contains(Outcome.Reason.CLOCK);
  }

  @Test
  void whatThePositionDecidesNeedsNoClaim() {
    Game game = Game.from(Games.position(Games.international(), "W:W28:B23")).onClaim();
    Game won = game.play(MoveText.read(game.position(), "28x19"));

    assertThat(won.outcome().map(Outcome::reason)).contains(Outcome.Reason.NO_MOVE);
    assertThat(won.claimable()).isEmpty();
  }

  @Test
  void aGameThatEndsByItselfKnowsNoClaims() {
    assertThat(play(kings(), 1).claimable()).isEmpty();
    assertThatIllegalStateException()
        .isThrownBy(() -> play(kings(), 1).claim())
        .withMessageContaining("ends by itself");
    assertThatIllegalStateException()
        .isThrownBy(() -> play(kings(), 1).onClaim())
        .withMessageContaining("played for 4 plies");
  }

  @Test
  void aClaimEndsTheGame() {
    Game claimed = play(kings().onClaim(), 2).claim();

    assertThat(claimed.isOnClaim()).isTrue();
    assertThat(claimed).isNotEqualTo(play(kings(), 2));
    assertThatThrownBy(() -> claimed.play(claimed.position().legalMoves().get(0)))
        .isInstanceOf(IllegalMoveException.class);
  }
}
