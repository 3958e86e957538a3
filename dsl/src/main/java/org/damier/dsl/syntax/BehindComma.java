package org.damier.dsl.syntax;

import java.util.HashSet;
import java.util.Set;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.RuleStopState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.atn.Transition;
import org.antlr.v4.runtime.misc.IntervalSet;

/** What may stand behind a comma at the place where the parser is. */
final class BehindComma {

  private static final int COMMA = Tokens.type(",");

  private final ATN grammar;
  private final IntervalSet found = new IntervalSet();

  private BehindComma(ATN grammar) {
    this.grammar = grammar;
  }

  /** The tokens that may follow a comma here; none if there may be no comma. */
  static IntervalSet at(Parser parser) {
    ATN grammar = parser.getATN();
    BehindComma commas = new BehindComma(grammar);
    ATNState state = grammar.states.get(parser.getState());
    for (RuleContext rule = parser.getContext();
        commas.collect(state, new HashSet<>()) && rule.parent != null && rule.invokingState >= 0;
        rule = rule.parent) {
      Transition call = grammar.states.get(rule.invokingState).transition(0);
      state = ((RuleTransition) call).followState;
    }
    return commas.found;
  }

  /** Collects within the rule of this state; returns whether the rule may end here. */
  private boolean collect(ATNState state, Set<ATNState> seen) {
    if (!seen.add(state)) {
      return false;
    }
    if (state instanceof RuleStopState) {
      return true;
    }
    boolean ends = false;
    for (Transition transition : state.getTransitions()) {
      // No rule is empty, so that a comma never comes behind one that has yet to begin.
      if (transition.isEpsilon() && !(transition instanceof RuleTransition)) {
        ends |= collect(transition.target, seen);
      } else if (!transition.isEpsilon() && transition.label().contains(COMMA)) {
        found.addAll(grammar.nextTokens(transition.target));
      }
    }
    return ends;
  }
}
