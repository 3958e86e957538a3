package org.damier.codegen;

import java.util.Locale;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;
import org.damier.rules.Movement;

/** Steps and slides: whole sets moved on at once, each target square being one move. */
final class QuietMoves {

  private static final int TO_UNIT = 1 << 8;

  private final Program program;

  QuietMoves(Program program) {
    this.program = program;
  }

  /** Writes every move's head into the buffer, behind those of {@code known} captures. */
  void list(Code code, SideView view, Expr buffer, Expr known) {
    Expr heads =
        code.let("heads", Exprs.send(buffer, "reserve", Type.INTS, Exprs.constant(mostMoves())));
    Expr.Local size = code.variable("size", known);
    each(
        code,
        view,
        (body, rank, targets, back) -> targets.each(body, (loop, bit, word) -> {
          // Destination and origin in one multiplication: to * 256 + (to - back).
          int base = word * Long.SIZE * (TO_UNIT + 1) + (rank == Rank.KING ? MoveBuffer.KING : 0);
          Expr head = Exprs.add(
              Exprs.multiply(bit, Exprs.constant(TO_UNIT + 1)),
              Exprs.subtract(Exprs.constant(base), back));
          loop.store(heads, size, head);
          loop.set(size, Exprs.add(size, Exprs.constant(1)));
        }));
    code.run(Exprs.send(buffer, "resize", Type.VOID, size));
  }

  /** Adds the number of moves to a variable. */
  void count(Code code, SideView view, Expr.Local count) {
    each(
        code,
        view,
        (body, rank, targets, back) -> body.set(count, Exprs.add(count, targets.size())));
  }

  /** No side has more quiet moves than each of its pieces could make on an empty board. */
  private int mostMoves() {
    int most = 0;
    for (Rank rank : Rank.values()) {
      int ofRank = 0;
      for (Movement movement : program.rules().piece(rank).moves()) {
        int reach = movement instanceof Movement.Slide
            ? Math.max(program.rules().board().rows(), program.rules().board().columns())
            : 1;
        ofRank += reach * program.directions(movement.directions()).size();
      }
      most = Math.max(most, ofRank);
    }
    return most * program.rules().board().size();
  }

  /** What is done with the squares that pieces of one rank reach, each from {@code back} bits before. */
  @FunctionalInterface
  private interface Reached {
    void stage(Code code, Rank rank, Bits targets, Expr back);
  }

  private void each(Code code, SideView view, Reached reached) {
    each(code, view, Rank.MAN, reached);
    if (!program.rules().king().moves().isEmpty()) {
      code.when(view.kings().isNotEmpty(), body -> each(body, view, Rank.KING, reached));
    }
  }

  private void each(Code code, SideView view, Rank rank, Reached reached) {
    for (Movement movement : program.rules().piece(rank).moves()) {
      for (Direction direction : program.directions(movement.directions())) {
        code.note(rank.word() + " " + direction.name().toLowerCase(Locale.ROOT));
        Bits targets = program.step(view.own(rank), direction).and(view.empty());
        Expr shift = Exprs.constant(program.layout().shift(direction));
        if (movement instanceof Movement.Step) {
          reached.stage(code, rank, targets.let(code, "targets"), shift);
        } else {
          slide(code, view, rank, direction, targets, reached);
        }
      }
    }
  }

  private void slide(
      Code code, SideView view, Rank rank, Direction direction, Bits first, Reached reached) {
    int shift = program.layout().shift(direction);
    Bits targets = first.variable(code, "targets");
    Expr.Local back = code.variable("back", Exprs.constant(shift));
    code.loopWhile(targets.isNotEmpty(), loop -> {
      reached.stage(loop, rank, targets, back);
      targets.set(loop, program.step(targets, direction).and(view.empty()));
      loop.set(back, Exprs.add(back, Exprs.constant(shift)));
    });
  }
}
