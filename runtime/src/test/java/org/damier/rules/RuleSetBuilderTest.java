package org.damier.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.damier.Games;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.rules.Ending.Verdict;
import org.junit.jupiter.api.Test;

class RuleSetBuilderTest {

  @Test
  void internationalWrittenInJavaHasNineFirstMovesAndTwentyMenASide() {
    Position start = Variant.of(Games.international()).start();
    assertThat(start.placement().whiteMen().size()).isEqualTo(20);
    assertThat(start.placement().blackMen().size()).isEqualTo(20);
    assertThat(leaves(start, 1)).isEqualTo(9);
    assertThat(leaves(start, 2)).isEqualTo(81);
    assertThat(leaves(start, 3)).isEqualTo(658);
  }

  @Test
  void dameoWrittenInJavaWithAHookHasFiftyTwoFirstMoves() {
    Position start = Variant.of(Games.dameo()).start();
    assertThat(start.placement().whiteMen().size()).isEqualTo(18);
    assertThat(leaves(start, 1)).isEqualTo(52);
    assertThat(leaves(start, 2)).isEqualTo(2704);
  }

  @Test
  void anyPartOfALineOfMenMayMoveInDameo() {
    Position position = Games.position(Games.dameo(), "W:Wa1,b2,c3:Bh8");
    assertThat(position.legalMoves())
        .hasSize(8)
        .extracting(Move::toString)
        .contains("a1-d4", "b2-d4", "c3-d4");
  }

  @Test
  void aLineOfMenNeitherPassesNorTakesAnEnemyInDameo() {
    Position position = Games.position(Games.dameo(), "W:Wa1,b2,c3:Bd4");
    assertThat(position.legalMoves())
        .extracting(Move::toString)
        .containsExactlyInAnyOrder("a1-a2", "b2-a3", "b2-b3", "c3-b4", "c3-c4");
  }

  @Test
  void whatIsMissingIsListedAllAtOnce() {
    assertThatIllegalStateException()
        .isThrownBy(() -> RuleSet.builder("Half a game", Games.BOARD_50)
            .first(Side.WHITE)
            .menStayMen()
            .noMove(Verdict.LOSES)
            .build())
        .withMessage("The rules of Half a game lack: start, menMove, menCapture, kingsMove,"
            + " kingsCapture, duty, continuation, majority or freeChoice, removal, reversal.");
  }

  @Test
  void nothingThatMattersHasADefault() {
    assertThatIllegalStateException()
        .isThrownBy(() -> RuleSet.builder("No game", Games.BOARD_50).build())
        .withMessageContaining("first")
        .withMessageContaining("menBecomeKings or menStayMen")
        .withMessageContaining("noMove");
  }

  @Test
  void rowsThatTheBoardDoesNotHaveAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RuleSet.builder("Men everywhere", Games.BOARD_50).menOnRows(0, 4))
        .withMessage("Men stand on rows from 1 to 10, the lower number first, not on 0 to 4.");
  }

  @Test
  void aPieceOffTheBoardIsRefused() {
    Placement far = Placement.EMPTY.with(
        new org.damier.board.Piece(Side.WHITE, org.damier.board.Rank.MAN),
        new Square(60, 0, 0, "61"));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RuleSet.builder("Off", Games.BOARD_50)
            .start(far)
            .first(Side.WHITE)
            .menMove()
            .menCapture()
            .menStayMen()
            .kingsMove()
            .kingsCapture()
            .duty(CaptureRules.Duty.OPTIONAL)
            .continuation(CaptureRules.Continuation.MAY_STOP)
            .freeChoice()
            .removal(CaptureRules.Removal.AT_END_OF_MOVE)
            .noMove(Verdict.LOSES)
            .build())
        .withMessageContaining("60");
  }

  @Test
  void rulesBuiltTwiceAreEqualUnlessTheyHoldHooks() {
    assertThat(Games.international()).isEqualTo(Games.international());
    assertThat(Games.international()).isNotEqualTo(Games.russian());
  }

  private static long leaves(Position position, int depth) {
    return depth == 0
        ? 1
        : position.legalMoves().stream()
            .mapToLong(move -> leaves(position.play(move), depth - 1))
            .sum();
  }
}
