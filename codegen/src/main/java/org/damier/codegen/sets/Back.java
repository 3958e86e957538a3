package org.damier.codegen.sets;

import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.damier.board.Direction;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.layout.Step;
import org.damier.codegen.layout.Step.Term;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;

/**
 * How many bits before its target, counted through all words, the square lies that a piece comes from, for pieces that have
 * all gone as many steps in one direction. Where rows lie in words by turns it depends on the word of the target.
 */
public final class Back {

  private final Step step;
  private final List<Expr> byWord;

  private Back(Step step, List<Expr> byWord) {
    this.step = step;
    this.byWord = byWord;
  }

  /** After a number of steps that is known while staging. */
  public static Back of(Layout layout, Direction direction, int steps) {
    Step step = layout.step(direction);
    return step.isByTurns()
        ? of(layout, step, word -> Exprs.constant(byTurns(step, word, steps)))
        : of(layout, step, word -> Exprs.constant(steps * step.further()));
  }

  private static int byTurns(Step step, int word, int steps) {
    int back = 0;
    int at = word;
    for (int i = 0; i < steps; i++) {
      Term last = step.into(at);
      back += last.further();
      at = last.from();
    }
    return back;
  }

  /** After a number of steps, an int, that is only known when the game is played. */
  public static Back of(Layout layout, Direction direction, Expr steps) {
    Step step = layout.step(direction);
    return step.isByTurns()
        ? of(layout, step, word -> byTurns(step, word, steps))
        : of(layout, step, word -> Exprs.multiply(steps, Exprs.constant(step.further())));
  }

  private static Expr byTurns(Step step, int word, Expr steps) {
    Expr one = Exprs.constant(1);
    Expr pairs = Exprs.shiftRight(steps, one);
    Expr rest = Exprs.and(steps, one);
    return Exprs.add(
        Exprs.multiply(pairs, Exprs.constant(step.furtherByTwo())),
        Exprs.multiply(rest, Exprs.constant(step.into(word).further())));
  }

  private static Back of(Layout layout, Step step, IntFunction<Expr> ofWord) {
    return new Back(step, IntStream.range(0, layout.words()).mapToObj(ofWord).toList());
  }

  /** For targets in this word; an int. */
  public Expr in(int word) {
    return byWord.get(word);
  }

  /** The same as variables, to be changed. */
  public Back variable(Code code, String name) {
    return new Back(
        step,
        step.isByTurns()
            ? eachWord(word -> code.variable(name + word, in(word)))
            : Collections.nCopies(byWord.size(), code.variable(name, in(0))));
  }

  /** Stages a step more of variables. */
  public void oneMore(Code code) {
    if (!step.isByTurns()) {
      set(code, 0, Exprs.add(in(0), Exprs.constant(step.further())));
      return;
    }
    List<Expr> next = eachWord(word -> code.let("next" + word, stepped(word)));
    for (int word = 0; word < next.size(); word++) {
      set(code, word, next.get(word));
    }
  }

  private Expr stepped(int word) {
    Term last = step.into(word);
    return Exprs.add(in(last.from()), Exprs.constant(last.further()));
  }

  private List<Expr> eachWord(IntFunction<Expr> ofWord) {
    return IntStream.range(0, byWord.size()).mapToObj(ofWord).toList();
  }

  private void set(Code code, int word, Expr value) {
    code.set((Expr.Local) in(word), value);
  }
}
