package org.damier.codegen;

import java.util.List;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.engine.MoveBuffer;
import org.damier.rules.Criterion;

/**
 * A variant's criteria folded into one number for each finished capture: the first criterion in the
 * highest bits, so that comparing numbers compares captures.
 */
final class Score {

  private static final int BITS_OF_A_COUNT = 8;
  private static final int BITS_OF_A_VALUE = 20;
  private static final int BITS_AT_MOST = 62;

  private final List<Criterion> criteria;
  private final int mostPieces;

  Score(List<Criterion> criteria, int mostPieces) {
    this.criteria = criteria;
    this.mostPieces = mostPieces;
  }

  /** Whether the criteria fit one number. */
  boolean fits() {
    boolean orderFitsKeys = !dependsOnOrder() || mostPieces <= Integer.SIZE - 1;
    return orderFitsKeys
        && criteria.stream().allMatch(this::fitsItsBits)
        && criteria.stream().mapToInt(this::bits).sum() <= BITS_AT_MOST;
  }

  private boolean fitsItsBits(Criterion criterion) {
    return !(criterion instanceof Criterion.Value value)
        || (long) mostPieces * Math.max(value.man(), value.king()) < 1L << BITS_OF_A_VALUE;
  }

  boolean dependsOnOrder() {
    return criteria.stream().anyMatch(Criterion::dependsOnOrder);
  }

  boolean needsKings() {
    return criteria.stream()
        .anyMatch(criterion -> criterion == Criterion.Tally.MOST_KINGS
            || criterion == Criterion.Tally.KING_SOONEST
            || criterion instanceof Criterion.Value);
  }

  private int bits(Criterion criterion) {
    if (criterion instanceof Criterion.Value) {
      return BITS_OF_A_VALUE;
    }
    return switch ((Criterion.Tally) criterion) {
      case MOST_PIECES, MOST_KINGS -> BITS_OF_A_COUNT;
      case BY_KING -> 1;
      case KING_SOONEST -> mostPieces;
    };
  }

  /**
   * The score of a finished capture, a long.
   *
   * @param order the kings of the sequence of jumps, as {@link #mark} gathers them
   */
  Expr of(Expr head, Bits captured, Bits enemyKings, Expr order) {
    Expr score = Exprs.ZERO;
    for (Criterion criterion : criteria) {
      Expr shifted = Exprs.shiftLeft(score, Exprs.constant(bits(criterion)));
      score = Exprs.add(shifted, part(criterion, head, captured, enemyKings, order));
    }
    return score;
  }

  private Expr part(Criterion criterion, Expr head, Bits captured, Bits enemyKings, Expr order) {
    if (criterion instanceof Criterion.Value value) {
      Expr men = Exprs.multiply(captured.minus(enemyKings).size(), Exprs.constant(value.man()));
      Expr kings = Exprs.multiply(captured.and(enemyKings).size(), Exprs.constant(value.king()));
      return Exprs.toLong(Exprs.add(men, kings));
    }
    return switch ((Criterion.Tally) criterion) {
      case MOST_PIECES -> Exprs.toLong(captured.size());
      case MOST_KINGS -> Exprs.toLong(captured.and(enemyKings).size());
      case BY_KING ->
        Exprs.toLong(Exprs.and(
            Exprs.shiftRight(head, Exprs.constant(Integer.numberOfTrailingZeros(MoveBuffer.KING))),
            Exprs.constant(1)));
      case KING_SOONEST -> order;
    };
  }

  /** The order after one jump more: the first jump's bit is the highest. */
  Expr mark(Expr order, Bits victim, Bits enemyKings, Bits capturedBefore) {
    Expr isKing = Exprs.toLong(victim.and(enemyKings).size());
    Expr place = Exprs.subtract(Exprs.constant(mostPieces - 1), capturedBefore.size());
    return Exprs.or(order, Exprs.shiftLeft(isKing, place));
  }
}
