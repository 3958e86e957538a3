package org.damier.dsl.syntax;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.damier.dsl.diagnostic.Quote;

/**
 * What a rule of the grammar stands for, in the words of the game.
 *
 * @param kind completes "… is not": {@code a direction}
 * @param lead opens the list of choices: {@code Directions are}
 * @param place which word of the rule it is about, the first being 0
 */
record Expectation(String kind, String lead, int place) {

  /** Stands for whatever has no name of its own among people. */
  private static final Expectation NAMELESS = new Expectation("", "Next comes", 0);

  /** Rules that open with words of their own before what they are about. */
  private static final Map<Integer, Integer> PLACES = Map.of(
      VariantParser.RULE_placement, 2,
      VariantParser.RULE_moves, 1,
      VariantParser.RULE_captures, 1,
      VariantParser.RULE_majority, 1,
      VariantParser.RULE_hook, 2);

  /** Lists of one kind of word, each of which is what the rule is about. */
  private static final Set<Integer> LISTS =
      Set.of(VariantParser.RULE_directions, VariantParser.RULE_squares);

  private static final Map<Integer, Expectation> BY_RULE = Map.ofEntries(
      entry(VariantParser.RULE_title, "a name in quotes", "A name is"),
      entry(VariantParser.RULE_parent, "the name of a variant", "A parent is"),
      entry(
          VariantParser.RULE_size, "a size", "A size is columns x rows, such as 8 x 8; next comes"),
      entry(VariantParser.RULE_boardPart, "something that boards have", "After a comma may follow"),
      entry(VariantParser.RULE_line, "a line", "A line goes from one point to another, as"),
      entry(VariantParser.RULE_hand, "a hand", "Hands are"),
      entry(
          VariantParser.RULE_compass,
          "a point of the compass",
          "As White sees them, directions are"),
      entry(VariantParser.RULE_style, "a way to name squares", "Squares are named by"),
      entry(
          VariantParser.RULE_notationPart,
          "something that notations have",
          "After a comma may follow"),
      entry(VariantParser.RULE_edge, "an edge of the board", "Edges are"),
      entry(VariantParser.RULE_gameType, "a game type", "A game type is"),
      entry(VariantParser.RULE_placement, "a way to name squares", "Squares are given by"),
      entry(VariantParser.RULE_squares, "a square", "Squares are given by"),
      entry(VariantParser.RULE_squareItem, "a square", "Squares are given by"),
      entry(VariantParser.RULE_side, "a side", "Sides are"),
      entry(VariantParser.RULE_rank, "a rank of piece", "Ranks are"),
      entry(VariantParser.RULE_moves, "a way of moving", "Pieces move by"),
      entry(VariantParser.RULE_gait, "a way of moving", "Pieces move by"),
      entry(VariantParser.RULE_direction, "a direction", "Directions are"),
      entry(VariantParser.RULE_directions, "a direction", "Directions are"),
      entry(VariantParser.RULE_captures, "a way of capturing", "Pieces capture by"),
      entry(VariantParser.RULE_leap, "a way of capturing", "Pieces capture by"),
      entry(
          VariantParser.RULE_capturingPart,
          "something that captures have",
          "After a comma may follow"),
      entry(VariantParser.RULE_landing, "a place to land", "A flying piece lands"),
      entry(VariantParser.RULE_landingManner, "a place to land", "A flying piece lands"),
      entry(VariantParser.RULE_overWhat, "a kind of victim", "Victims are"),
      entry(VariantParser.RULE_victims, "a kind of victim", "Victims are"),
      entry(
          VariantParser.RULE_promotionPart,
          "something that promotions have",
          "After a comma may follow"),
      entry(VariantParser.RULE_zone, "a place of promotion", "Promotion is on"),
      entry(VariantParser.RULE_moment, "a moment", "Moments are"),
      entry(VariantParser.RULE_majority, "a way of comparing captures", "Captures are compared by"),
      entry(
          VariantParser.RULE_criterion, "a way of comparing captures", "Captures are compared by"),
      entry(VariantParser.RULE_leave, "a word about turning back", "Turning back is"),
      entry(VariantParser.RULE_hookKind, "a kind of hook", "Kinds of hook are"),
      entry(VariantParser.RULE_hook, "a sentence in quotes", "A hook has"),
      entry(VariantParser.RULE_script, "a script", "A script is given by"),
      entry(
          VariantParser.RULE_clockPart,
          "something that moves can be counted by",
          "Moves are counted"),
      entry(VariantParser.RULE_unit, "something that can be counted", "Counted are"),
      entry(VariantParser.RULE_verdict, "an outcome", "Endings say"));

  private static Map.Entry<Integer, Expectation> entry(int rule, String kind, String lead) {
    return Map.entry(rule, new Expectation(kind, lead, PLACES.getOrDefault(rule, 0)));
  }

  /** What is expected at this word of the rule, the first being 0. */
  static Expectation at(int rule, int place) {
    Expectation expectation = BY_RULE.getOrDefault(rule, NAMELESS);
    return expectation.place == place || LISTS.contains(rule) ? expectation : NAMELESS;
  }

  /** The sentence about a word that is not what is expected. */
  String refusalOf(String word) {
    return Quote.of(word) + (kind.isEmpty() ? " does not fit here." : " is not " + kind + ".");
  }

  /** The sentence about a script that stands for what is expected. */
  String refusalOfScript() {
    return kind.isEmpty() ? "A script does not fit here." : "A script is not " + kind + ".";
  }

  /** Whether a variant's name is expected. */
  boolean isTitle() {
    return equals(BY_RULE.get(VariantParser.RULE_title));
  }

  /** The sentence about what there is to choose from. */
  String choice(List<String> choices) {
    String list = String.join(", ", choices);
    return list.isEmpty() ? "" : lead + ": " + list + (list.endsWith("…") ? "" : ".");
  }
}
