package org.damier.codegen;

import java.util.List;
import org.damier.codegen.Layout.Term;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;

/**
 * Lines whose squares lie in two words by turns, in {@link BitNumbers#rowsByTurns}: what a piece sees that looks along one. In
 * each word the nearest piece has the lowest or the highest bit; and no square of the other word is seen from the
 * one on that would come next behind it.
 */
final class LinesByTurns {

  // Below all squares: steps to the next row of the other word lead no further down than to bit 0.
  private static final Expr SENTINEL = Exprs.constant(2L);

  private final boolean isUpwards;
  private final int fromFirst;
  private final int fromSecond;

  /** Lines in the direction whose steps are these two terms. */
  LinesByTurns(List<Term> terms) {
    this.isUpwards = Back.ofTwoSteps(terms) > 0;
    this.fromFirst = shiftFrom(terms, 0);
    this.fromSecond = shiftFrom(terms, 1);
  }

  private static int shiftFrom(List<Term> terms, int word) {
    return terms.stream()
        .filter(term -> term.from() == word)
        .findFirst()
        .orElseThrow()
        .shift();
  }

  /** A set with all squares of a line up to the nearest of the line's pieces, and none of the line behind it. */
  Bits upToNearest(Code code, Bits pieces) {
    return isUpwards ? upToLowest(pieces) : fromHighest(code, pieces);
  }

  private Bits upToLowest(Bits pieces) {
    Expr first = pieces.words().get(0);
    Expr second = pieces.words().get(1);
    return new Bits(List.of(
        Exprs.and(Bits.upToLowest(first), below(Exprs.shift(Bits.lowest(second), fromSecond))),
        Exprs.and(Bits.upToLowest(second), below(Exprs.shift(Bits.lowest(first), fromFirst)))));
  }

  /** All bits below a single one; all there are if there is none. */
  private static Expr below(Expr single) {
    return Exprs.subtract(single, Exprs.constant(1L));
  }

  /**
   * Going down, rows lie as deep in the second word as the next of the first, so that the bit that comes next there is one
   * further at most. Bits from a single one on are what is less than 0 by it: all, from the lowest.
   */
  private Bits fromHighest(Code code, Bits pieces) {
    Expr first = highest(code, pieces, 0);
    Expr second = highest(code, pieces, 1);
    return new Bits(List.of(
        Exprs.and(Exprs.negate(first), Exprs.negate(Exprs.shift(second, fromSecond + 1))),
        Exprs.and(Exprs.negate(second), Exprs.negate(Exprs.shift(first, -fromSecond)))));
  }

  private static Expr highest(Code code, Bits pieces, int word) {
    return code.let(
        "highest" + word, Exprs.highestAlone(Exprs.or(pieces.words().get(word), SENTINEL)));
  }
}
