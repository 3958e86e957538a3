package org.damier.cli.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import org.damier.Variant;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.terminal.Columns;
import org.damier.cli.terminal.Json;
import org.damier.dsl.Compilation;
import org.damier.dsl.EffectiveRule;
import org.damier.dsl.HookPolicy;
import org.damier.features.coverage.RuleCoverage;
import org.damier.features.spec.SpecRun;
import org.damier.rules.RulePart;
import org.damier.variants.Variants;

/** Which clauses of the variants that scenarios name had a part in what the rules answered. */
public final class CoverageReport {

  private final RuleCoverage coverage = new RuleCoverage();
  private final HookPolicy policy;
  private final Map<String, Played> variants = new ConcurrentSkipListMap<>();

  /** A variant of a run: compiled once, so that its rules are known by their clauses. */
  private record Played(Variant variant, List<EffectiveRule> rules) {
    static Played of(Compilation compilation) {
      return new Played(VariantLoader.variant(compilation), compilation.effectiveRules());
    }
  }

  /** A clause and in how many answers it had a part. */
  private record Line(EffectiveRule rule, long answers) {}

  public CoverageReport(HookPolicy policy) {
    this.policy = policy;
  }

  /**
   * The run, looked at; with a variant that takes the place of all others if one is given, and counts where scenarios take
   * it from its file.
   */
  public SpecRun watch(SpecRun run, Optional<String> variant) {
    SpecRun watched = run.observer(coverage);
    return variant
        .map(name -> {
          Variant tried = played(name, VariantLoader.compile(name, policy));
          SpecRun byName = watched.variant(tried);
          return VariantLoader.files(name)
              .findFirst()
              .map(file -> byName.variantFile(file, tried))
              .orElse(byName);
        })
        .orElseGet(() -> watched.variants(name -> played(name, Variants.compile(name))));
  }

  private Variant played(String name, Compilation compilation) {
    return variants.computeIfAbsent(name, key -> Played.of(compilation)).variant();
  }

  /** The report for the file of this name: by its ending HTML, JSON or text. */
  public String inFormOf(String file) {
    if (file.endsWith(".html")) {
      return html();
    }
    return file.endsWith(".json") ? json() : text();
  }

  private List<Line> lines(Played played) {
    return played.rules().stream()
        .filter(rule -> rule.part().kind() != RulePart.Kind.GAME_TYPE)
        .map(rule -> new Line(rule, coverage.answers(played.variant(), rule.part())))
        .toList();
  }

  private static long exercised(List<Line> lines) {
    return lines.stream().filter(line -> line.answers() > 0).count();
  }

  /** For people: rules that had a part in nothing stand out. */
  public String text() {
    StringBuilder text = new StringBuilder();
    if (variants.isEmpty()) {
      text.append(
          "No scenario takes a variant by its name, so no clauses are counted; with --variant"
              + " those of that variant are.\n");
    }
    variants.forEach((name, played) -> {
      List<Line> lines = lines(played);
      text.append(name + ": " + exercised(lines) + " of " + lines.size() + " rules exercised\n");
      List<List<String>> rows = new ArrayList<>();
      for (Line line : lines) {
        rows.add(List.of(
            line.answers() > 0 ? "   " : " ! ",
            line.rule().origin(),
            line.rule().clause(),
            line.answers() + ""));
      }
      text.append(Columns.align(rows));
    });
    return text.toString();
  }

  private String json() {
    Json json = new Json().beginArray();
    variants.forEach((name, played) -> {
      List<Line> lines = lines(played);
      json.beginObject();
      json.name("variant").value(name);
      json.name("exercised").value(exercised(lines));
      json.name("rules").beginArray();
      for (Line line : lines) {
        json.beginObject();
        json.name("rule").value(line.rule().part().id());
        json.name("origin").value(line.rule().origin());
        json.name("clause").value(line.rule().clause());
        json.name("sentence").value(line.rule().sentence());
        json.name("answers").value(line.answers());
        json.endObject();
      }
      json.endArray();
      json.endObject();
    });
    return json.endArray() + "\n";
  }

  private String html() {
    StringBuilder html = new StringBuilder("""
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>Rules exercised by scenarios</title>
        <style>
        body { font-family: sans-serif; margin: 2em; }
        td { padding: 0.2em 1em 0.2em 0; vertical-align: top; }
        .never td { background: #fdd; }
        td:last-child { text-align: right; }
        </style></head><body>
        <h1>Rules exercised by scenarios</h1>
        """);
    variants.forEach((name, played) -> {
      List<Line> lines = lines(played);
      html.append("<h2>" + escaped(name) + ": " + exercised(lines) + " of " + lines.size()
          + "</h2>\n<table>\n");
      for (Line line : lines) {
        html.append(line.answers() > 0 ? "<tr>" : "<tr class=\"never\">")
            .append(cell(line.rule().origin()))
            .append("<td><code>" + escaped(line.rule().clause()) + "</code></td>")
            .append(cell(line.rule().sentence()))
            .append(cell(line.answers() + ""))
            .append("</tr>\n");
      }
      html.append("</table>\n");
    });
    return html.append("</body></html>\n").toString();
  }

  private static String cell(String text) {
    return "<td>" + escaped(text) + "</td>";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
