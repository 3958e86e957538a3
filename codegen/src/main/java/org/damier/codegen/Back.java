package org.damier.codegen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.damier.board.Direction;
import org.damier.codegen.Layout.Term;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;

/**
 * How many bits before its target, counted through all words, the square lies that a piece comes from, for pieces that have
 * all gone as many steps in one direction. Where rows lie in words by turns it depends on the word of the target.
 */
final class Back {

  private final List<Term> terms;
  private final List<Expr> byWord;

  private Back(List<Term> terms, List<Expr> byWord) {
    this.terms = terms;
    this.byWord = byWord;
  }

  /** After a number of steps that is known while staging. */
  static Back of(Layout layout, Direction direction, int steps) {
    return of(layout, direction, word -> {
      List<Term> terms = layout.terms(direction);
      int back = 0;
      int at = word;
      for (int step = 0; step < steps; step++) {
        Term last = to(terms, at);
        back += last.further();
        at = last.from();
      }
      return Exprs.constant(back);
    });
  }

  /** After a number of steps, an int, that is only known when the game is played. */
  static Back of(Layout layout, Direction direction, Expr steps) {
    List<Term> terms = layout.terms(direction);
    return of(layout, direction, word -> {
      if (!Layout.isByTurns(terms)) {
        return Exprs.multiply(steps, Exprs.constant(to(terms, word).further()));
      }
      Expr one = Exprs.constant(1);
      Expr ofPairs =
          Exprs.multiply(Exprs.shiftRight(steps, one), Exprs.constant(Layout.ofTwoSteps(terms)));
      Expr ofOdd =
          Exprs.multiply(Exprs.and(steps, one), Exprs.constant(to(terms, word).further()));
      return Exprs.add(ofPairs, ofOdd);
    });
  }

  private static Back of(Layout layout, Direction direction, IntFunction<Expr> ofWord) {
    List<Term> terms = layout.terms(direction);
    return new Back(
        terms,
        terms.isEmpty()
            ? Collections.nCopies(layout.words(), Exprs.constant(0))
            : IntStream.range(0, layout.words()).mapToObj(ofWord).toList());
  }

  private static Term to(List<Term> terms, int word) {
    return terms.stream().filter(term -> term.to() == word).findFirst().orElse(terms.get(0));
  }

  /** For targets in this word; an int. */
  Expr in(int word) {
    return byWord.get(word);
  }

  /** The same as variables, to be changed. */
  Back variable(Code code, String name) {
    if (!Layout.isByTurns(terms)) {
      return new Back(
          terms, Collections.nCopies(byWord.size(), code.variable(name, byWord.get(0))));
    }
    List<Expr> variables = new ArrayList<>();
    for (int word = 0; word < byWord.size(); word++) {
      variables.add(code.variable(name + word, byWord.get(word)));
    }
    return new Back(terms, variables);
  }

  /** Stages a step more of variables. */
  void oneMore(Code code) {
    if (!Layout.isByTurns(terms)) {
      set(code, 0, stepped(0));
      return;
    }
    List<Expr> next = IntStream.range(0, byWord.size())
        .mapToObj(word -> code.let("next" + word, stepped(word)))
        .toList();
    for (int word = 0; word < byWord.size(); word++) {
      set(code, word, next.get(word));
    }
  }

  private Expr stepped(int word) {
    Term last = to(terms, word);
    return Exprs.add(byWord.get(last.from()), Exprs.constant(last.further()));
  }

  private void set(Code code, int word, Expr value) {
    code.set((Expr.Local) byWord.get(word), value);
  }
}
