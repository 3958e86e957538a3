package org.damier.codegen;

import java.util.List;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;

/**
 * Emitted methods that write the heads of a whole set of moves, one a bit: of many moves, as men
 * have, of few, or of few that begin on one square. The first moves of many are written whether there are as many or not: what is
 * written too much is overwritten or never read, while a loop whose length nobody can foresee costs
 * more.
 */
final class AppendMethod {

  /** How much room must be left behind the heads. */
  static final int WRITTEN_UNASKED = 6;

  /** What a bit number is worth in a head, as its destination and as its origin: to * 256 + from. */
  static final int TO_AND_FROM = (1 << 8) + 1;

  /** What a bit number is worth in a head as its destination alone. */
  private static final int TO = 1 << 8;

  private final Method many;
  private final Method few;
  private final Method fromOne;

  AppendMethod(ClassSketch sketch) {
    this.many = stage(sketch.method("appendMany", Type.INT), WRITTEN_UNASKED, TO_AND_FROM);
    this.few = stage(sketch.method("appendFew", Type.INT), 0, TO_AND_FROM);
    this.fromOne = stage(sketch.method("appendFromOne", Type.INT), 0, TO);
  }

  /** Stages the writing of one head for each target bit, with {@code rest} added to all of them. */
  void to(Code code, Expr heads, Expr.Local size, Expr targets, Expr rest, boolean areMany) {
    append(areMany ? many : few, code, List.of(heads, size, targets, rest), size);
  }

  /** The same for targets of one piece, whose square is in {@code rest}. */
  void toFromOne(Code code, Expr heads, Expr.Local size, Expr targets, Expr rest) {
    append(fromOne, code, List.of(heads, size, targets, rest), size);
  }

  private static void append(Method method, Code code, List<Expr> arguments, Expr.Local size) {
    if (!Exprs.is(arguments.get(2), 0)) {
      code.set(size, ClassSketch.call(method, arguments));
    }
  }

  private static Method stage(Method method, int unasked, int factor) {
    Expr heads = method.parameter("heads", Type.INTS);
    Expr size = method.parameter("size", Type.INT);
    Expr targets = method.parameter("targets", Type.LONG);
    Expr rest = method.parameter("rest", Type.INT);
    Code code = method.code();
    Expr.Local left = code.variable("left", targets);
    for (int i = 0; i < unasked; i++) {
      code.store(heads, Exprs.add(size, Exprs.constant(i)), head(left, factor, rest));
      code.set(left, withoutLowest(left));
    }
    Expr.Local next = code.variable("next", Exprs.add(size, Exprs.constant(unasked)));
    code.loopWhile(Check.nonZero(left), loop -> {
      loop.store(heads, next, head(left, factor, rest));
      loop.set(left, withoutLowest(left));
      loop.set(next, Exprs.add(next, Exprs.constant(1)));
    });
    code.ret(unasked == 0 ? next : Exprs.add(size, Exprs.bitCount(targets)));
    return method;
  }

  private static Expr head(Expr left, int factor, Expr rest) {
    return Exprs.add(Exprs.multiply(Exprs.lowestBit(left), Exprs.constant(factor)), rest);
  }

  private static Expr withoutLowest(Expr left) {
    return Exprs.and(left, Exprs.subtract(left, Exprs.constant(1L)));
  }
}
