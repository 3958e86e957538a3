package org.damier.dsl.syntax;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.misc.IntervalSet;

/** The words of the language, read from the grammar. */
final class Words {

  private static final ATN GRAMMAR = VariantParser._ATN;

  /** The rules that are blocks, with the rule of the clauses in each. */
  private static final Map<Integer, Integer> CLAUSES_OF_BLOCK = Map.of(
      VariantParser.RULE_file, VariantParser.RULE_block,
      VariantParser.RULE_setup, VariantParser.RULE_setupClause,
      VariantParser.RULE_piece, VariantParser.RULE_pieceClause,
      VariantParser.RULE_capture, VariantParser.RULE_captureClause,
      VariantParser.RULE_play, VariantParser.RULE_playClause,
      VariantParser.RULE_ending, VariantParser.RULE_endingClause);

  /** Words that open a clause and stand nowhere else: they end a malformed clause even in mid-line. */
  private static final Set<String> ONLY_OPENERS = Set.of(
      "variant",
      "board",
      "zone",
      "setup",
      "captures",
      "promotes",
      "rests",
      "mandatory",
      "optional",
      "forfeit",
      "majority",
      "removal",
      "reversal",
      "captor",
      "hook");

  private static final Map<Integer, String> HOMES = homes();

  private static final IntervalSet OPENERS = openers();

  private Words() {}

  private static IntervalSet openers() {
    IntervalSet openers = new IntervalSet();
    CLAUSES_OF_BLOCK.keySet().forEach(block -> openers.addAll(openersOf(block)));
    return openers;
  }

  private static Map<Integer, String> homes() {
    Map<Integer, String> homes = new LinkedHashMap<>();
    for (Map.Entry<Integer, Integer> block : CLAUSES_OF_BLOCK.entrySet()) {
      if (block.getKey() != VariantParser.RULE_file) {
        for (int opener : openersOf(block.getKey()).toList()) {
          homes.put(opener, VariantParser.ruleNames[block.getKey()]);
        }
      }
    }
    for (int opener : openersOf(VariantParser.RULE_file).toList()) {
      homes.remove(opener);
    }
    return homes;
  }

  /** Whether the rule is a list of clauses. */
  static boolean isBlock(int rule) {
    return CLAUSES_OF_BLOCK.containsKey(rule);
  }

  /** The tokens that open a clause of the block. */
  static IntervalSet openersOf(int blockRule) {
    return GRAMMAR.nextTokens(GRAMMAR.ruleToStartState[clauseOf(blockRule)]);
  }

  private static int clauseOf(int blockRule) {
    Integer clause = CLAUSES_OF_BLOCK.get(blockRule);
    if (clause == null) {
      throw new IllegalArgumentException(blockRule + " is not a block.");
    }
    return clause;
  }

  /** The block whose clauses this token opens, the next one helping where there are two; empty if there is none. */
  static String homeOf(Token token, Token next) {
    if (token.getText().equals("white") || token.getText().equals("black")) {
      boolean first = next.getText().equals("first");
      return VariantParser.ruleNames[first ? VariantParser.RULE_play : VariantParser.RULE_setup];
    }
    return HOMES.getOrDefault(token.getType(), "");
  }

  /** Whether a clause or block of any kind begins with the token. */
  static boolean opens(int token) {
    return OPENERS.contains(token);
  }

  /** Whether the token can only be the beginning of a clause or block. */
  static boolean onlyOpens(Token token) {
    return token.getType() != VariantParser.TEXT && ONLY_OPENERS.contains(token.getText());
  }

  /** The words that open a clause of the block, in the order of the grammar. */
  static List<String> openingWords(int blockRule) {
    return Expected.at(GRAMMAR.ruleToStartState[clauseOf(blockRule)], openersOf(blockRule))
        .words();
  }

  /** How the token is spelt if it is a word of the language; empty if it is not. */
  static String word(int token) {
    String literal = VariantParser.VOCABULARY.getLiteralName(token);
    return literal != null && Character.isLetter(literal.charAt(1))
        ? literal.substring(1, literal.length() - 1)
        : "";
  }

  /** Whether the token is a word of the language. */
  static boolean isWord(int token) {
    return !word(token).isEmpty();
  }
}
