package org.damier.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.damier.dsl.Compilation;
import org.damier.dsl.EffectiveRule;

/** In what rules two variants differ: block by block, what only the first has and what only the second has. */
final class RulesCompared {

  private final Compilation first;
  private final Compilation second;

  RulesCompared(Compilation first, Compilation second) {
    this.first = first;
    this.second = second;
  }

  private record Difference(boolean ofFirst, EffectiveRule rule) {
    String line() {
      return "  " + (ofFirst ? "- " : "+ ") + rule.sentence() + "  (" + rule.origin() + ")\n";
    }
  }

  /** For people: both titles, then the differences under the words of their blocks. */
  String inWords() {
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

  String inJson() {
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
    return byBlock.values().stream().flatMap(List::stream).toList();
  }

  private static void collect(
      Compilation from, Compilation other, boolean first, Map<String, List<Difference>> byBlock) {
    Set<String> known = other.effectiveRules().stream()
        .map(RulesCompared::content)
        .collect(Collectors.toUnmodifiableSet());
    for (EffectiveRule rule : from.effectiveRules()) {
      if (!known.contains(content(rule))) {
        byBlock
            .computeIfAbsent(rule.block(), block -> new ArrayList<>())
            .add(new Difference(first, rule));
      }
    }
  }

  private static String content(EffectiveRule rule) {
    return rule.block() + ": " + rule.sentence();
  }

  private static String title(Compilation compilation) {
    return VariantLoader.variant(compilation).name();
  }
}
