package org.damier.codegen;

import org.damier.board.Rank;
import org.damier.codegen.captures.CaptorsSide;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.MoveSquares;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideSets;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;
import org.damier.rules.Promotion.Timing;

/** The position after a move of one side. */
final class PlayMove {

  private final Program program;

  PlayMove(Program program) {
    this.program = program;
  }

  /** What kind of move it is, as far as that is known before its head is read. */
  enum Kind {
    ANY,
    CAPTURE,
    QUIET
  }

  /** Stages the change of sets, which are variables, by move {@code index} of the buffer. */
  void stage(Code code, SideSets sets, Expr buffer, Expr index, Kind kind) {
    Expr head = code.let("head", Exprs.send(buffer, "head", Type.INT, index));
    MoveSquares squares = MoveSquares.of(code, head, program);
    switch (kind) {
      case QUIET -> move(code, sets, squares);
      case CAPTURE -> capture(code, sets, squares, buffer, index);
      case ANY -> captureOrMove(code, sets, squares, buffer, index);
    }
  }

  private void captureOrMove(
      Code code, SideSets sets, MoveSquares squares, Expr buffer, Expr index) {
    Check captures = isCapture(squares.head());
    if (CaptorsSide.changes(program)) {
      code.when(
          captures,
          capture -> capture(capture, sets, squares, buffer, index),
          quiet -> move(quiet, sets, squares));
    } else {
      code.when(captures, capture -> take(capture, sets, buffer, index));
      move(code, sets, squares);
    }
  }

  /** What is taken goes first, as the move may end where a piece taken has stood. */
  private void capture(Code code, SideSets sets, MoveSquares squares, Expr buffer, Expr index) {
    take(code, sets, buffer, index);
    if (CaptorsSide.changes(program)) {
      CaptorsSide.goOver(program, code, squares, sets);
    } else {
      move(code, sets, squares);
    }
  }

  static Check isCapture(Expr head) {
    return Check.nonZero(Exprs.and(head, Exprs.constant(MoveBuffer.CAPTURE)));
  }

  private void take(Code code, SideSets sets, Expr buffer, Expr index) {
    Bits captured = captured(code, buffer, index);
    if (program.takesOwn()) {
      sets.own().set(code, sets.own().minus(captured));
    }
    sets.enemies().set(code, sets.enemies().minus(captured));
    sets.allKings().set(code, sets.allKings().minus(captured));
  }

  private void move(Code code, SideSets sets, MoveSquares squares) {
    Bits kings = sets.allKings();
    Bits change = squares.from().xor(squares.to()).let(code, "change");
    sets.own().set(code, sets.own().xor(change));
    code.when(
        Check.zero(Exprs.and(squares.head(), Exprs.constant(MoveBuffer.KING))),
        man -> promote(man, kings, squares),
        king -> kings.set(king, kings.xor(change)));
  }

  private void promote(Code code, Bits kings, MoveSquares squares) {
    kings.set(code, kings.or(promoted(squares)));
    boolean onTheWay = program
        .promotionAtOnce(Rank.MAN)
        .filter(promotion -> promotion.timing() == Timing.AT_ONCE_CONTINUING)
        .isPresent();
    if (onTheWay) {
      code.when(
          Check.nonZero(Exprs.and(squares.head(), Exprs.constant(MoveBuffer.PROMOTED))),
          king -> kings.set(king, kings.or(squares.to())));
    }
  }

  /** Where a man is that has ended its move in the zone; none if it has not. */
  private Bits promoted(MoveSquares squares) {
    return program.promotionZone(program.side()).and(squares.to());
  }

  private Bits captured(Code code, Expr buffer, Expr index) {
    Expr all = code.let("capturedWords", Exprs.send(buffer, "capturedWords", Type.LONGS));
    // The mask changes nothing. Without it the JVM's compiler would split a loop that plays all
    // moves in three, to save the check of this index; lists of moves are too short for that.
    Expr move = Exprs.and(index, Exprs.constant(Integer.MAX_VALUE));
    Expr first = code.let("first", Exprs.multiply(move, Exprs.constant(program.words())));
    return Bits.load(all, first, 0, program.words()).let(code, "captured");
  }
}
