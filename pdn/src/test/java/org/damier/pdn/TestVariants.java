package org.damier.pdn;

import java.util.OptionalInt;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.Criterion;
import org.damier.rules.DirectionWord;
import org.damier.rules.Ending.Verdict;
import org.damier.rules.Landing;
import org.damier.rules.MoveNotation;
import org.damier.rules.Movement;
import org.damier.rules.Promotion.Timing;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;

/** Variants to replay games of. */
final class TestVariants {

  private TestVariants() {}

  /** International draughts, without draws. */
  static final Variant INTERNATIONAL =
      international("International", MoveNotation.STANDARD.withGameType(OptionalInt.of(20)));

  /** The same game under a name and without a number. */
  static final Variant UNNUMBERED = international("Village Draughts", MoveNotation.STANDARD);

  /** Russian draughts, without draws. */
  static final Variant RUSSIAN = russian();

  /** The same game with these signs between the squares of steps and of captures. */
  static Variant withSigns(String step, String capture) {
    return international("Signs", new MoveNotation(step, capture));
  }

  private static Variant international(String name, MoveNotation notation) {
    Board board = Board.rectangle(10, 10, Colouring.CORNER_LEFT, SquareNaming.NUMBERS);
    return Variant.of(RuleSet.builder(name, board)
        .menOnRows(1, 4)
        .first(Side.WHITE)
        .menMove(Movement.step(DirectionWord.FORWARD, DirectionWord.DIAGONAL))
        .menCapture(CaptureManner.jump(DirectionWord.DIAGONAL))
        .menBecomeKings(Zone.lastRow(board), Timing.AT_END_OF_MOVE)
        .kingsMove(Movement.slide(DirectionWord.DIAGONAL))
        .kingsCapture(CaptureManner.fly(Landing.ANYWHERE, DirectionWord.DIAGONAL))
        .duty(Duty.MANDATORY)
        .continuation(Continuation.COMPULSORY)
        .majority(Criterion.Tally.MOST_PIECES)
        .removal(Removal.AT_END_OF_MOVE)
        .noMove(Verdict.LOSES)
        .notation(notation)
        .build());
  }

  private static Variant russian() {
    Board board = Board.rectangle(8, 8, Colouring.CORNER_LEFT, SquareNaming.LETTERS);
    return Variant.of(RuleSet.builder("Russian", board)
        .menOnRows(1, 3)
        .first(Side.WHITE)
        .menMove(Movement.step(DirectionWord.FORWARD, DirectionWord.DIAGONAL))
        .menCapture(CaptureManner.jump(DirectionWord.DIAGONAL))
        .menBecomeKings(Zone.lastRow(board), Timing.AT_ONCE_CONTINUING)
        .kingsMove(Movement.slide(DirectionWord.DIAGONAL))
        .kingsCapture(CaptureManner.fly(Landing.WHERE_IT_CAN_CONTINUE, DirectionWord.DIAGONAL))
        .duty(Duty.MANDATORY)
        .continuation(Continuation.COMPULSORY)
        .freeChoice()
        .removal(Removal.AT_END_OF_MOVE)
        .noMove(Verdict.LOSES)
        .notation(new MoveNotation("-", ":", OptionalInt.of(25)))
        .build());
  }
}
