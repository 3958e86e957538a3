package org.damier.codegen.sets;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.damier.codegen.layout.Heads;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;

/**
 * Emitted methods that write the heads of a whole set of moves, one a bit: of many moves, as men have, of few, or of those that
 * begin on one square. Several at a time are written whether there are as many or not: what is written too much is overwritten
 * or never read, while a loop whose length nobody can foresee costs more the more turns it has.
 */
public final class AppendMethod {

  /** The kinds of sets; what no game of these rules needs is not emitted. */
  private enum Kind {
    MANY("appendMany", 6, 1, Heads.TO_AND_FROM),
    FEW("appendFew", 0, 1, Heads.TO_AND_FROM),
    FROM_ONE("appendFromOne", 0, 4, Heads.TO);

    private final String methodName;
    private final int unasked;
    private final int together;
    private final int factor;

    /** So many heads are written before it is asked whether there are more, and then so many at a time. */
    Kind(String methodName, int unasked, int together, int factor) {
      this.methodName = methodName;
      this.unasked = unasked;
      this.together = together;
      this.factor = factor;
    }

    private int mostTooMany() {
      return Math.max(unasked, together - 1);
    }
  }

  /** How much room must be left behind the heads for what is written too much. */
  public static final int ROOM_BEHIND =
      Stream.of(Kind.values()).mapToInt(Kind::mostTooMany).max().orElse(0);

  private final ClassSketch sketch;
  private final Map<Kind, Method> methods = new EnumMap<>(Kind.class);

  public AppendMethod(ClassSketch sketch) {
    this.sketch = sketch;
  }

  /** Stages the writing of one head for each target bit, with {@code rest} added to all of them. */
  public void to(Code code, Expr heads, Expr.Local size, Expr targets, Expr rest, boolean areMany) {
    append(areMany ? Kind.MANY : Kind.FEW, code, heads, size, targets, rest);
  }

  /** The same for targets of one piece, whose square is in {@code rest}. */
  public void toFromOne(Code code, Expr heads, Expr.Local size, Expr targets, Expr rest) {
    append(Kind.FROM_ONE, code, heads, size, targets, rest);
  }

  private void append(Kind kind, Code code, Expr heads, Expr.Local size, Expr targets, Expr rest) {
    if (!Exprs.is(targets, 0)) {
      Method method = methods.computeIfAbsent(kind, this::stage);
      code.set(size, ClassSketch.call(method, List.of(heads, size, targets, rest)));
    }
  }

  private Method stage(Kind kind) {
    Method method = sketch.method(kind.methodName, Type.INT);
    Expr heads = method.parameter("heads", Type.INTS);
    Expr size = method.parameter("size", Type.INT);
    Expr targets = method.parameter("targets", Type.LONG);
    Expr rest = method.parameter("rest", Type.INT);
    Code code = method.code();
    Expr.Local left = code.variable("left", targets);
    write(code, kind.unasked, kind, heads, size, left, rest);
    Expr.Local next = code.variable("next", Exprs.add(size, Exprs.constant(kind.unasked)));
    code.loopWhile(Check.nonZero(left), loop -> {
      write(loop, kind.together, kind, heads, next, left, rest);
      loop.set(next, Exprs.add(next, Exprs.constant(kind.together)));
    });
    code.ret(kind.mostTooMany() > 0 ? Exprs.add(size, Exprs.bitCount(targets)) : next);
    return method;
  }

  private static void write(
      Code code, int count, Kind kind, Expr heads, Expr from, Expr.Local left, Expr rest) {
    for (int i = 0; i < count; i++) {
      code.store(heads, Exprs.add(from, Exprs.constant(i)), head(left, kind, rest));
      code.set(left, withoutLowest(left));
    }
  }

  private static Expr head(Expr left, Kind kind, Expr rest) {
    return Exprs.add(Exprs.multiply(Exprs.lowestBit(left), Exprs.constant(kind.factor)), rest);
  }

  private static Expr withoutLowest(Expr left) {
    return Exprs.and(left, Exprs.subtract(left, Exprs.constant(1L)));
  }
}
