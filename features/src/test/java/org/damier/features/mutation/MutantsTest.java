package org.damier.features.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.damier.Game;
import org.damier.Variant;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.hook.EndingHook;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.damier.rules.CaptureManner;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.Ending.Verdict;
import org.damier.rules.Forces;
import org.damier.rules.Forces.Range;
import org.damier.rules.HookRule;
import org.damier.rules.HookRules;
import org.damier.rules.Material;
import org.damier.rules.Movement;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;

class MutantsTest {

  /** Fields that no mutant changes, and why. */
  private static final Map<String, String> LEFT_ALONE = Map.ofEntries(
      Map.entry("RuleSet.name", "it is a name"),
      Map.entry("Zone.name", "it is a name"),
      Map.entry("MoveNotation.step", "how moves are written decides nothing on the board"),
      Map.entry("MoveNotation.capture", "how moves are written decides nothing on the board"),
      Map.entry("MoveNotation.gameType", "only files of games read it"),
      Map.entry("HookRule.sentence", "a hook is left out as a whole"),
      Map.entry("HookRule.origin", "a hook is left out as a whole"),
      Map.entry("HookRule.program", "a hook is left out as a whole"),
      Map.entry("Value.parts", "other parts are other worths, and those are changed"));

  @Test
  void everyFieldOfTheRuleModelIsChangedBySomeMutant() {
    Set<String> changed = new TreeSet<>();
    samples()
        .forEach(rules -> Mutants.of(rules).stream()
            .map(mutant -> RuleFields.differing(rules, mutant.rules()))
            .forEach(changed::addAll));
    Set<String> unchanged = new TreeSet<>(RuleFields.of(RuleSet.class));
    unchanged.removeAll(changed);
    unchanged.removeAll(LEFT_ALONE.keySet());
    assertThat(unchanged).as("fields that no mutator changes").isEmpty();
  }

  private static Stream<RuleSet> samples() {
    return Stream.concat(
        Stream.of(
                "dameo",
                "international",
                "italian",
                "frisian",
                "turkish",
                "keny",
                "killer",
                "metacheckers")
            .map(name -> Variants.load(name).rules()),
        Stream.of(everything()));
  }

  /** Rules that use what no game of the family uses. */
  private static RuleSet everything() {
    RuleSet rules = Variants.load("frisian").rules();
    Forces some = new Forces(new Range(1, 2), new Range(1, 3), new Range(2, 4));
    Forces onZone = some.on(Zone.lastRow(rules.board()));
    Material material = new Material(List.of(onZone, some), onZone, new Range(2, 9));
    HookRules hooks = new HookRules(
        List.of(new HookRule<>("moves", "test", (view, sink) -> {})),
        List.of(new HookRule<>("permit", "test", (view, move) -> true)),
        List.of(new HookRule<>("promotion", "test", (view, move) -> false)),
        List.of(new HookRule<>("ending", "test", view -> EndingHook.Judgement.GOES_ON)));
    return rules
        .withPiece(
            Rank.MAN,
            rules
                .man()
                .withMoves(List.of(
                    Movement.Gait.VAULT.in(rules.man().moves().get(0).directions()),
                    Movement.Gait.LINE.in(rules.man().moves().get(0).directions())))
                .withCaptures(List.of(onLastRow(rules))))
        .withHooks(hooks)
        .withEndings(List.of(
            new Ending(new Condition.NoMove(), Verdict.LOSES),
            new Ending(new Condition.Balance(material), Verdict.WINS),
            new Ending(
                new Condition.Clock(3, Condition.Quality.ANY, Optional.of(material)),
                Verdict.DRAWS)));
  }

  private static CaptureManner onLastRow(RuleSet rules) {
    CaptureManner manner = rules.man().captures().get(0);
    return manner.on(CaptureManner.Terms.USUAL.downOn(Zone.lastRow(rules.board())));
  }

  @Test
  void noMutantIsLikeAnotherOrLikeTheRules() {
    for (String name : List.of("dameo", "international", "frisian")) {
      RuleSet rules = Variants.load(name).rules();
      List<RuleSet> mutants = Mutants.of(rules).stream().map(Mutant::rules).toList();
      assertThat(mutants).doesNotHaveDuplicates().doesNotContain(rules);
    }
  }

  @Test
  void everyMutantSaysWhichRuleIsAnother() {
    for (String name : List.of("dameo", "turkish", "frisian")) {
      RuleSet rules = Variants.load(name).rules();
      assertThat(Mutants.of(rules))
          .allMatch(mutant -> isRuleOf(rules, mutant) || isRuleOf(mutant.rules(), mutant));
    }
  }

  private static boolean isRuleOf(RuleSet rules, Mutant mutant) {
    return RulePart.of(rules).contains(mutant.part());
  }

  @Test
  void aCaptorThatKeepsItsSideIsSentOver() {
    assertThat(Mutants.of(Variants.load("dameo").rules()))
        .filteredOn(mutant -> mutant.part().equals(RulePart.Kind.CAPTOR.only()))
        .extracting(Mutant::change)
        .containsExactly("changes side");
  }

  @Test
  void aChangedRuleIsFoundWhereItShows() {
    DifferenceSearch search =
        new DifferenceSearch(Variants.load("international"), List.of(), new SearchExtent(200, 60));
    RuleSet rules = Variants.load("international").rules();
    Difference difference = search.find(rules.withFirst(Side.BLACK)).orElseThrow();
    assertThat(difference.original()).startsWith("W:");
    assertThat(difference.mutant()).startsWith("B:");
    assertThat(search.find(rules)).isEmpty();
  }

  /** What came before the position that repeats has no part in it. */
  @Test
  void aDifferenceBeginsWhereItsPastDoes() {
    Variant croda = Variants.load("croda");
    List<Ending> endings = croda.rules().endings().stream()
        .map(ending -> ending.condition() instanceof Condition.Repetition
            ? new Ending(new Condition.Repetition(2), ending.verdict())
            : ending)
        .toList();
    Difference difference = new DifferenceSearch(croda, List.of(), new SearchExtent(200, 120))
        .find(croda.rules().withEndings(endings))
        .orElseThrow();

    Game game = Game.from(croda.position(Fen.read(croda.board(), difference.position())));
    for (String move : difference.moves()) {
      game = game.play(MoveText.read(game.position(), move));
    }
    assertThat(game.moves()).isNotEmpty();
    assertThat(game.position()).isEqualTo(game.start());
    assertThat(difference.mutant()).isEqualTo("draw (repetition)");
  }
}
