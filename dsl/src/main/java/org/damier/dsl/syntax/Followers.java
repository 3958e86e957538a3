package org.damier.dsl.syntax;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.RuleStopState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.atn.Transition;
import org.antlr.v4.runtime.misc.IntervalSet;

/** The second words of clauses, read from the grammar: they tell clauses apart that begin alike. */
final class Followers {

  /** A place of the grammar, the rules that it is inside of, and whether the first word has been passed. */
  private record Place(ATNState state, List<ATNState> returns, boolean passed) {

    Place at(ATNState next) {
      return new Place(next, returns, passed);
    }
  }

  private final int first;
  private final Set<Place> seen = new HashSet<>();
  private final IntervalSet found = new IntervalSet();

  private Followers(int first) {
    this.first = first;
  }

  /** The tokens that may come second where this one comes first in the rule. */
  static IntervalSet of(int rule, int first) {
    Followers followers = new Followers(first);
    followers.walk(new Place(VariantParser._ATN.ruleToStartState[rule], List.of(), false));
    return followers.found;
  }

  private void walk(Place place) {
    if (!seen.add(place)) {
      return;
    }
    if (place.state() instanceof RuleStopState) {
      int last = place.returns().size() - 1;
      if (last >= 0) {
        List<ATNState> outer = place.returns().subList(0, last);
        walk(new Place(place.returns().get(last), outer, place.passed()));
      }
      return;
    }
    for (Transition transition : place.state().getTransitions()) {
      if (transition instanceof RuleTransition rule) {
        List<ATNState> inner = new ArrayList<>(place.returns());
        inner.add(rule.followState);
        walk(new Place(rule.target, inner, place.passed()));
      } else if (transition.isEpsilon()) {
        walk(place.at(transition.target));
      } else if (place.passed()) {
        found.addAll(transition.label());
      } else if (transition.label().contains(first)) {
        walk(new Place(transition.target, place.returns(), true));
      }
    }
  }
}
