package org.damier.cli.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.terminal.Json;
import org.damier.dsl.Compilation;
import org.damier.dsl.EffectiveRule;
import org.damier.rules.Condition;
import org.damier.rules.RulePart.Kind;

/** In what rules two variants differ: block by block, what only the first has and what only the second has. */
public final class RulesCompared {

  private final Compilation first;
  private final Compilation second;

  public RulesCompared(Compilation first, Compilation second) {
    this.first = first;
    this.second = second;
  }

  private record Difference(boolean ofFirst, EffectiveRule rule) {
    String line() {
      return "  " + (ofFirst ? "- " : "+ ") + rule.sentence() + "  (" + rule.origin() + ")\n";
    }
  }

  /** For people: both titles, then the differences under the words of their blocks. */
  public String inWords() {
    String titles = "- " + title(first) + "\n+ " + title(second) + "\n";
    Map<String, StringBuilder> blocks = new LinkedHashMap<>();
    for (Difference difference : differences()) {
      blocks
          .computeIfAbsent(
              difference.rule().block(), block -> new StringBuilder("\n" + block + "\n"))
          .append(difference.line());
    }
    return blocks.isEmpty()
        ? titles + "\nThe rules are the same.\n"
        : titles + String.join("", blocks.values());
  }

  public String inJson() {
    Json json = new Json().beginArray();
    for (Difference difference : differences()) {
      json.beginObject();
      json.name("variant").value(title(difference.ofFirst() ? first : second));
      json.name("block").value(difference.rule().block());
      json.name("clause").value(difference.rule().clause());
      json.name("sentence").value(difference.rule().sentence());
      json.name("origin").value(difference.rule().origin());
      json.endObject();
    }
    return json.endArray().toString();
  }

  /** Those of one block stand together, in the order in which blocks come up. */
  private List<Difference> differences() {
    Map<String, List<Difference>> byBlock = new LinkedHashMap<>();
    collect(first, second, true, byBlock);
    collect(second, first, false, byBlock);
    reordered(Kind.HOOK_ENDING, byBlock);
    reordered(Kind.ENDING, byBlock);
    return byBlock.values().stream().flatMap(List::stream).toList();
  }

  private static void collect(
      Compilation from, Compilation other, boolean first, Map<String, List<Difference>> byBlock) {
    Set<List<String>> known = other.effectiveRules().stream()
        .map(rule -> content(rule, other))
        .collect(Collectors.toUnmodifiableSet());
    for (EffectiveRule rule : from.effectiveRules()) {
      if (!known.contains(content(rule, from))) {
        add(new Difference(first, rule), byBlock);
      }
    }
  }

  private static void add(Difference difference, Map<String, List<Difference>> byBlock) {
    byBlock
        .computeIfAbsent(difference.rule().block(), block -> new ArrayList<>())
        .add(difference);
  }

  /** Of rules of which the first that holds decides, those that both variants have and judge in another order. */
  private void reordered(Kind kind, Map<String, List<Difference>> byBlock) {
    List<EffectiveRule> ofFirst = shared(kind, first, second);
    List<EffectiveRule> ofSecond = shared(kind, second, first);
    moved(first, ofFirst, contents(ofSecond, second), true, byBlock);
    moved(second, ofSecond, contents(ofFirst, first), false, byBlock);
  }

  private static void moved(
      Compilation of,
      List<EffectiveRule> shared,
      List<List<String>> others,
      boolean first,
      Map<String, List<Difference>> byBlock) {
    for (int i = 0; i < shared.size(); i++) {
      if (i >= others.size() || !content(shared.get(i), of).equals(others.get(i))) {
        add(new Difference(first, numbered(shared.get(i), of)), byBlock);
      }
    }
  }

  private static List<EffectiveRule> shared(Kind kind, Compilation from, Compilation other) {
    List<List<String>> known = contents(other.effectiveRules(), other);
    return judged(kind, from).stream()
        .filter(rule -> known.contains(content(rule, from)))
        .toList();
  }

  /** In the order in which they are judged; that nothing can be moved is judged last, wherever it is said. */
  private static List<EffectiveRule> judged(Kind kind, Compilation from) {
    return from.effectiveRules().stream()
        .filter(rule -> rule.part().kind() == kind && !isNoMove(rule, from))
        .toList();
  }

  private static boolean isNoMove(EffectiveRule rule, Compilation of) {
    return rule.part().kind() == Kind.ENDING
        && of.rules()
            .map(rules -> rules.endings().get(rule.part().index()).condition())
            .filter(Condition.NoMove.class::isInstance)
            .isPresent();
  }

  private static EffectiveRule numbered(EffectiveRule rule, Compilation of) {
    int number = judged(rule.part().kind(), of).indexOf(rule) + 1;
    return new EffectiveRule(
        rule.part(),
        rule.block(),
        rule.clause(),
        "Judged as number " + number + ": " + rule.sentence(),
        rule.origin(),
        rule.remark());
  }

  private static List<List<String>> contents(List<EffectiveRule> rules, Compilation of) {
    return rules.stream().map(rule -> content(rule, of)).toList();
  }

  /** What of a rule makes it another; the sentence of a hook is only what its author says that it does. */
  private static List<String> content(EffectiveRule rule, Compilation of) {
    return List.of(
        rule.block(), rule.sentence(), of.script(rule.part()).orElse("").strip());
  }

  private static String title(Compilation compilation) {
    return VariantLoader.variant(compilation).name();
  }
}
