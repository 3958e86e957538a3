package org.damier.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.damier.Game;
import org.damier.Why;
import org.damier.dsl.check.ClauseRow;
import org.damier.dsl.check.ClauseRows;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every clause of the language is cited by some answer. */
class WhyEveryRuleTest {

  /** Files of games read it; no move is legal or not because of it. */
  private static final Set<String> DECIDES_NO_MOVE = Set.of("game type");

  /**
   * A place where a rule is cited.
   *
   * @param row the clause's title in the reference
   * @param clauses what the variant says beyond its parent
   * @param position a FEN; empty for the start
   * @param moves played before
   * @param move what is asked
   * @param clause what is cited
   */
  record Place(
      String row, String clauses, String position, String moves, String move, String clause) {}

  private static final List<Place> PLACES = List.of(
      place("board", "", "", "", "a9-b8", "board 8 x 8, dark squares, left corner dark"),
      place("notation", "", "", "", "a9-b8", "notation letters, a1 at bottom left"),
      place(
          "zones",
          "zone \"goal\" white b6, black g3\npiece man\n  promotes to king on \"goal\", at end of move",
          "W:Wa5:Bh8",
          "",
          "a5-b6",
          "zone \"goal\" white b6, black g3"),
      place("pieces on squares", "", "", "", "a5-b6", "white man rows 1-3"),
      place(
          "picture",
          "setup\n  \"\"\"\n"
              + "  - . - . - . - b\n  . - . - . - . -\n"
              + "  - . - . - . - .\n  . - . - . - . -\n"
              + "  - . - . - . - .\n  . - . - . - . -\n"
              + "  - . - . - . - .\n  w - . - . - . -\n"
              + "  \"\"\"",
          "",
          "",
          "c1-d2",
          "white man a1"),
      place("moves", "", "W:Wc3:Bh8", "", "c3-e5", "moves step forward diagonal"),
      place("captures", "", "W:Wc3:Bb2", "", "c3xa1", "captures jump forward diagonal"),
      place(
          "promotes",
          "piece man\n  promotes to king on last row, at once, stopping",
          "W:Wb6:Bc7,e7",
          "",
          "b6xd8xf6",
          "promotes to king on last row, at once, stopping"),
      place(
          "rests",
          "piece king\n  rests after 1 move in a row",
          "W:WKa1,g1:Bb8",
          "a1-b2 b8-a7",
          "b2-a1",
          "rests after 1 move in a row"),
      place("mandatory, optional, forfeit", "", "W:Wc3,g1:Bd4", "", "g1-h2", "mandatory"),
      place("must go on, may stop, single jump", "", "W:Wc3:Bd4,f6", "", "c3xe5", "must go on"),
      place("majority", "", "W:Wc3,a3:Bd4,f6,b4", "", "a3xc5", "majority most pieces"),
      place("removal", "", "W:WKc3:Bd4", "", "c3xe5xc3", "removal at end of move"),
      place(
          "reversal",
          "capture\n  removal at once\n  reversal forbidden",
          "W:WKd4:Bf6,b2",
          "",
          "d4xg7xa1",
          "reversal forbidden"),
      place(
          "captor",
          "capture\n  captor changes side",
          "W:Wc3:Bd4",
          "",
          "c3xe5",
          "captor changes side"),
      place("first", "", "", "", "b6-a5", "white first"),
      place(
          "hook",
          "play\n  hook permit \"kings stay\" ```groovy\n    return move.rank() == MAN\n  ```",
          "W:WKa1,c1:Bh6",
          "",
          "a1-b2",
          "hook permit \"kings stay\""),
      place("no move", "", "W:Wa5:Bb6,c7", "", "a5-b6", "no move loses"),
      place(
          "singleton", "ending\n  singleton loses", "W:Wc3:Bh8,f8", "", "c3-d4", "singleton loses"),
      place("king", "ending\n  king wins", "W:WKa1:Bb8", "", "a1-b2", "king wins"),
      place(
          "balance of pieces",
          "ending\n  1 king against 1 man wins",
          "W:WKa1:Bb8",
          "",
          "a1-b2",
          "1 king against 1 man wins"),
      place(
          "repetition",
          "",
          "W:WKa1:BKb8",
          "a1-b2 b8-a7 b2-a1 a7-b8 a1-b2 b8-a7 b2-a1 a7-b8",
          "a1-b2",
          "repetition 3 draws"),
      place(
          "moves",
          "ending\n  2 moves by kings only draws",
          "W:WKa1:BKb8",
          "a1-b2 b8-a7 b2-a1 a7-b8",
          "a1-b2",
          "2 moves by kings only draws"));

  private static Place place(
      String row, String clauses, String position, String moves, String move, String clause) {
    return new Place(row, clauses, position, moves, move, clause);
  }

  static List<Place> places() {
    return PLACES;
  }

  @ParameterizedTest
  @MethodSource("places")
  void theRuleIsCited(Place place) {
    Compilation compilation =
        TestSources.compile("variant \"Test\" extends plain\n" + place.clauses());
    assertThat(compilation.report()).isEmpty();
    Game game = begin(compilation, place);
    for (String text : place.moves().split(" ")) {
      game = text.isEmpty() ? game : game.play(MoveText.read(game.position(), text));
    }
    Why why = MoveText.why(game, place.move());
    assertThat(why.rules())
        .map(part -> EffectiveRule.of(compilation.effectiveRules(), part).orElseThrow())
        .extracting(EffectiveRule::clause)
        .contains(place.clause());
  }

  private static Game begin(Compilation compilation, Place place) {
    var variant = compilation.variant().orElseThrow();
    return place.position().isEmpty()
        ? Game.of(variant)
        : Game.from(variant.position(Fen.read(variant.board(), place.position())));
  }

  @Test
  void everyKindOfClauseIsThere() {
    Set<String> rows =
        new TreeSet<>(ClauseRows.all().stream().map(ClauseRow::title).toList());
    rows.removeAll(DECIDES_NO_MOVE);
    Set<String> cited = new TreeSet<>(PLACES.stream().map(Place::row).toList());
    assertThat(cited).isEqualTo(rows);
  }

  @Test
  void aCommentOnTheLineOfAClauseGoesWithIt() {
    Compilation compilation = TestSources.compile("variant \"Test // no comment\" extends plain\n"
        + "capture\n  majority none  // article 4.13");
    assertThat(compilation.effectiveRules())
        .filteredOn(rule -> !rule.remark().isEmpty() && rule.origin().startsWith("test.draughts"))
        .extracting(EffectiveRule::clause, EffectiveRule::remark, EffectiveRule::origin)
        .containsExactly(org.assertj.core.groups.Tuple.tuple(
            "majority none", "article 4.13", "test.draughts:3"));
  }
}
