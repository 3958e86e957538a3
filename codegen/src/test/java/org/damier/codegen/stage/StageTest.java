package org.damier.codegen.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandles;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The staging layer: what folds, what is written as text, and that the bytecode says the same. */
class StageTest {

  /** What the staged class of these tests extends. */
  abstract static class Doer {
    Doer(String unused) {}

    abstract int run(long bits, int factor);
  }

  @Test
  void whatIsKnownFoldsAway() {
    Expr x = new Expr.Local("x", Type.LONG, 0);
    assertThat(Exprs.and(x, Exprs.ZERO)).isEqualTo(Exprs.ZERO);
    assertThat(Exprs.and(Exprs.constant(-1L), x)).isSameAs(x);
    assertThat(Exprs.or(x, Exprs.ZERO)).isSameAs(x);
    assertThat(Exprs.minus(x, Exprs.ZERO)).isSameAs(x);
    assertThat(Exprs.shift(x, 0)).isSameAs(x);
    assertThat(Exprs.shift(x, 64)).isEqualTo(Exprs.ZERO);
    assertThat(Exprs.add(Exprs.constant(2), Exprs.constant(3))).isEqualTo(Exprs.constant(5));
    assertThat(Exprs.bitCount(Exprs.ZERO)).isEqualTo(Exprs.constant(0));
  }

  @Test
  void shiftsOneWayAreOneUnlessNothingRemains() {
    Expr x = new Expr.Local("x", Type.LONG, 0);
    assertThat(Exprs.shift(Exprs.shift(x, 6), 7)).isEqualTo(Exprs.shift(x, 13));
    assertThat(Exprs.shift(Exprs.shift(x, -40), -23)).isEqualTo(Exprs.shift(x, -63));
    // A single shift by 64 would be none.
    Expr beyond = Exprs.shift(Exprs.shift(x, 40), 24);
    assertThat(beyond.parts()).containsExactly(Exprs.shift(x, 40), Exprs.constant(24));
    Expr thereAndBack = Exprs.shift(Exprs.shift(x, 6), -6);
    assertThat(thereAndBack.parts()).containsExactly(Exprs.shift(x, 6), Exprs.constant(6));
  }

  @Test
  void aSecondMaskSinksToWhereTheFirstStands() {
    Expr x = new Expr.Local("x", Type.LONG, 0);
    Expr y = new Expr.Local("y", Type.LONG, 2);
    Expr masked = Exprs.and(x, Exprs.constant(0b0110L));
    Expr both = Exprs.and(x, Exprs.constant(0b0100L));
    Expr second = Exprs.constant(0b1100L);
    assertThat(Exprs.and(masked, second)).isEqualTo(both);
    assertThat(Exprs.and(Exprs.and(masked, y), second)).isEqualTo(Exprs.and(both, y));
    assertThat(Exprs.and(Exprs.and(y, masked), second)).isEqualTo(Exprs.and(y, both));
    assertThat(Exprs.and(Exprs.and(x, y), second).parts()).containsExactly(Exprs.and(x, y), second);
  }

  /** Adds up factor times the number of each bit, and the number of bits if there are two or more. */
  private static ClassSketch sketch() {
    ClassSketch sketch = new ClassSketch("Staged", Doer.class);
    Method helper = sketch.method("times", Type.INT);
    Expr a = helper.parameter("a", Type.INT);
    Expr b = helper.parameter("b", Type.INT);
    helper.code().ret(Exprs.multiply(a, b));
    Method run = sketch.override("run", Type.INT);
    Expr bits = run.parameter("bits", Type.LONG);
    Expr factor = run.parameter("factor", Type.INT);
    Code code = run.code();
    code.note("sum");
    Expr.Local sum = code.variable("sum", Exprs.constant(0));
    code.eachBit(
        bits,
        (loop, bit) ->
            loop.set(sum, Exprs.add(sum, ClassSketch.call(helper, List.of(bit, factor)))));
    code.when(
        Check.atLeast(Exprs.bitCount(bits), Exprs.constant(2)),
        two -> two.set(sum, Exprs.add(sum, Exprs.bitCount(bits))),
        one -> one.set(sum, Exprs.subtract(sum, Exprs.constant(1))));
    code.ret(sum);
    return sketch;
  }

  @Test
  void theTextReadsLikeJava() {
    assertThat(TextBackend.write(sketch())).isEqualTo("""
            final class Staged extends Doer {

              static int times(int a, int b) {
                return a * b;
              }

              int run(long bits, int factor) {
                // sum
                int sum = 0;
                long rest = bits;
                while (rest != 0L) {
                  int bit = numberOfTrailingZeros(rest);
                  rest = rest & (rest - 1L);
                  sum = sum + times(bit, factor);
                }
                if (bitCount(bits) >= 2) {
                  sum = sum + bitCount(bits);
                } else {
                  sum = sum - 1;
                }
                return sum;
              }
            }
            """);
  }

  @Test
  void theBytecodeDoesWhatTheTextSays() throws ReflectiveOperationException {
    Doer doer = doer(sketch());
    assertThat(doer.run(0b1010, 10)).isEqualTo(10 + 30 + 2);
    assertThat(doer.run(1L << 63, 2)).isEqualTo(126 - 1);
    assertThat(doer.run(0, 5)).isEqualTo(-1);
  }

  private static Doer doer(ClassSketch sketch) throws ReflectiveOperationException {
    byte[] classFile = BytecodeBackend.write(sketch, StageTest.class.getPackageName());
    return (Doer) MethodHandles.lookup()
        .defineHiddenClass(classFile, true)
        .lookupClass()
        .getDeclaredConstructor(String.class)
        .newInstance("");
  }

  @Test
  void whatIsDeclaredInABlockEndsWithIt() throws ReflectiveOperationException {
    ClassSketch sketch = new ClassSketch("Blocks", Doer.class);
    Method run = sketch.override("run", Type.INT);
    Expr bits = run.parameter("bits", Type.LONG);
    Expr factor = run.parameter("factor", Type.INT);
    Code code = run.code();
    Expr.Local sum = code.variable("sum", Exprs.constant(0));
    // Long and int variables of blocks, so that those behind them stand behind a gap; and two ends
    // of blocks in one place.
    code.when(Check.nonZero(bits), some -> {
      Expr.Local wide = some.variable("wide", Exprs.add(bits, bits));
      some.when(
          Check.atLeast(Exprs.bitCount(wide), Exprs.constant(2)),
          two -> two.set(sum, Exprs.add(two.variable("narrow", factor), Exprs.lowestBit(wide))));
    });
    Expr.Local twice = code.variable("twice", Exprs.add(sum, sum));
    code.loopWhile(Check.less(twice, factor), loop -> {
      Expr.Local more = loop.variable("more", Exprs.add(twice, Exprs.constant(1)));
      loop.set(twice, more);
    });
    code.ret(twice);
    Doer doer = doer(sketch);
    assertThat(doer.run(0b110, 5)).isEqualTo(2 * (5 + 2));
    assertThat(doer.run(0b1, 5)).isEqualTo(5);
    assertThat(doer.run(0, -3)).isEqualTo(0);
  }

  @Test
  void whatIsNeverReachedIsNotWritten() throws ReflectiveOperationException {
    ClassSketch sketch = new ClassSketch("Left", Doer.class);
    Method run = sketch.override("run", Type.INT);
    Expr bits = run.parameter("bits", Type.LONG);
    Expr factor = run.parameter("factor", Type.INT);
    Code code = run.code();
    Expr.Local answer = code.variable("answer", factor);
    Exit found = new Exit("found");
    code.leavable(found, block -> {
      block.when(
          Check.zero(bits),
          none -> {
            none.leave(found);
            none.set(answer, Exprs.constant(1));
          },
          some -> some.leave(found));
      block.set(answer, Exprs.constant(2));
      block.loopWhile(Check.nonZero(bits), loop -> loop.set(answer, Exprs.constant(3)));
    });
    code.ret(answer);
    code.set(answer, Exprs.constant(4));
    Doer doer = doer(sketch);
    assertThat(doer.run(0, 7)).isEqualTo(7);
    assertThat(doer.run(1, 8)).isEqualTo(8);
  }
}
