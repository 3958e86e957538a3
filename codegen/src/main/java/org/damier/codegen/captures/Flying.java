package org.damier.codegen.captures;

import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;

/** The jumps of a flying piece in one direction. */
interface Flying {

  /** Stages every such jump from where the chain stands, with all that follows; {@code wentOn} becomes 1 if there is one. */
  void stage(Code code, Chain chain, Expr.Local wentOn);
}
