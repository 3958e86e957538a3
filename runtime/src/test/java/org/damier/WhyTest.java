package org.damier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.damier.Refusal.Reason;
import org.damier.board.Move;
import org.damier.movegen.SampleRules;
import org.damier.notation.GameFen;
import org.damier.notation.MoveText;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.Ending.Verdict;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhyTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # The game, the piece
      ghanaian      | W:W32,38:B12            | 32-28    | GAME_OVER            | ending-0
      international | W:W32:B1                | 28-22    | NO_PIECE             |
      # The duty to capture
      international | W:W32,50:B28,1          | 50-45    | CAPTURE_IS_MANDATORY | duty
      international | W:W26,42:B21,12,38      | 42x33    | BETTER_CAPTURE       | majority
      international | W:W26,42:B21,12,38      | 26x17    | CAPTURE_GOES_ON      | continuation
      # A step that is written as a capture is told what captures are, not that it has to be one
      turkish       | W:WKa4,b2:Bb3           | a4xf4    | NOT_A_MOVE           | king-captures
      turkish       | W:WKa4,b2:Bb3           | a4-f4    | CAPTURE_IS_MANDATORY | duty
      # Where a piece comes down, turns and ends
      thai          | W:WK29:B22,3            | 29x15    | LANDING              | king-captures
      turkish       | W:WKd4:Bd6,d2,h8        | d4xd7xd1 | REVERSAL             | reversal
      italian       | W:W31,25:BK27,1         | 31x22    | VICTIM               | man-captures
      english       | W:W11:B7,6              | 11x2x9   | CAPTURE_IS_OVER      | promotion
      # A captured piece is passed, and jumped again
      international | W:WK26:B9,12,13,23,24   | 26x3x20x29x18x9 | REMOVAL       | removal
      international | W:W26:B21               | 26x17x26 | REMOVAL              | removal
      turkish       | W:Wa4:Bb4               | a4xc4xa4 | REMOVAL              | removal
      # Squares between may be left out
      english       | W:W11:B7,6              | 11x9     | CAPTURE_IS_OVER      | promotion
      # How pieces move and capture
      ghanaian      | W:W28,50:B33,12         | 28x39    | MANNER               | man-captures
      international | W:W32:B1                | 32-37    | NOT_A_MOVE           | man-moves
      international | W:WK46,28:B1            | 46-10    | BLOCKED              | king-moves
      dameo         | W:Wc3:Bh8               | c3-d3    | NOT_A_MOVE           | man-moves hook-moves
      """)
  void theFirstRuleThatIsBrokenIsCited(
      String variant, String fen, String move, Reason reason, String rules) {
    Why why = why(SampleRules.of(variant), fen, move);
    assertThat(why).isInstanceOf(Why.NotLegal.class);
    assertThat(((Why.NotLegal) why).refusal().reason()).isEqualTo(reason);
    assertThat(ids(why.rules())).isEqualTo(rules == null ? "" : rules);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # A step, a slide, and a step that a line of men lends its rear
      international | W:W32:B1                | 32-28    | man-moves
      international | W:WK46:B1               | 46-28    | king-moves
      dameo         | W:Wb2,b3:Bh8            | b2-b4    | hook-moves
      # A step that makes a king
      international | W:W6:B40                | 6-1      | man-moves promotion
      # A capture alone, beside a step, beside a smaller one
      international | W:W32:B28               | 32x23    | man-captures duty
      international | W:W32,50:B28            | 32x23    | man-captures duty
      international | W:W26,42:B21,12,38      | 26x8     | man-captures duty continuation majority
      # Any capture will do
      ghanaian      | W:W37,32:B31,28,19,1 | 37x26    | man-captures duty majority
      # Through a square that a captured piece has left
      turkish       | W:WKa1:Ba3,c5,a6        | a1xa4xa8 | king-captures duty continuation
      # A man passes the last row as a king
      russian       | W:W11:B7,6,18           | 11x2x9x23 | man-captures promotion king-captures duty continuation
      """)
  void theRulesThatMakeAMoveLegalAreCited(String variant, String fen, String move, String rules) {
    Why why = why(SampleRules.of(variant), fen, move);
    assertThat(why).isInstanceOf(Why.Legal.class);
    assertThat(ids(why.rules()).replace("duty ", "").replace(" duty", ""))
        .isEqualTo(rules.replace("duty ", "").replace(" duty", ""));
    assertThat(ids(why.rules()).contains("duty")).isEqualTo(rules.contains("duty"));
  }

  /** Pieces jump straight on; the piece on a2 has just moved there. */
  private static Why whyAgainstLastMoved(RuleSet rules, String pieces, String move) {
    Variant variant = Variant.of(rules.withCapture(
        rules.capture().with(Duty.AGAINST_LAST_MOVED).with(Continuation.MAY_STOP)));
    return MoveText.why(GameFen.read(variant, pieces + ":Xa2").game(), move);
  }

  @Test
  void aCaptureThatTakesTheRightPieceFirstMayStillBeTooSmall() {
    RuleSet turkish = SampleRules.of("turkish");
    String pieces = "W:Wa1,e4:Ba2,b3,a4,b5,h8,e5";

    for (String move : List.of("a1xa3xc3", "a1xa3")) {
      Refusal refusal = ((Why.NotLegal) whyAgainstLastMoved(turkish, pieces, move)).refusal();
      assertThat(refusal.reason()).isEqualTo(Reason.BETTER_CAPTURE);
      assertThat(refusal.sentence()).contains("a1xa3xa5xc5 takes 3: another capture takes more");
    }
    Refusal other = ((Why.NotLegal) whyAgainstLastMoved(turkish, pieces, "e4xe6")).refusal();
    assertThat(other.reason()).isEqualTo(Reason.CAPTURE_IS_MANDATORY);
    assertThat(other.sentence()).startsWith("The piece on a2 has just moved there");
  }

  @Test
  void noMajorityIsCitedWhereItLeavesEveryCapture() {
    RuleSet free = SampleRules.of("turkish");
    RuleSet turkish =
        free.withCapture(free.capture().with(org.damier.rules.CaptureSelection.FREE_CHOICE));

    Why why = whyAgainstLastMoved(turkish, "W:Wa1,h1:Ba2,h8", "a1xa3");

    assertThat(ids(why.rules())).contains("duty").doesNotContain("majority");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # A capture leads there too, but a step is asked about
      turkish | W:We4:Be5,d6,h8 | e4-c6 | CAPTURE_IS_MANDATORY | e4xe6xc6
      turkish | W:We4:Bh8       | e4xe5 | NOT_A_MOVE           | e4-e5
      """)
  void aStepIsNoCaptureAndACaptureNoStep(
      String variant, String fen, String move, Reason reason, String instead) {
    Why why = why(SampleRules.of(variant), fen, move);

    assertThat(why).isInstanceOf(Why.NotLegal.class);
    Refusal refusal = ((Why.NotLegal) why).refusal();
    assertThat(refusal.reason()).isEqualTo(reason);
    assertThat(refusal.instead().stream().map(SampleRules.of(variant).notation()::route))
        .contains(instead);
  }

  @Test
  void whereACaptureIsNoDutyTheStepIsToldHowThePieceMoves() {
    RuleSet turkish = SampleRules.of("turkish");
    RuleSet optional = turkish.withCapture(turkish.capture().with(Duty.OPTIONAL));

    Why why = why(optional, "W:We4:Be5,d6,h8", "e4-c6");

    assertThat(((Why.NotLegal) why).refusal().sentence()).startsWith("A man moves one square");
    assertThat(why(optional, "W:We4:Be5,d6,h8", "e4xc6")).isInstanceOf(Why.Legal.class);
    assertThat(why(optional, "W:We4:Be5,d6,h8", "e4c6")).isInstanceOf(Why.Legal.class);
  }

  @Test
  void otherMovesOfThePieceAreOffered() {
    Why why = why(SampleRules.of("international"), "W:W32,50:B1", "32-37");
    assertThat(((Why.NotLegal) why).refusal().instead()).hasToString("[32-28, 32-27]");
  }

  @Test
  void whereThePieceHasNoMoveAllAreOffered() {
    Why why = why(SampleRules.of("international"), "W:W32,50:B28,1", "50-45");
    assertThat(((Why.NotLegal) why).refusal().instead()).hasToString("[32x23]");
  }

  @Test
  void atTheStartTheSetupAndTheFirstMoveAreCited() {
    RuleSet rules = Games.international();
    Game game = Game.of(Variant.of(rules));
    assertThat(ids(MoveText.why(game, "28-23").rules())).isEqualTo("setup-0");
    assertThat(ids(MoveText.why(game, "20-25").rules())).isEqualTo("first");
  }

  @Test
  void aGameThatIsOverCitesTheEndingThatEndedIt() {
    Game game = Game.from(Games.position(Games.international(), "W:WK46:BK4"));
    for (int round = 0; round < 2; round++) {
      for (String move : List.of("46-41", "4-15", "41-46", "15-4")) {
        game = game.play(MoveText.read(game.position(), move));
      }
    }
    assertThat(game.endedBy()).contains(RulePart.Kind.ENDING.at(1));
    assertThat(ids(MoveText.why(game, "46-41").rules())).isEqualTo("ending-1");
    assertThat(Game.from(game.position()).resign(org.damier.board.Side.WHITE).endedBy())
        .isEmpty();
  }

  @Test
  void whereCaptureIsOptionalTheStepSaysSo() {
    RuleSet rules =
        Games.internationalPlay().duty(Duty.OPTIONAL).noMove(Verdict.LOSES).build();
    assertThat(ids(why(rules, "W:W32,50:B28,1", "50-45").rules())).isEqualTo("man-moves duty");
  }

  @Test
  void aCaptureThatMayStopSaysSo() {
    RuleSet rules = Games.internationalPlay()
        .continuation(Continuation.MAY_STOP)
        .freeChoice()
        .noMove(Verdict.LOSES)
        .build();
    assertThat(ids(why(rules, "W:W26:B21,12", "26x17").rules()))
        .contains("man-captures", "continuation");
  }

  @Test
  void aHookThatForbidsOtherMovesIsCited() {
    RuleSet rules = Games.internationalPlay()
        .noMove(Verdict.LOSES)
        .permitHook("Nobody leaves the edge.", (view, move) -> move.from().column() != 0)
        .build();
    assertThat(ids(why(rules, "W:W36,38:B1", "38-33").rules())).isEqualTo("man-moves hook-permit");
    assertThat(ids(why(rules, "W:W38:B1", "38-33").rules())).isEqualTo("man-moves");
    assertThat(ids(why(rules, "W:W36,38:B1", "36-31").rules())).isEqualTo("hook-permit");
  }

  @Test
  void everyMoveThatIsLegalHasARuleThatGivesIt() {
    for (String name : SampleRules.names()) {
      Position position = Variant.of(SampleRules.of(name)).start();
      Random random = new Random(7);
      for (int ply = 0; ply < 12 && !position.legalMoves().isEmpty(); ply++) {
        List<Move> moves = position.legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        String rules = ids(Why.of(position, move).rules());
        assertThat(rules)
            .as("%s %s", name, move)
            .containsPattern(move.isCapture() ? "captures" : "moves");
        position = position.play(move);
      }
    }
  }

  @Test
  void aMoveThatIsNotLegalHasNoGrounds() {
    Position position = Games.position(Games.international(), "W:W32,50:B28,1");
    Move step = Games.position(Games.international(), "W:W50:B1").legalMoves().get(0);
    assertThatThrownBy(() -> Why.legal(position, step)).isInstanceOf(IllegalMoveException.class);
    assertThat(Why.of(position, step)).isInstanceOf(Why.NotLegal.class);
  }

  private static Why why(RuleSet rules, String fen, String move) {
    return MoveText.why(Game.from(Games.position(rules, fen)), move);
  }

  private static String ids(List<RulePart> rules) {
    return rules.stream().map(RulePart::id).collect(Collectors.joining(" "));
  }
}
