package org.damier;

import static org.damier.rules.CaptureManner.fly;
import static org.damier.rules.CaptureManner.jump;
import static org.damier.rules.DirectionWord.ANY;
import static org.damier.rules.DirectionWord.DIAGONAL;
import static org.damier.rules.DirectionWord.FORWARD;
import static org.damier.rules.DirectionWord.ORTHOGONAL;
import static org.damier.rules.Movement.slide;
import static org.damier.rules.Movement.step;

import java.util.List;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Direction;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.damier.board.SquareSet;
import org.damier.hook.MoveSink;
import org.damier.hook.PositionView;
import org.damier.notation.Diagram;
import org.damier.notation.Fen;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.Condition;
import org.damier.rules.Condition.Quality;
import org.damier.rules.Criterion;
import org.damier.rules.Ending.Verdict;
import org.damier.rules.Forces;
import org.damier.rules.Landing;
import org.damier.rules.Material;
import org.damier.rules.MoveNotation;
import org.damier.rules.Promotion.Timing;
import org.damier.rules.RuleSet;
import org.damier.rules.RuleSetBuilder;
import org.damier.rules.Zone;

/** Real games, written in Java as an embedder would, for the tests of the front door. */
public final class Games {

  /** 10 x 10 by numbers. */
  public static final Board BOARD_50 =
      Board.rectangle(10, 10, Colouring.CORNER_LEFT, SquareNaming.NUMBERS);

  /** 8 x 8 of one colour by letters. */
  public static final Board DARK_LETTERS =
      Board.rectangle(8, 8, Colouring.CORNER_LEFT, SquareNaming.LETTERS);

  /** 8 x 8 by letters, all squares. */
  public static final Board BOARD_64 =
      Board.rectangle(8, 8, Colouring.ALL_SQUARES, SquareNaming.LETTERS);

  /** The clock of the 25-move rule. */
  public static final Condition.Clock KINGS_ONLY =
      new Condition.Clock(25, Quality.KING_MOVES, Optional.empty());

  /** The clock of the 16-move rule: three pieces, at least one a king, against one king. */
  public static final Condition.Clock THREE_AGAINST_ONE = new Condition.Clock(
      16,
      Quality.ANY,
      Optional.of(new Material(
          List.of(Forces.exactly(0, 3), Forces.exactly(1, 2), Forces.exactly(2, 1)),
          Forces.exactly(0, 1))));

  /** The clock of the 5-move rule: two pieces or one, at least one a king, against one king. */
  public static final Condition.Clock TWO_AGAINST_ONE = new Condition.Clock(
      5,
      Quality.ANY,
      Optional.of(new Material(
          List.of(Forces.exactly(0, 2), Forces.exactly(1, 1), Forces.exactly(0, 1)),
          Forces.exactly(0, 1))));

  private Games() {}

  /** International draughts with the draw rules of the world federation. */
  public static RuleSet international() {
    return internationalPlay()
        .noMove(Verdict.LOSES)
        .ending(new Condition.Repetition(3), Verdict.DRAWS)
        .ending(KINGS_ONLY, Verdict.DRAWS)
        .ending(THREE_AGAINST_ONE, Verdict.DRAWS)
        .ending(TWO_AGAINST_ONE, Verdict.DRAWS)
        .build();
  }

  /** How international draughts is played, without a word on how it ends. */
  public static RuleSetBuilder internationalPlay() {
    return RuleSet.builder("International draughts", BOARD_50)
        .menOnRows(1, 4)
        .first(Side.WHITE)
        .menMove(step(FORWARD, DIAGONAL))
        .menCapture(jump(DIAGONAL))
        .menBecomeKings(Zone.lastRow(BOARD_50), Timing.AT_END_OF_MOVE)
        .kingsMove(slide(DIAGONAL))
        .kingsCapture(fly(Landing.ANYWHERE, DIAGONAL))
        .duty(Duty.MANDATORY)
        .continuation(Continuation.COMPULSORY)
        .majority(Criterion.Tally.MOST_PIECES)
        .removal(Removal.AT_END_OF_MOVE);
  }

  /** Dameo: a line of men moves by a hook. */
  public static RuleSet dameo() {
    return RuleSet.builder("Dameo", BOARD_64)
        .start(DAMEO_START)
        .first(Side.WHITE)
        .menMove(step(FORWARD))
        .menCapture(jump(ORTHOGONAL))
        .menBecomeKings(Zone.lastRow(BOARD_64), Timing.AT_END_OF_MOVE)
        .kingsMove(slide(ANY))
        .kingsCapture(fly(Landing.ANYWHERE, ORTHOGONAL))
        .duty(Duty.MANDATORY)
        .continuation(Continuation.COMPULSORY)
        .majority(Criterion.Tally.MOST_PIECES)
        .removal(Removal.AT_END_OF_MOVE)
        .noMove(Verdict.LOSES)
        .ending(new Condition.Repetition(3), Verdict.DRAWS)
        .movesHook("A line of men steps forward together.", Games::linearMoves)
        .build();
  }

  /** The rear man of every unbroken line goes to the empty square in front of it. */
  private static void linearMoves(PositionView position, MoveSink moves) {
    for (Direction direction : position.forward()) {
      SquareSet rear = position.men();
      SquareSet front = position.step(rear, direction);
      for (int distance = 1; !front.isEmpty(); distance++) {
        moves.add(
            movedBack(position, front.and(position.empty()), direction, distance),
            direction,
            distance);
        front = position.step(front.and(position.men()), direction);
      }
    }
  }

  private static SquareSet movedBack(
      PositionView position, SquareSet set, Direction direction, int distance) {
    SquareSet moved = set;
    for (int step = 0; step < distance; step++) {
      moved = position.step(moved, direction.opposite());
    }
    return moved;
  }

  private static final Placement DAMEO_START = Diagram.read(BOARD_64, """
      b b b b b b b b
      . b b b b b b .
      . . b b b b . .
      . . . . . . . .
      . . . . . . . .
      . . w w w w . .
      . w w w w w w .
      w w w w w w w w
      """);

  /** Russian draughts on letters, captures written with a colon. */
  public static RuleSet russian() {
    return RuleSet.builder("Russian draughts", DARK_LETTERS)
        .menOnRows(1, 3)
        .first(Side.WHITE)
        .menMove(step(FORWARD, DIAGONAL))
        .menCapture(jump(DIAGONAL))
        .menBecomeKings(Zone.lastRow(DARK_LETTERS), Timing.AT_ONCE_CONTINUING)
        .kingsMove(slide(DIAGONAL))
        .kingsCapture(fly(Landing.WHERE_IT_CAN_CONTINUE, DIAGONAL))
        .duty(Duty.MANDATORY)
        .continuation(Continuation.COMPULSORY)
        .freeChoice()
        .removal(Removal.AT_END_OF_MOVE)
        .noMove(Verdict.LOSES)
        .notation(new MoveNotation("-", ":"))
        .build();
  }

  /** The position that a text describes. */
  public static Position position(RuleSet rules, String fen) {
    return Variant.of(rules).position(Fen.read(rules.board(), fen));
  }
}
