package org.damier.codegen;

import java.util.ArrayList;
import java.util.List;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;

/**
 * A capture under way, as the methods of captures hand it to one another.
 *
 * @param head origin and flags, the destination still missing
 * @param at the square the piece stands on
 * @param enemies those that have not been jumped
 * @param enemyKings all enemy kings; staged only where a rule asks for them
 * @param empty the squares without a piece, the origin among them
 * @param captured the squares of the pieces jumped
 * @param order the kings of the sequence; staged only where a criterion asks for it
 */
record Chain(
    Expr head,
    Bits at,
    Bits enemies,
    Bits enemyKings,
    Bits empty,
    Bits captured,
    Expr order,
    Expr buffer) {

  /** The parameters of a method that carries a capture on. */
  static Chain parameters(Method method, int words, boolean withKings, boolean withOrder) {
    return new Chain(
        method.parameter("head", Type.INT),
        Bits.parameters(method, "at", words),
        Bits.parameters(method, "enemies", words),
        withKings ? Bits.parameters(method, "enemyKings", words) : Bits.none(words),
        Bits.parameters(method, "empty", words),
        Bits.parameters(method, "captured", words),
        withOrder ? method.parameter("order", Type.LONG) : Exprs.ZERO,
        method.parameter("buffer", Type.of(MoveBuffer.class)));
  }

  List<Expr> arguments(boolean withKings, boolean withOrder) {
    List<Expr> arguments = new ArrayList<>();
    arguments.add(head);
    arguments.addAll(at.words());
    arguments.addAll(enemies.words());
    arguments.addAll(withKings ? enemyKings.words() : List.of());
    arguments.addAll(empty.words());
    arguments.addAll(captured.words());
    arguments.addAll(withOrder ? List.of(order) : List.of());
    arguments.add(buffer);
    return arguments;
  }

  /** The capture after a jump over {@code victim}, the piece not yet down. */
  Chain over(Code code, Bits victim, boolean removedAtOnce, Score score) {
    Expr marked = score.dependsOnOrder() ? score.mark(order, victim, enemyKings, captured) : order;
    return new Chain(
        head,
        at,
        enemies.xor(victim).let(code, "others"),
        enemyKings,
        removedAtOnce ? empty.or(victim).let(code, "open") : empty,
        captured.or(victim).let(code, "taken"),
        code.let("kingsInOrder", marked),
        buffer);
  }

  Chain on(Bits square) {
    return new Chain(head, square, enemies, enemyKings, empty, captured, order, buffer);
  }

  Chain flagged(int flag) {
    return new Chain(
        Exprs.or(head, Exprs.constant(flag)),
        at,
        enemies,
        enemyKings,
        empty,
        captured,
        order,
        buffer);
  }
}
