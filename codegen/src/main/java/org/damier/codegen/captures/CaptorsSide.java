package org.damier.codegen.captures;

import org.damier.board.Rank;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.MoveSquares;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideSets;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.engine.MoveBuffer;
import org.damier.rules.CaptureRules.Captor;

/** A piece that goes over to the opponent when it has captured. */
public final class CaptorsSide {

  private static final int ARRIVES_AS_KING = MoveBuffer.KING | MoveBuffer.PROMOTED;

  private CaptorsSide() {}

  /** Whether the rules have it so. */
  public static boolean changes(Program program) {
    return program.rules().capture().captor() == Captor.CHANGES_SIDE;
  }

  /** Whether a capture that ends in the zone of the new side has a head of its own; see {@link #head}. */
  static boolean changesHeads(Program program) {
    return changes(program) && program.promotionAtOnce(Rank.MAN).isPresent();
  }

  /** Stages the capturing piece's move to its new side, whose men are promoted in a zone of their own. */
  public static void goOver(Program program, Code code, MoveSquares squares, SideSets after) {
    Bits to = squares.to();
    Bits allKings = after.allKings();
    after.own().set(code, after.own().minus(squares.from()));
    after.enemies().set(code, after.enemies().or(to));
    allKings.set(code, allKings.minus(squares.from()));
    code.when(
        Check.nonZero(Exprs.and(squares.head(), Exprs.constant(ARRIVES_AS_KING))),
        king -> allKings.set(king, allKings.or(to)),
        man -> allKings.set(man, allKings.or(to.and(zone(program)))));
  }

  /**
   * The head of a capture that ends where the piece stands. A man that goes over is a king in the zone of its new side,
   * as one is that has become a king on the way: both ways to the same end must read the same, or one move would be taken
   * for two.
   */
  static Expr head(Program program, Code code, Chain chain) {
    if (!changesHeads(program)) {
      return chain.head();
    }
    Expr.Local head = code.variable("arriving", chain.head());
    code.when(
        chain.at().and(zone(program)).isNotEmpty(),
        inZone -> inZone.when(
            Check.zero(Exprs.and(head, Exprs.constant(MoveBuffer.KING))),
            man -> man.set(head, Exprs.or(head, Exprs.constant(MoveBuffer.PROMOTED)))));
    return head;
  }

  private static Bits zone(Program program) {
    return program.promotionZone(program.side().opponent());
  }
}
