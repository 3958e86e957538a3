package org.damier.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.damier.dsl.Compilation;
import org.damier.dsl.EffectiveRule;
import org.damier.dsl.HookPolicy;
import org.damier.dsl.Source;
import org.damier.dsl.VariantCompiler;
import org.damier.rules.HookRules;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class VariantsTest {

  static List<String> names() {
    return Variants.names();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyVariantCompilesWithoutAWord(String name) {
    Compilation compilation = Variants.compile(name);

    assertThat(compilation.report()).isEmpty();
    assertThat(compilation.variant()).isPresent();
  }

  /** So that two games are the same if they are worded the same, on which warnings of repeated clauses rest. */
  @ParameterizedTest
  @MethodSource("names")
  void theClausesOfAVariantSayItAgain(String name) {
    Compilation compilation = Variants.compile(name);
    RuleSet rules = compilation.rules().orElseThrow().withHooks(HookRules.NONE);
    StringBuilder text = new StringBuilder("variant \"" + rules.name() + "\"\n");
    compilation.effectiveRules().stream()
        .filter(rule -> !rule.clause().startsWith("hook "))
        .map(
            rule -> (rule.block().equals("board") ? "" : rule.block() + " ") + rule.clause() + "\n")
        .forEach(text::append);

    Compilation again = VariantCompiler.with(Variants.resolver())
        .compile(Source.of("again.draughts", text.toString()));

    assertThat(again.report()).isEmpty();
    assertThat(again.rules()).contains(rules);
  }

  @Test
  void anUnknownNameIsAnsweredWithTheNearest() {
    assertThatThrownBy(() -> Variants.load("damoe"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("There is no variant `damoe`. Did you mean `dameo`?");
  }

  @Test
  void aNameThatIsNearNoneIsAnsweredWithWhereAllAre() {
    assertThatThrownBy(() -> Variants.compile("go"))
        .hasMessage("There is no variant `go`. `Variants.names()` lists the "
            + Variants.names().size() + " there are.");
  }

  @Test
  void aParentThatIsNearNoneIsAnsweredWithWhereAllAre() {
    String report = VariantCompiler.with(Variants.resolver())
        .compile(Source.of("mine.draughts", "variant \"Mine\" extends backgammon"))
        .report();

    assertThat(report)
        .contains("There is no variant `backgammon`.", "`damier list` shows those that come along.")
        .doesNotContain("dameo");
  }

  @Test
  void theNamesAreTheFoldersOfTheCatalogInAlphabeticalOrder() {
    assertThat(Variants.names())
        .isSorted()
        .contains("croda", "dameo", "ghanaian", "international", "turkish")
        .allMatch(Variants::has);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Dameo", "../catalog/dameo", "dameo/dameo", "dameo.draughts"})
  void aNameIsNoPath(String name) {
    assertThat(Variants.has(name)).isFalse();
    assertThatThrownBy(() -> Variants.load(name)).hasMessageContaining("There is no variant");
  }

  @Test
  void aDerivedVariantStatesOnlyItsDifference() {
    assertThat(Variants.compile("ghanaian").effectiveRules().stream()
            .filter(rule -> rule.origin().startsWith("ghanaian.draughts:"))
            .map(EffectiveRule::clause))
        .containsExactly("captures jump forward diagonal", "majority none", "singleton loses");
  }

  @Test
  void aTextOfOnesOwnMayExtendAVariantWithHooks() {
    Compilation compilation = VariantCompiler.with(Variants.resolver())
        .compile(Source.of("mine", "variant \"Mine\" extends dameo ending no move wins"));

    assertThat(compilation.report()).isEmpty();
    assertThat(compilation.rules().orElseThrow().hooks().moves()).hasSize(1);
  }

  @Test
  void aHookOfOnesOwnIsNotRunWhereHooksAreRefused() {
    Compilation compilation = VariantCompiler.with(Variants.resolver())
        .hooks(HookPolicy.NONE)
        .compile(Source.of(
            "mine",
            "variant \"Mine\" extends croda play hook permit \"all\" ```groovy\nreturn true\n```"));

    assertThat(compilation.rules()).isEmpty();
    assertThat(compilation.report()).contains("--hooks confined");
  }
}
