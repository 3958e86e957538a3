package org.damier.protocols;

import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureSelection;
import org.damier.rules.Condition;
import org.damier.rules.Criterion;
import org.damier.rules.DirectionWord;
import org.damier.rules.Ending.Verdict;
import org.damier.rules.Landing;
import org.damier.rules.Movement;
import org.damier.rules.Promotion.Timing;
import org.damier.rules.Rest;
import org.damier.rules.RuleSet;
import org.damier.rules.RuleSetBuilder;
import org.damier.rules.Zone;

/** International draughts on boards of two sizes, without draws, and with the rules by which moves before matter. */
public final class Draughts {

  /** By numbers on 10 x 10. */
  public static final Variant INTERNATIONAL = on(10, 4, SquareNaming.NUMBERS);

  /** By letters on 8 x 8, which is Brazilian draughts. */
  public static final Variant BRAZILIAN = on(8, 3, SquareNaming.LETTERS);

  /** By numbers on 10 x 10; kings rest after three moves in a row, and the third repetition draws. */
  public static final Variant RESTING = Variant.of(rules(10, 4, SquareNaming.NUMBERS)
      .kingsRest(new Rest(3, true))
      .ending(new Condition.Repetition(3), Verdict.DRAWS)
      .build());

  private Draughts() {}

  private static Variant on(int size, int rows, SquareNaming naming) {
    return Variant.of(rules(size, rows, naming).build());
  }

  private static RuleSetBuilder rules(int size, int rows, SquareNaming naming) {
    Board board = Board.rectangle(size, size, Colouring.CORNER_LEFT, naming);
    return RuleSet.builder("Draughts on " + size, board)
        .menOnRows(1, rows)
        .first(Side.WHITE)
        .menMove(Movement.step(DirectionWord.FORWARD, DirectionWord.DIAGONAL))
        .menCapture(CaptureManner.jump(DirectionWord.DIAGONAL))
        .menBecomeKings(Zone.lastRow(board), Timing.AT_END_OF_MOVE)
        .kingsMove(Movement.slide(DirectionWord.DIAGONAL))
        .kingsCapture(CaptureManner.fly(Landing.ANYWHERE, DirectionWord.DIAGONAL))
        .duty(Duty.MANDATORY)
        .continuation(Continuation.COMPULSORY)
        .majority(CaptureSelection.MOST_PIECES.criteria().toArray(Criterion[]::new))
        .removal(Removal.AT_END_OF_MOVE)
        .noMove(Verdict.LOSES);
  }
}
