package org.damier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.damier.board.Square;
import org.damier.notation.Fen;
import org.damier.notation.GameFen;
import org.damier.notation.MoveText;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.PieceRules;
import org.damier.rules.Rest;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
  void aKingThatIsForfeitedByItsMoveIsForgotten() {
    RuleSet rules = resting(new Rest(3, true));
    Variant forfeiting = Variant.of(rules.withCapture(rules.capture().with(Duty.FORFEIT)));
    Position position = forfeiting.position(Fen.read(forfeiting.board(), "W:WK46,K50,45:B32"));

    Position after = position.play(MoveText.read(position, "46-41"));

    assertThat(Fen.write(after)).isEqualTo("B:W45,K50:B32");
    assertThat(after)
        .isEqualTo(forfeiting.position(Fen.read(forfeiting.board(), Fen.write(after))));
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
  void theTextOfAPositionTellsTheRuns() {
    Position position = play("W:WK46,45:BK6,7", "46-41", "6-1", "41-46");

    String text = Fen.write(position);

    assertThat(text).isEqualTo("B:W45,K46:BK1,7:K2=W46,1=B1");
    assertThat(VARIANT.position(Fen.read(VARIANT.board(), text))).isEqualTo(position);
    assertThat(play(text, "1-6", "46-41", "6-1").restingKing().map(Square::name))
        .contains("41");
  }

  @Test
  void aGameWithRunsComesBack() {
    Game game = Game.from(VARIANT.position(Fen.read(VARIANT.board(), "W:WK46,45:BK6,7")));
    for (String move : List.of("46-41", "6-1", "41-46", "1-6", "46-41")) {
      game = game.play(MoveText.read(game.position(), move));
    }

    String text = new GameFen(game).write();
    Game read = GameFen.read(VARIANT, text).game();

    assertThat(text).startsWith("B:WK41,45:BK6,7:K3=W41,2=B6:");
    assertThat(read.position()).isEqualTo(game.position());
    assertThat(read.history()).isEqualTo(game.history());
  }

  /** The rules of the board's other games ask for no rest. */
  @Test
  void runsThatNoRuleAsksForAreForgotten() {
    Variant free = Variant.of(Games.international());
    Setup setup = Fen.read(free.board(), "W:WK46,45:BK6:K2=W46");

    assertThat(free.position(setup).kingRuns()).isEqualTo(KingRuns.NONE);
    assertThat(Fen.write(play("W:WK46:BK6:K2=W46"))).isEqualTo("W:WK46:BK6");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      W:WK46,45:BK6:K2=W45    | No king of White stands on 45
      W:WK46,45:BK6:K4=W46    | The king on 46 cannot have made 4 moves in a row; it rests after 3.
      W:WK46,45:BK6:K0=W46    | `0=W46` does not say how many moves a king has made
      W:WK46,45:BK6:K2=X46    | `2=X46` does not say how many moves a king has made
      W:WK46,45:BK6:K2        | `2` does not say how many moves a king has made
      W:WK46,45:BK6:K2=W99    | At 16: `2=W99` does not say how many moves a king has made
      W:WK46,45:BK6:K2=W46,1=W46 | At 22: White already has a king that has moved.
      """)
  void runsThatCannotBeAreRefused(String text, String sentence) {
    assertThatThrownBy(() -> play(text)).hasMessageContaining(sentence);
  }

  @Test
  void aRestThatNeverComesIsRefused() {
    assertThatThrownBy(() -> new Rest(0, false)).hasMessageContaining("1 move or more");
  }
}
