package org.damier.codegen.captures;

import java.util.ArrayList;
import java.util.List;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;
import org.damier.rules.CaptureManner;

/**
 * A capture under way, as the methods of captures hand it to one another.
 *
 * @param head origin and flags, the destination still missing
 * @param at the square the piece stands on
 * @param enemies those that have not been jumped
 * @param own own pieces that have not been jumped, without the one that captures; staged only where they may be taken
 * @param allKings the kings of both sides before the capture; staged only where a rule asks for them
 * @param empty the squares without a piece, the origin among them
 * @param captured the squares of the pieces jumped
 * @param order the kings of the sequence; staged only where a criterion asks for it
 */
record Chain(
    Expr head,
    Bits at,
    Bits enemies,
    Bits own,
    Bits allKings,
    Bits empty,
    Bits captured,
    Expr order,
    Expr buffer) {

  /** What is staged of a chain beside what every game needs. */
  record Parts(boolean own, boolean kings, boolean order) {}

  /** The parameters of a method that carries a capture on. */
  static Chain parameters(Method method, int words, Parts parts) {
    return new Chain(
        method.parameter("head", Type.INT),
        Bits.parameters(method, "at", words),
        Bits.parameters(method, "enemies", words),
        parts.own() ? Bits.parameters(method, "own", words) : Bits.none(words),
        parts.kings() ? Bits.parameters(method, "allKings", words) : Bits.none(words),
        Bits.parameters(method, "empty", words),
        Bits.parameters(method, "captured", words),
        parts.order() ? method.parameter("order", Type.LONG) : Exprs.ZERO,
        method.parameter("buffer", Type.of(MoveBuffer.class)));
  }

  List<Expr> arguments(Parts parts) {
    List<Expr> arguments = new ArrayList<>();
    arguments.add(head);
    arguments.addAll(at.words());
    arguments.addAll(enemies.words());
    arguments.addAll(parts.own() ? own.words() : List.of());
    arguments.addAll(parts.kings() ? allKings.words() : List.of());
    arguments.addAll(empty.words());
    arguments.addAll(captured.words());
    arguments.addAll(parts.order() ? List.of(order) : List.of());
    arguments.add(buffer);
    return arguments;
  }

  /** The capture after a jump over {@code victim}, the piece not yet down. */
  Chain over(Code code, Bits victim, boolean removedAtOnce, Score score) {
    Expr marked = score.dependsOnOrder() ? score.mark(order, victim, allKings, captured) : order;
    return new Chain(
        head,
        at,
        others(victim).let(code, "others"),
        own.minus(victim).let(code, "ownOthers"),
        allKings,
        removedAtOnce ? empty.or(victim).let(code, "open") : empty,
        captured.or(victim).let(code, "taken"),
        code.let("kingsInOrder", marked),
        buffer);
  }

  private Bits others(Bits victim) {
    boolean mayBeOwn = own.words().stream().anyMatch(word -> !Exprs.is(word, 0));
    return mayBeOwn ? enemies.minus(victim) : enemies.xor(victim);
  }

  Chain on(Bits square) {
    return new Chain(head, square, enemies, own, allKings, empty, captured, order, buffer);
  }

  Chain flagged(int flag) {
    return new Chain(
        Exprs.or(head, Exprs.constant(flag)),
        at,
        enemies,
        own,
        allKings,
        empty,
        captured,
        order,
        buffer);
  }

  /** The pieces that may be jumped now in this manner. */
  Bits victims(CaptureManner manner) {
    return SideView.victims(manner, enemies, own, allKings);
  }
}
