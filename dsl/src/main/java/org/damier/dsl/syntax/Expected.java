package org.damier.dsl.syntax;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.AtomTransition;
import org.antlr.v4.runtime.atn.RuleStopState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.atn.Transition;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.damier.rules.Criterion;

/**
 * What may stand at a place of a clause, in the order of the grammar.
 *
 * @param phrases by token type, what a person would write: {@code plays on}, {@code value …}, {@code a number}; empty for
 *     what another choice says already
 */
record Expected(Map<Integer, String> phrases) {

  private static final String MORE = " …";

  private static final IntervalSet CRITERION_WORDS = VariantParser._ATN.nextTokens(
      VariantParser._ATN.ruleToStartState[VariantParser.RULE_criterionWord]);

  private static final IntervalSet CRITERIA = VariantParser._ATN.nextTokens(
      VariantParser._ATN.ruleToStartState[VariantParser.RULE_criterion]);

  private static final IntervalSet RANKS =
      VariantParser._ATN.nextTokens(VariantParser._ATN.ruleToStartState[VariantParser.RULE_rank]);

  /** What the grammar has from this state on, as far as it is among the tokens; other tokens follow. */
  static Expected at(ATNState state, IntervalSet tokens) {
    Map<Integer, String> reached = new LinkedHashMap<>();
    collect(state, new HashSet<>(), reached);
    reached.keySet().retainAll(tokens.toSet());
    tokens.toList().forEach(token -> reached.putIfAbsent(token, phrase(token)));
    return new Expected(reached);
  }

  private static void collect(ATNState state, Set<ATNState> seen, Map<Integer, String> reached) {
    if (!seen.add(state) || state instanceof RuleStopState) {
      return;
    }
    for (Transition transition : state.getTransitions()) {
      if (transition instanceof RuleTransition rule
          && rule.ruleIndex == VariantParser.RULE_criterionWord) {
        CRITERION_WORDS
            .toList()
            .forEach(token -> reached.putIfAbsent(token, criteria(Words.word(token))));
      } else if (transition.isEpsilon()) {
        collect(transition.target, seen, reached);
      } else if (transition instanceof AtomTransition atom) {
        String tail = Words.isWord(atom.label) ? tail(atom.target) : "";
        reached.putIfAbsent(atom.label, phrase(atom.label) + tail);
      } else {
        transition.label().toList().forEach(token -> reached.putIfAbsent(token, phrase(token)));
      }
    }
  }

  /** The criteria that begin with this word of the language, or, if it is none, with words that it does not know. */
  private static String criteria(String word) {
    return Arrays.stream(Criterion.Tally.values())
        .map(Criterion::words)
        .filter(words -> firstKnown(words).equals(word))
        .collect(Collectors.joining(", "));
  }

  private static String firstKnown(String words) {
    String first = words.substring(0, words.indexOf(' '));
    boolean known =
        CRITERION_WORDS.toList().stream().anyMatch(token -> Words.word(token).equals(first));
    return known ? first : "";
  }

  /** The words that must follow, up to the end of the rule or a choice. */
  private static String tail(ATNState after) {
    StringBuilder tail = new StringBuilder();
    ATNState state = after;
    while (!(state instanceof RuleStopState) && state.getNumberOfTransitions() == 1) {
      Transition only = state.transition(0);
      if (only instanceof AtomTransition atom && Words.isWord(atom.label)) {
        tail.append(' ').append(phrase(atom.label));
      } else if (!only.isEpsilon() || only.getSerializationType() == Transition.RULE) {
        return tail + MORE;
      }
      state = only.target;
    }
    return tail.toString();
  }

  private static String phrase(int token) {
    return switch (token) {
      case VariantParser.NUMBER -> "a number";
      case VariantParser.TEXT -> "a text in quotes";
      case VariantParser.SQUARE -> "a square";
      case VariantParser.NAME -> "a name";
      case VariantParser.FENCE -> "a script between ```groovy and ```";
      // Ranges and sizes are said by squares and numbers, punctuation by the words around it.
      default -> Words.word(token);
    };
  }

  /** Whether a criterion may begin with the token. */
  static boolean isCriterionWord(int token) {
    return CRITERIA.contains(token) && token != VariantParser.NAME;
  }

  /** These but for the ranks of pieces. */
  Expected withoutRanks() {
    Map<Integer, String> others = new LinkedHashMap<>(phrases);
    others.keySet().removeIf(token -> RANKS.contains(token));
    return new Expected(others);
  }

  /** The words of the language among them. */
  List<String> words() {
    return phrases.keySet().stream()
        .map(Words::word)
        .filter(word -> !word.isEmpty())
        .toList();
  }

  /** The signs among them, which are worth telling where there are no words. */
  List<String> signs() {
    return phrases.keySet().stream()
        .map(Tokens::spelling)
        .filter(spelling -> !spelling.isEmpty() && !Character.isLetter(spelling.charAt(0)))
        .map(sign -> "`" + sign + "`")
        .toList();
  }

  /** What a person may write. */
  List<String> choices() {
    return phrases.values().stream().filter(phrase -> !phrase.isEmpty()).toList();
  }
}
