package org.damier.features.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.damier.features.spec.Specs;
import org.damier.variants.Variants;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The features of the games that come along notice it when a rule is changed: of the five games of the rule documents
 * always, of all games with {@code -Pmutate}.
 */
class MutationTest {

  private static final List<String> SEEDS =
      List.of("croda", "dameo", "ghanaian", "international", "turkish");

  private static final boolean ALL = Boolean.getBoolean("damier.mutate-all");

  // What is equivalent today is looked at thoroughly by night.
  private static final SearchExtent SHORT = new SearchExtent(100, 60);

  static List<String> variants() {
    return ALL ? Variants.names() : SEEDS;
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everyChangeIsNoticed(String name) {
    MutationReport report = MutationRun.of(Variants.load(name), Specs.shipped(name))
        .named(name)
        .threads(2)
        .extent(ALL ? SearchExtent.USUAL : SHORT)
        .run(done -> {});
    String survivors = report.with(MutantResult.Fate.SURVIVED).stream()
        .map(MutationTest::described)
        .collect(Collectors.joining("\n"));
    assertThat(survivors).as(report.summary()).isEmpty();
  }

  private static String described(MutantResult result) {
    Difference difference = result.difference().orElseThrow();
    return result.mutant().part() + ": " + result.mutant().change() + "\n  " + difference.place()
        + "\n  by the rules: " + difference.original() + "\n  with the change: "
        + difference.mutant();
  }
}
