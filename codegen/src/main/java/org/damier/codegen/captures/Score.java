package org.damier.codegen.captures;

import java.util.List;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.engine.MoveBuffer;
import org.damier.rules.Criterion;
import org.damier.rules.Criterion.Measure;

/**
 * A variant's criteria folded into one number for each finished capture: the first criterion in the
 * highest bits, so that comparing numbers compares captures.
 */
public final class Score {

  private static final int BITS_AT_MOST = 62;

  private final List<Measure> measures;
  private final int mostPieces;

  public Score(List<Criterion> criteria, int mostPieces) {
    this.measures = criteria.stream().map(Criterion::measure).toList();
    this.mostPieces = mostPieces;
  }

  /** Whether the criteria fit one number. */
  public boolean fits() {
    boolean orderFitsKeys = !dependsOnOrder() || mostPieces <= Integer.SIZE - 1;
    return orderFitsKeys
        && measures.stream().allMatch(this::fitsAnInt)
        && measures.stream().mapToInt(this::bits).sum() <= BITS_AT_MOST;
  }

  /** Sums are made of ints. */
  private boolean fitsAnInt(Measure measure) {
    return measure.most(mostPieces) <= Integer.MAX_VALUE;
  }

  boolean dependsOnOrder() {
    return measures.stream().anyMatch(Measure::inOrder);
  }

  boolean needsKings() {
    return measures.stream().anyMatch(Measure::tellsRanksApart);
  }

  private int bits(Measure measure) {
    return measure.inOrder()
        ? mostPieces
        : Long.SIZE - Long.numberOfLeadingZeros(measure.most(mostPieces));
  }

  /**
   * The score of a finished capture, a long.
   *
   * @param order the kings of the sequence of jumps, as {@link #mark} gathers them
   */
  Expr of(Expr head, Bits captured, Bits allKings, Expr order) {
    Expr score = Exprs.ZERO;
    for (Measure measure : measures) {
      Expr shifted = Exprs.shiftLeft(score, Exprs.constant(bits(measure)));
      Expr part = measure.inOrder() ? order : Exprs.toLong(sum(measure, head, captured, allKings));
      score = Exprs.add(shifted, part);
    }
    return score;
  }

  private static Expr sum(Measure measure, Expr head, Bits captured, Bits allKings) {
    Expr sum = taken(measure, captured, allKings);
    if (measure.byKing() == 0) {
      return sum;
    }
    Expr king = Exprs.and(
        Exprs.shiftRight(head, Exprs.constant(Integer.numberOfTrailingZeros(MoveBuffer.KING))),
        Exprs.constant(1));
    Expr byKing = times(king, measure.byKing());
    return measure.man() == 0 && measure.king() == 0 ? byKing : Exprs.add(sum, byKing);
  }

  private static Expr taken(Measure measure, Bits captured, Bits allKings) {
    if (!measure.tellsRanksApart()) {
      return times(captured.size(), measure.man());
    }
    Expr men = times(captured.minus(allKings).size(), measure.man());
    Expr kings = times(captured.and(allKings).size(), measure.king());
    return measure.man() == 0 ? kings : measure.king() == 0 ? men : Exprs.add(men, kings);
  }

  private static Expr times(Expr number, int worth) {
    return worth == 1 ? number : Exprs.multiply(number, Exprs.constant(worth));
  }

  /** The order after one jump more: the first jump's bit is the highest. */
  Expr mark(Expr order, Bits victim, Bits allKings, Bits capturedBefore) {
    Expr isKing = Exprs.toLong(victim.and(allKings).size());
    Expr place = Exprs.subtract(Exprs.constant(mostPieces - 1), capturedBefore.size());
    return Exprs.or(order, Exprs.shiftLeft(isKing, place));
  }
}
