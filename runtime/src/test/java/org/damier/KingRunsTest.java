package org.damier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.stream.Stream;
import org.damier.board.Square;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.damier.rules.PieceRules;
import org.damier.rules.Rest;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;

/** International draughts in which a king rests after three moves while its side has men. */
final class KingRunsTest {

  private static final Variant VARIANT = Variant.of(resting(new Rest(3, true)));

  private static RuleSet resting(Rest rest) {
    RuleSet rules = Games.international();
    PieceRules king = new PieceRules(
        rules.king().moves(), rules.king().captures(), Optional.empty(), Optional.of(rest));
    return new RuleSet(
        "Resting kings",
        rules.board(),
        rules.start(),
        rules.first(),
        rules.man(),
        king,
        rules.capture(),
        rules.endings(),
        rules.notation(),
        rules.hooks());
  }

  private static Position play(String fen, String... moves) {
    Position position = VARIANT.position(Fen.read(VARIANT.board(), fen));
    for (String move : moves) {
      position = position.play(MoveText.read(position, move));
    }
    return position;
  }

  private static Stream<String> texts(Position position) {
    return position.legalMoves().stream().map(Object::toString);
  }

  @Test
  void afterThreeMovesTheKingRests() {
    Position position = play("W:WK46,45:BK6", "46-41", "6-1", "41-46", "1-6", "46-41", "6-1");

    assertThat(texts(position)).containsExactly("45-40");
    assertThat(position.restingKing().map(Square::name)).contains("41");
    assertThatThrownBy(() -> MoveText.read(position, "41-46"))
        .hasMessageContaining("The king on 41 must rest");
  }

  @Test
  void whatIsRememberedMakesPositionsDiffer() {
    Position fresh = play("W:WK46,45:BK6");
    Position back = play("W:WK46,45:BK6", "46-41", "6-1", "41-46", "1-6");

    assertThat(back.placement()).isEqualTo(fresh.placement());
    assertThat(back).isNotEqualTo(fresh);
    assertThat(back.hash()).isNotEqualTo(fresh.hash());
  }

  @Test
  void aSideWithoutMenRemembersNothing() {
    Position fresh = play("W:WK46,K45:BK6");
    Position back = play("W:WK46,K45:BK6", "46-41", "6-1", "41-46", "1-6");

    assertThat(back).isEqualTo(fresh).hasSameHashCodeAs(fresh);
  }

  @Test
  void anotherMoveEndsTheRun() {
    Position position = play("W:WK46,45,35:BK6", "46-41", "6-1", "35-30", "1-6");

    assertThat(position.kingRuns().of(position.sideToMove())).isEmpty();
  }

  @Test
  void theCountKnowsOfTheRest() {
    Position third = play("W:WK46,45:BK6", "46-41", "6-1", "41-46", "1-6");
    long free = third.legalMoves().size();
    long next = third.legalMoves().stream()
        .mapToLong(move -> third.play(move).legalMoves().stream()
            .mapToLong(answer -> third.play(move).play(answer).legalMoves().size())
            .sum())
        .sum();

    assertThat(Perft.count(third, 1)).isEqualTo(free);
    assertThat(Perft.count(third, 3)).isEqualTo(next);
  }

  @Test
  void aRestThatNeverComesIsRefused() {
    assertThatThrownBy(() -> new Rest(0, false)).hasMessageContaining("1 move or more");
  }
}
