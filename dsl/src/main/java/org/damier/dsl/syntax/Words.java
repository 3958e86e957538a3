package org.damier.dsl.syntax;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATN;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.damier.dsl.diagnostic.NearMiss;

/** The words of the language, read from the grammar. */
final class Words {

  private static final ATN GRAMMAR = VariantParser._ATN;

  /** The rules that are blocks, with the rule of the clauses in each, in the order of a file. */
  private static final Map<Integer, Integer> CLAUSES_OF_BLOCK = clausesOfBlocks();

  /** The blocks whose word stands alone, without anything that says more. */
  private static final List<String> BARE_BLOCKS = List.of("setup", "capture", "play", "ending");

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

  private static final IntervalSet OPENERS = openers();

  private Words() {}

  private static IntervalSet openers() {
    IntervalSet openers = new IntervalSet();
    CLAUSES_OF_BLOCK.keySet().forEach(block -> openers.addAll(openersOf(block)));
    return openers;
  }

  private static Map<Integer, Integer> clausesOfBlocks() {
    Map<Integer, Integer> clauses = new LinkedHashMap<>();
    clauses.put(VariantParser.RULE_file, VariantParser.RULE_block);
    clauses.put(VariantParser.RULE_setup, VariantParser.RULE_setupClause);
    clauses.put(VariantParser.RULE_piece, VariantParser.RULE_pieceClause);
    clauses.put(VariantParser.RULE_capture, VariantParser.RULE_captureClause);
    clauses.put(VariantParser.RULE_play, VariantParser.RULE_playClause);
    clauses.put(VariantParser.RULE_ending, VariantParser.RULE_endingClause);
    return clauses;
  }

  /** Where clauses belong; worked out for a text with a mistake only, as walking the grammar takes its time. */
  private static final class Homes {

    /** By the word that opens a clause, the blocks that have such clauses, with the words that come second there. */
    static final Map<Integer, Map<String, IntervalSet>> ALL = all();

    private static Map<Integer, Map<String, IntervalSet>> all() {
      Map<Integer, Map<String, IntervalSet>> homes = new LinkedHashMap<>();
      CLAUSES_OF_BLOCK.forEach((block, clause) -> {
        if (block != VariantParser.RULE_file) {
          for (int opener : openersOf(block).toList()) {
            homes
                .computeIfAbsent(opener, word -> new LinkedHashMap<>())
                .put(VariantParser.ruleNames[block], Followers.of(clause, opener));
          }
        }
      });
      openersOf(VariantParser.RULE_file).toList().forEach(homes::remove);
      return homes;
    }
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
    Map<String, IntervalSet> homes = Homes.ALL.getOrDefault(token.getType(), Map.of());
    return homes.entrySet().stream()
        .filter(home -> home.getValue().contains(next.getType()))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(homes.keySet().stream().findFirst().orElse(""));
  }

  /** The bare block whose word this is or is nearly, if the next token opens a clause of that block; or nothing. */
  static Optional<String> blockMeant(Token word, Token next, Token afterNext) {
    return NearMiss.of(word.getText(), BARE_BLOCKS)
        .filter(block -> block.equals(homeOf(next, afterNext)));
  }

  /**
   * The clause of the block that was meant by a word that opens a block of its own, if what comes second fits a clause
   * of that name and no clause of the new block; or nothing.
   */
  static Optional<String> clauseMeant(Token word, Token next, int blockRule) {
    boolean inFile = blockRule == VariantParser.RULE_file;
    if (inFile || !BARE_BLOCKS.contains(word.getText()) || opens(word, next)) {
      return Optional.empty();
    }
    List<String> fitting = openingWords(blockRule).stream()
        .filter(clause ->
            Followers.of(clauseOf(blockRule), tokenOf(clause, blockRule)).contains(next.getType()))
        .toList();
    return NearMiss.of(word.getText(), fitting);
  }

  /** Whether the next token opens a clause of the block that this word opens. */
  private static boolean opens(Token block, Token next) {
    return CLAUSES_OF_BLOCK.keySet().stream()
        .filter(rule -> VariantParser.ruleNames[rule].equals(block.getText()))
        .anyMatch(rule -> openersOf(rule).contains(next.getType()));
  }

  private static int tokenOf(String word, int blockRule) {
    return openersOf(blockRule).toList().stream()
        .filter(token -> word(token).equals(word))
        .findFirst()
        .orElseThrow();
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
    String spelling = Tokens.spelling(token);
    return !spelling.isEmpty() && Character.isLetter(spelling.charAt(0)) ? spelling : "";
  }

  /** Whether the token is a word of the language. */
  static boolean isWord(int token) {
    return !word(token).isEmpty();
  }
}
