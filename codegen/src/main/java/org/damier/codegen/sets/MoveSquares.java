package org.damier.codegen.sets;

import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;

/**
 * What a move's head says.
 *
 * @param head the head itself, with its flags
 * @param from the square of origin
 * @param to the destination
 */
public record MoveSquares(Expr head, Bits from, Bits to) {

  /** Stages the reading of a head. */
  public static MoveSquares of(Code code, Expr head, Program program) {
    Expr to = Exprs.shiftRight(head, Exprs.constant(Byte.SIZE));
    return new MoveSquares(
        head, LoneSquare.of(code, "from", head, program), LoneSquare.of(code, "to", to, program));
  }
}
