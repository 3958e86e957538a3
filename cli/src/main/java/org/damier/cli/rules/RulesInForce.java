package org.damier.cli.rules;

import java.util.LinkedHashMap;
import java.util.Map;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.terminal.Json;
import org.damier.dsl.Compilation;
import org.damier.dsl.EffectiveRule;

/** The rules in force, with inherited ones, for people and for programs. */
public final class RulesInForce {

  private RulesInForce() {}

  /** The rules for people: a title, then block by block a sentence and its origin on each line. */
  public static String inWords(Compilation compilation) {
    Map<String, StringBuilder> blocks = new LinkedHashMap<>();
    for (EffectiveRule rule : compilation.effectiveRules()) {
      blocks
          .computeIfAbsent(rule.block(), block -> new StringBuilder("\n" + block + "\n"))
          .append("  " + rule.sentence() + "  (" + rule.origin() + ")\n");
    }
    return VariantLoader.variant(compilation).name() + "\n" + String.join("", blocks.values());
  }

  /** The same as an array of objects. */
  public static String inJson(Compilation compilation) {
    Json json = new Json().beginArray();
    for (EffectiveRule rule : compilation.effectiveRules()) {
      json.beginObject();
      json.name("block").value(rule.block());
      json.name("clause").value(rule.clause());
      json.name("sentence").value(rule.sentence());
      json.name("origin").value(rule.origin());
      json.endObject();
    }
    return json.endArray().toString();
  }
}
