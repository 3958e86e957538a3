package org.damier.movegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.hook.EndingHook.Judgement;
import org.damier.hook.HookFailure;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureManner.Jump;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.damier.rules.Landing;
import org.damier.rules.Movement.Slide;
import org.damier.rules.Movement.Step;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One rule at a time, in positions where a near miss would show. */
final class RuleKindsTest {

  private static final Directions DIAGONALS = Directions.of(DirectionWord.DIAGONAL);
  private static final Directions ORTHOGONALS = Directions.of(DirectionWord.ORTHOGONAL);

  /** What both generators list, which must be the same. */
  private static List<String> moves(RuleSet rules, String position) {
    Placement placement = Positions.placement(rules.board(), position);
    Side side = Positions.sideToMove(position);
    List<String> plain = Positions.texts(new PlainGenerator(rules).legalMoves(placement, side));
    List<String> table = Positions.texts(new TableGenerator(rules).legalMoves(placement, side));
    assertThat(table).as(position).isEqualTo(plain);
    return table;
  }

  private static List<String> moves(RulesBuilder rules, String position) {
    return moves(rules.build(), position);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          # More pieces outweigh fewer, kings count no more than men.
          international | W:W32:B19,27,28                | 32x14:19,28
          international | W:W26:B12,K21,31,32            | 26x28:31,32 26x8:12,21
          # Without majority any capture will do; men capture forward only.
          ghanaian      | W:W28,50:B22,23,12,33          | 28x19:23 28x8:12,22
          # Captured pieces block until the end: 13 stays.
          international | W:WK26:B9,12,13,23,24          | 26x18:12,23,24,9
          international | B:W6,24,28,38,41:B13,K49       | 49x30:24,28,38 49x35:24,28,38
          # A round trip may end on its origin, and both ways round are one move.
          international | W:WK38:B18,19,32,33            | 38x38:18,19,32,33 38x42:18,19,32,33 38x43:18,19,32,33 38x47:18,19,32,33 38x49:18,19,32,33
          # Two pieces in a row are not jumped.
          international | B:W7,28,31,33:B20,30,K50       | 20-24 20-25 30-34 30-35 50-39 50-44 50-45
          # A man that passes the last row stays a man, goes on as a king, or stops as one.
          international | W:W15:B9,10                    | 15x13:10,9
          russian       | W:W11:B6,7                     | 11x13:6,7* 11x9:6,7*
          english       | W:W11:B6,7                     | 11x2:7*
          dameo         | W:Wd6:Bb7,c8,d7                | d6xb6:b7,c8,d7
          # A man may not take a king, but a man.
          italian       | W:W30:BK27                     | 30-26
          italian       | W:W30:B27                      | 30x23:27
          # The king must capture, then the most kings, then a king soonest.
          italian       | W:WK23,31:B19,26,27            | 23x21:26,27
          italian       | W:WK23:B19,K28                 | 23x32:28
          italian       | W:WK31:B18,20,K27,K28          | 31x13:18,27 31x15:20,28
          italian       | W:WK31:BK18,20,27,K28          | 31x15:20,28
          # Lines open behind a piece that is removed at once.
          turkish       | W:WKa1:Ba3,c6,b8               | a1xc1:a3,b8,c6 a1xc2:a3,b8,c6 a1xc3:a3,b8,c6 a1xc4:a3,b8,c6 a1xc5:a3,b8,c6
          # No turn of 180 degrees.
          turkish       | W:WKd4:Bd2,d6                  | d4xd1:d2 d4xd7:d6 d4xd8:d6
          # One empty square may be crossed again and again.
          dameo         | W:WKc4:Bc6,e4,e7,g5            | c4xa4:c6,e4,e7,g5 c4xb4:c6,e4,e7,g5 c4xc1:c6,e4,e7,g5 c4xc2:c6,e4,e7,g5 c4xc3:c6,e4,e7,g5 c4xc4:c6,e4,e7,g5 c4xc5:c6,e4,e7,g5 c4xd4:c6,e4,e7,g5
          # A line of men steps as a whole or in part; a king is never part of it.
          dameo         | W:Wa1,b2,c3:Bh8                | a1-a2 a1-d4 b2-a3 b2-b3 b2-d4 c3-b4 c3-c4 c3-d4
          # Just behind the victim, or anywhere.
          thai          | W:WK29:B22                     | 29x18:22
          brazilian     | W:WK29:B22                     | 29x11:22 29x15:22 29x18:22 29x4:22 29x8:22
          # Where it can go on, if anywhere.
          russian       | W:WK32:B11,23                  | 32x4:11,23 32x8:11,23
          russian       | W:WK32:B23                     | 32x14:23 32x18:23 32x5:23 32x9:23
          # A capture whose last victim is a king ends just behind it.
          killer        | W:WK46:BK28                    | 46x23:28
          killer        | W:WK46:B28                     | 46x10:28 46x14:28 46x19:28 46x23:28 46x5:28
          # One piece left loses at once, whoever is to move.
          ghanaian      | W:W32:B1,2,3                   | ''
          ghanaian      | W:W32,33:BK1                   | ''
          """)
  void theMovesAreExactlyThese(String variant, String position, String expected) {
    List<String> moves = moves(SampleRules.of(variant), position);

    assertThat(String.join(" ", moves)).isEqualTo(expected);
  }

  @Test
  void turningBackIsAllowedWhereNoRuleForbidsIt() {
    RulesBuilder rules = SampleRules.like("croda").removedAtOnce();

    assertThat(moves(rules, "W:WKd4:Bd2,d6"))
        .containsExactly("d4xd1:d2,d6", "d4xd7:d2,d6", "d4xd8:d2,d6");
  }

  @Test
  void linesOpenOnlyIfPiecesAreRemovedAtOnce() {
    RulesBuilder rules = SampleRules.like("turkish").removedAtEnd();

    assertThat(moves(rules, "W:WKd4:Bd2,d6")).hasSize(3);
    assertThat(moves(rules, "W:WKa1:Ba3,c6,b8")).hasSize(5);
  }

  @Test
  void aCaptureGoesOnOrMayStopOrIsOneJump() {
    RulesBuilder rules = SampleRules.like("international").criteria();
    String position = "W:W32:B18,28";

    assertThat(moves(rules, position)).containsExactly("32x12:18,28");
    assertThat(moves(rules.continuation(Continuation.MAY_STOP), position))
        .containsExactly("32x12:18,28", "32x23:28");
    assertThat(moves(rules.continuation(Continuation.SINGLE_JUMP), position))
        .containsExactly("32x23:28");
  }

  @Test
  void anOptionalCaptureStandsBesideOtherMoves() {
    RulesBuilder rules = SampleRules.like("international").duty(Duty.OPTIONAL);

    assertThat(moves(rules, "W:W32:B28")).containsExactly("32-27", "32x23:28");
  }

  @Test
  void aSingleKingIsTakenFromAnywhereWhereOnlySeveralPiecesBindTheLanding() {
    RulesBuilder rules = SampleRules.like("killer")
        .kingCaptures(new Fly(DIAGONALS, Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL));

    assertThat(moves(rules, "W:WK46:BK28")).hasSize(5);
    assertThat(moves(rules, "W:WK46:BK23,37")).containsExactly("46x19:23,37");
    assertThat(moves(rules, "W:WK46:B23,37")).hasSize(4);
  }

  @Test
  void theLandingBehindAKingBindsOnlyTheMannerItBelongsTo() {
    RulesBuilder rules = SampleRules.like("killer")
        .kingCaptures(
            new Fly(DIAGONALS, Landing.ANYWHERE),
            new Fly(ORTHOGONALS, Landing.NEXT_AFTER_LAST_KING));

    assertThat(moves(rules, "W:WK46:BK28"))
        .containsExactly("46x10:28", "46x14:28", "46x19:28", "46x23:28", "46x5:28");
    assertThat(moves(rules, "W:WK46:BK26")).containsExactly("46x16:26");
  }

  @Test
  void aManLandsAsMenDoThoughItBecomesAKingThere() {
    RulesBuilder boundMen = SampleRules.like("english")
        .manCaptures(new Fly(DIAGONALS, Landing.NEXT_AFTER_LAST_KING))
        .kingCaptures(new Fly(DIAGONALS, Landing.ANYWHERE));
    RulesBuilder boundKings = SampleRules.like("english")
        .manCaptures(new Fly(DIAGONALS, Landing.ANYWHERE))
        .kingCaptures(new Fly(DIAGONALS, Landing.NEXT_AFTER_LAST_KING));

    assertThat(moves(boundMen, "W:W20:BK16")).containsExactly("20x11:16");
    assertThat(moves(boundKings, "W:W20:BK16")).containsExactly("20x11:16", "20x2:16*", "20x7:16");
  }

  @Test
  void aLandingThatStopsTheCaptureDoesNotGoOn() {
    // On 2 the man is crowned and stops, though a king would have 6 to take from there.
    RulesBuilder rules =
        SampleRules.like("english").manCaptures(new Fly(DIAGONALS, Landing.WHERE_IT_CAN_CONTINUE));

    assertThat(moves(rules, "W:W16:B6,11")).containsExactly("16x2:11*", "16x7:11");
  }

  @Test
  void mannersOfOneRankAddUpWithoutDoubles() {
    RulesBuilder rules = SampleRules.like("international")
        .kingMoves(new Step(DIAGONALS), new Slide(DIAGONALS), new Step(ORTHOGONALS))
        .kingCaptures(new Jump(DIAGONALS), new Fly(DIAGONALS, Landing.NEXT));

    assertThat(moves(rules, "W:WK46:B5"))
        .containsExactly(
            "46-10", "46-14", "46-19", "46-23", "46-28", "46-32", "46-36", "46-37", "46-41",
            "46-47");
    assertThat(moves(rules, "W:WK46:B41")).containsExactly("46x37:41");
  }

  @Test
  void aHookForbidsCapturesBeforeTheMajorityIsCounted() {
    RulesBuilder rules = SampleRules.like("international")
        .permit("One piece a move.", (position, move) -> move.captured().size() <= 1);

    assertThat(moves(rules, "W:W32:B19,27,28")).containsExactly("32x21:27");
  }

  @Test
  void whereAHookForbidsEveryCaptureNoneIsCompulsory() {
    RulesBuilder rules = SampleRules.like("international")
        .permit("No captures.", (position, move) -> move.captured().isEmpty());

    assertThat(moves(rules, "W:W32:B28")).containsExactly("32-27");
  }

  @Test
  void aHookPromotesBesideTheZone() {
    RulesBuilder rules = SampleRules.like("international")
        .promotion("Square 28 crowns.", (position, move) -> move.to().name().equals("28"));

    assertThat(moves(rules, "W:W32,6:B50")).containsExactly("32-27", "32-28*", "6-1*");
    assertThat(moves(rules, "W:W37,K46:B32")).containsExactly("37x28:32*");
  }

  @Test
  void aHookEndsTheGame() {
    RulesBuilder rules = SampleRules.like("international")
        .ending(
            "Three men win.",
            position -> position.men().size() >= 3 ? Judgement.WINS : Judgement.GOES_ON);

    assertThat(moves(rules, "W:W31,32,33:B1")).isEmpty();
    assertThat(moves(rules, "W:W31,32:B1,2,3")).isNotEmpty();
  }

  @Test
  void aHooksMovesAreListedOnce() {
    RulesBuilder rules = SampleRules.like("international").moves("Men leap.", (position, moves) -> {
      int from = position.board().square("32").index();
      moves.add(from, position.board().square("28").index());
      moves.add(from, position.board().square("23").index());
      moves.add(from, position.board().square("23").index());
    });

    assertThat(moves(rules, "W:W32:B1")).containsExactly("32-23", "32-27", "32-28");
  }

  /** Squares by their indexes: 30 is called 31. */
  @ParameterizedTest
  @CsvSource({
    "31, 30, 'moves 32 to 31, which is not empty.'",
    "31, 0, 'moves 32 to 1, which is not empty.'",
    "32, 27, 'moves a piece from 33, where no own piece stands.'",
    "0, 27, 'moves a piece from 1, where no own piece stands.'",
    "31, -1, moves 32 off the board.",
    "31, 50, moves 32 off the board.",
    "-1, 27, moves a piece from off the board.",
    "50, 27, moves a piece from off the board."
  })
  void aHookMayNotMoveToATakenSquareOrFromAnEmptyOne(int from, int to, String refusal) {
    RuleSet rules = leaping(from, to);
    Placement placement = Positions.placement(rules.board(), "W:W31,32:B1");

    for (MoveGenerator generator : List.of(new TableGenerator(rules), new PlainGenerator(rules))) {
      assertThatThrownBy(() -> generator.legalMoves(placement, Side.WHITE))
          .isInstanceOf(HookFailure.class)
          .hasMessage("The hook `Men leap.` (test) " + refusal);
    }
  }

  private static RuleSet leaping(int from, int to) {
    return SampleRules.like("international")
        .moves("Men leap.", (position, moves) -> moves.add(from, to))
        .build();
  }

  @Test
  void kingsAreNoPartOfALineOfMen() {
    assertThat(moves(SampleRules.of("dameo"), "W:Wb2,b3,Kb1:Bh8"))
        .hasSize(20)
        .contains("b2-a3", "b2-b4", "b2-c3")
        .doesNotContain("b1-b4");
  }

  @Test
  void everySquareOfTheLargestBoardCanBeCaptured() {
    RuleSet rules = Boards.large("croda").build();

    IntStream.rangeClosed(2, 11)
        .forEach(row -> assertThat(moves(rules, "W:WKb1:Bb" + row))
            .as("row %s", row)
            .hasSize(12 - row)
            .allMatch(move -> move.endsWith(":b" + row)));
  }
}
