package org.damier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.damier.Refusal.Reason;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.hook.EndingHook.Judgement;
import org.damier.hook.HookFailure;
import org.damier.movegen.SampleRules;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.Ending.Verdict;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefusalTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # The game, the piece
      ghanaian      | W:W32,38:B12             | 32 28       | GAME_OVER            | The game is over: Black has 1 piece.
      international | W:W32:B1                 | 28 22       | NO_PIECE             | 28 is empty.
      international | W:W32:B1                 | 1 6         | NOT_YOUR_PIECE       | 1 is Black's; it is White's turn.
      # The duty to capture
      international | W:W32,50:B28,1           | 50 45       | CAPTURE_IS_MANDATORY | A capture is compulsory: 32x23.
      international | W:W32,50:B28,1           | 50 40       | CAPTURE_IS_MANDATORY | A capture is compulsory: 32x23.
      # Which capture
      international | W:W26,31:B21,22,12,27    | 31 22 17    | NOT_A_MOVE           | No capture leads that way. A man captures diagonally over a neighbour.
      international | W:W26,42:B21,12,38       | 42 33       | BETTER_CAPTURE       | 42x33 takes 1, 26x17x8 takes 2: another capture takes more pieces.
      international | W:W26,42:B21,12,38       | 26 17       | CAPTURE_GOES_ON      | The capture must go on from 17 to 8.
      italian       | W:WK23,31:B19,26,27      | 31 22 15    | BETTER_CAPTURE       | 31x22x15 is made by a man, 23x30x21 is made by a king: another capture is made by a king.
      italian       | W:WK23:B19,K28           | 23 14       | BETTER_CAPTURE       | 23x14 takes 0 kings, 23x32 takes 1 king: another capture takes more kings.
      # Where a king comes down
      russian       | W:WK29:B22,18            | 29 15       | BLOCKED              | The way from 29 to 15 is not free.
      killer        | W:WK46:BK28              | 46 19       | LANDING              | A capture that ends with a king ends just behind that king.
      thai          | W:WK29:B22,3             | 29 15       | LANDING              | A king comes down just behind the piece that it takes.
      # What may be taken
      italian       | W:W31,25:BK27,1          | 31 22       | VICTIM               | A man may not take a king.
      # Where a capture ends
      english       | W:W11:B7,6               | 11 2 9      | CAPTURE_IS_OVER      | A capture ends where a man becomes a king.
      # How pieces move and capture
      ghanaian      | W:W28,50:B33,12          | 28 39       | MANNER               | A man captures diagonally forward over a neighbour.
      international | W:W32:B1                 | 32 37       | NOT_A_MOVE           | A man moves one square diagonally forward.
      international | W:W32:B1                 | 32 23       | NOT_A_MOVE           | A man moves one square diagonally forward.
      international | W:W32,28:B1              | 32 28       | BLOCKED              | 28 is not empty.
      international | W:WK46,28:B1             | 46 10       | BLOCKED              | The way from 46 to 10 is not free.
      international | W:WK46:B1                | 46 45       | NOT_A_MOVE           | A king moves any distance diagonally.
      international | W:W32:B1                 | 32 32       | NOT_A_MOVE           | A man moves one square diagonally forward.
      dameo         | W:Wb2,b3,Kb1:Bh8         | b3 b2       | BLOCKED              | b2 is not empty.
      dameo         | W:Wc3:Bh8                | c3 d3       | NOT_A_MOVE           | A man moves one square forward; also: A line of men steps forward together.
      turkish       | W:Wc3:Bh8                | c3 c2       | NOT_A_MOVE           | A man moves one square straight forward or sideways.
      """)
  void theFirstBrokenRuleIsNamed(
      String variant, String fen, String squares, Reason reason, String sentence) {
    Position position = Games.position(SampleRules.of(variant), fen);
    assertThat(told(Refusal.of(position, squares(position, squares))))
        .contains(new Refusal(reason, sentence));
  }

  @Test
  void aKingOfRussianDraughtsLandsWhereItCanGoOn() {
    // From g1 over e3 it may land on d4 or beyond; only from d4 does the capture go on.
    Position position = Games.position(Games.russian(), "W:WKg1:Be3,f6");
    assertThat(position.legalMoves()).extracting(Move::toString).allMatch(m -> m.contains("d4"));
    assertThat(told(Refusal.of(position, squares(position, "g1 a7"))))
        .contains(new Refusal(
            Reason.LANDING,
            "A king comes down where its capture can go on, if there is such a square."));
  }

  @Test
  void aTurkishCaptureDoesNotTurnBack() {
    Position position = Games.position(SampleRules.of("turkish"), "W:WKd4:Bd6,d2,h8");
    assertThat(told(Refusal.of(position, squares(position, "d4 d7 d1"))))
        .contains(new Refusal(
            Reason.REVERSAL, "Between two jumps a piece may not turn back the way it came."));
  }

  @Test
  void aCapturedPieceStaysInTheWay() {
    // The Turkish stroke: 13 stands behind 9 and 12, which have been taken already.
    Position position = Games.position(Games.international(), "W:WK26:B9,12,13,23,24");
    assertThat(position.legalMoves()).hasToString("[26x3x20x29x18]");
    assertThat(Refusal.of(position, squares(position, "26 3 20 29 18 9")))
        .map(Refusal::reason)
        .contains(Reason.REMOVAL);
  }

  @Test
  void aCaptureOfOneJumpIsOver() {
    RuleSet rules = Games.internationalPlay()
        .continuation(Continuation.SINGLE_JUMP)
        .noMove(Verdict.LOSES)
        .build();
    Position position = Games.position(rules, "W:W26:B21,12");
    assertThat(told(Refusal.of(position, squares(position, "26 17 8"))))
        .contains(new Refusal(Reason.CAPTURE_IS_OVER, "A capture is a single jump."));
  }

  @Test
  void aHookThatForbidsSpeaksForItself() {
    RuleSet rules = Games.internationalPlay()
        .noMove(Verdict.LOSES)
        .permitHook("Nobody leaves the edge.", (view, move) -> move.from().column() != 0)
        .build();
    Position position = Games.position(rules, "W:W36,38:B1");
    Refusal expected = new Refusal(Reason.FORBIDDEN, "Nobody leaves the edge.");
    assertThat(told(Refusal.of(position, squares(position, "36 31")))).contains(expected);
    Position capture = Games.position(rules, "W:W36,38:B31,1");
    assertThat(told(Refusal.of(capture, squares(capture, "36 27")))).contains(expected);
  }

  /** A hook's sentence is told as a sentence, however it was written down. */
  @Test
  void aHookSpeaksInSentences() {
    RuleSet forbids = Games.internationalPlay()
        .noMove(Verdict.LOSES)
        .permitHook("nobody leaves the edge", (view, move) -> move.from().column() != 0)
        .build();
    Position position = Games.position(forbids, "W:W36,38:B1");
    assertThat(told(Refusal.of(position, squares(position, "36 31"))))
        .contains(new Refusal(Reason.FORBIDDEN, "Nobody leaves the edge."));

    RuleSet ends = Games.internationalPlay()
        .noMove(Verdict.LOSES)
        .endingHook(
            "two kings win", view -> view.kings().size() > 1 ? Judgement.WINS : Judgement.GOES_ON)
        .build();
    Position over = Games.position(ends, "W:WK36,K38:B1");
    assertThat(over.outcome().orElseThrow().sentence()).isEqualTo("Two kings win.");
    assertThat(told(Refusal.of(over, squares(over, "36 31"))))
        .contains(new Refusal(Reason.GAME_OVER, "The game is over: Two kings win."));
  }

  @Test
  @SuppressWarnings("NullAway") // What callers without null checks may do.
  void aHookThatJudgesNothingFails() {
    RuleSet rules = Games.internationalPlay()
        .noMove(Verdict.LOSES)
        .endingHook("silence", view -> null)
        .build();
    Position position = Games.position(rules, "W:W36,38:B1");
    for (ThrowingCallable call :
        List.<ThrowingCallable>of(position::legalMoves, position::outcome)) {
      assertThatThrownBy(call)
          .isInstanceOf(HookFailure.class)
          .hasMessage("The hook `silence` (Java) gave no answer.");
    }
  }

  @Test
  void whereCapturesAreFreeNoneIsCompulsory() {
    RuleSet rules =
        Games.internationalPlay().duty(Duty.OPTIONAL).noMove(Verdict.LOSES).build();
    Position position = Games.position(rules, "W:W32,50:B28,1");
    assertThat(Refusal.of(position, squares(position, "50 45"))).isEmpty();
    assertThat(Refusal.of(position, squares(position, "32 27"))).isEmpty();
  }

  @Test
  void legalMovesAreNotRefused() {
    for (String name : List.of("international", "russian", "turkish", "dameo", "italian", "thai")) {
      Position position = Variant.of(SampleRules.of(name)).start();
      Random random = new Random(3);
      for (int ply = 0; ply < 60 && !position.legalMoves().isEmpty(); ply++) {
        for (Move move : position.legalMoves()) {
          assertThat(Refusal.of(position, move)).isEmpty();
          assertThat(Refusal.of(position, move.route())).isEmpty();
        }
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @Test
  void everyOtherPairOfSquaresIsRefused() {
    for (String name : SampleRules.names()) {
      Position position = Variant.of(SampleRules.of(name)).start();
      Random random = new Random(5);
      for (int ply = 0; ply < 40 && !position.legalMoves().isEmpty(); ply++) {
        List<Square> all = position.variant().board().squares();
        for (int each = 0; each < 10; each++) {
          List<Square> pair =
              List.of(all.get(random.nextInt(all.size())), all.get(random.nextInt(all.size())));
          boolean legal = position.legalMoves().stream()
              .anyMatch(move -> move.from().equals(pair.get(0)) && move.to().equals(pair.get(1)));
          assertThat(Refusal.of(position, pair).isEmpty())
              .as("%s %s", name, pair)
              .isEqualTo(legal);
        }
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @Test
  void aMoveWithTheWrongRankIsRefused() {
    Position position = Games.position(Games.international(), "W:W6:B40");
    Move right = position.legalMoves().get(0);
    Move wrong = new Move(right.piece(), right.route(), List.of(), Rank.MAN);
    assertThat(told(Refusal.of(position, wrong)))
        .contains(new Refusal(Reason.NOT_A_MOVE, "This move makes the man a king."));
  }

  @Test
  void aMoveThatTakesOtherPiecesIsRefused() {
    Position position = Games.position(Games.international(), "W:WK4:B13,32,37,20");
    Move legal = position.legalMoves().get(0);
    Move fewer = new Move(legal.piece(), List.of(legal.from(), legal.to()), List.of(), Rank.KING);
    assertThat(Refusal.of(position, fewer))
        .map(Refusal::reason)
        .contains(Reason.CAPTURE_IS_MANDATORY);
  }

  @Test
  void theExceptionNamesTheRuleAndTheLegalMoves() {
    Position position = Games.position(Games.international(), "W:W32,50:B28,1");
    Move step =
        new Move(new Piece(Side.WHITE, Rank.MAN), squares(position, "50 45"), List.of(), Rank.MAN);
    IllegalMoveException thrown =
        catchThrowableOfType(IllegalMoveException.class, () -> position.play(step));
    assertThat(thrown).hasMessage("A capture is compulsory: 32x23. Legal: 32x23.");
    assertThat(thrown.refusal().reason()).isEqualTo(Reason.CAPTURE_IS_MANDATORY);
    assertThat(thrown.legalMoves()).hasToString("[32x23]");
  }

  @Test
  void reasonsHaveNamesForPrograms() {
    assertThat(Reason.values())
        .extracting(Reason::id)
        .containsExactly(
            "game-over",
            "no-piece",
            "not-your-piece",
            "capture-is-mandatory",
            "better-capture",
            "capture-goes-on",
            "forbidden",
            "landing",
            "reversal",
            "victim",
            "capture-is-over",
            "removal",
            "manner",
            "blocked",
            "not-a-move");
  }

  /** What a player is told; the rules cited and the moves to choose from are asked of {@link WhyTest}. */
  private static Optional<Refusal> told(Optional<Refusal> refusal) {
    return refusal.map(said -> new Refusal(said.reason(), said.sentence()));
  }

  private static List<Square> squares(Position position, String names) {
    return Arrays.stream(names.split(" "))
        .map(name -> position.variant().board().square(name))
        .toList();
  }

  @Test
  void aCaptureThatEndsWhereAStepWouldIsNotRefusedAsAStep() {
    // The king goes round by 23 and 12 and takes all three; the way by 27 is free as well.
    Position position = Games.position(Games.international(), "W:WK32:B28,18,17");
    List<Square> ends = List.of(Games.BOARD_50.square("32"), Games.BOARD_50.square("21"));

    assertThat(Refusal.of(position, ends)).isEmpty();
    assertThat(Refusal.of(position, ends, true)).isEmpty();
    assertThat(Refusal.ofStep(position, ends.get(0), ends.get(1)))
        .map(Refusal::reason)
        .contains(Reason.CAPTURE_IS_MANDATORY);
  }
}
