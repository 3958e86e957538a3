package org.damier.features.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.damier.features.FeatureFiles;
import org.damier.features.FeatureFiles.ScenarioTags;
import org.junit.jupiter.api.Test;

/** Rules have scenarios, and scenarios have rules. */
class RulesAndScenariosTest {

  private static final List<ScenarioTags> SCENARIOS = FeatureFiles.scenarios();
  private static final Set<String> RULES =
      RuleCatalogue.load().rules().stream().map(Rule::id).collect(Collectors.toSet());

  private static final Set<String> MARKS = Set.of("near-miss", "drill");

  @Test
  void everyRuleIsShown() {
    assertThat(tags(scenario -> !scenario.isNearMiss())).containsAll(RULES);
  }

  @Test
  void ofEveryRuleItIsShownWhatItForbids() {
    assertThat(tags(ScenarioTags::isNearMiss)).containsAll(RULES);
  }

  @Test
  void everyTagIsARuleOrAGameOrTheMarkOfANearMissOrADrill() {
    Set<String> games =
        RuleCatalogue.load().rules().stream().map(Rule::game).collect(Collectors.toSet());
    assertThat(tags(scenario -> true))
        .allMatch(tag -> RULES.contains(tag) || games.contains(tag) || MARKS.contains(tag));
  }

  @Test
  void aNearMissIsOneOfARule() {
    assertThat(SCENARIOS)
        .filteredOn(ScenarioTags::isNearMiss)
        .allMatch(scenario -> scenario.tags().stream().anyMatch(RULES::contains));
  }

  @Test
  void aRuleStandsInTheFeatureOfItsGame() {
    assertThat(SCENARIOS)
        .allMatch(scenario -> scenario.tags().stream()
            .filter(RULES::contains)
            .allMatch(rule -> scenario.tags().contains(rule.substring(0, rule.indexOf('.')))));
  }

  private static Set<String> tags(Predicate<ScenarioTags> which) {
    return SCENARIOS.stream()
        .filter(which)
        .flatMap(scenario -> scenario.tags().stream())
        .collect(Collectors.toSet());
  }
}
