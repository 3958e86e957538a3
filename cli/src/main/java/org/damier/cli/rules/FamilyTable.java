package org.damier.cli.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.damier.cli.files.VariantLoader;
import org.damier.dsl.Compilation;
import org.damier.dsl.EffectiveRule;
import org.damier.rules.RuleSet;
import org.damier.variants.Variants;

/** The variants of the catalogue with the rules that tell them apart, a line each. */
public final class FamilyTable {

  /** What stands in a column: the clause of this block that begins with this word, the word left out. */
  private record Column(String heading, String block, String opener) {}

  private static final List<Column> COLUMNS = List.of(
      new Column("men move", "piece man", "moves"),
      new Column("men capture", "piece man", "captures"),
      new Column("promotion", "piece man", "promotes"),
      new Column("kings move", "piece king", "moves"),
      new Column("kings capture", "piece king", "captures"),
      new Column("majority", "capture", "majority"),
      new Column("removal", "capture", "removal"));

  private FamilyTable() {}

  public static String inMarkdown() {
    List<String> headings = new ArrayList<>(List.of("variant", "board", "pieces"));
    COLUMNS.forEach(column -> headings.add(column.heading()));
    List<String> lines = new ArrayList<>();
    lines.add(line(headings));
    lines.add(line(headings.stream().map(heading -> "---").toList()));
    Variants.names().forEach(name -> lines.add(line(cells(name))));
    return String.join("\n", lines) + "\n";
  }

  private static String line(List<String> cells) {
    return cells.stream().collect(Collectors.joining(" | ", "| ", " |"));
  }

  private static List<String> cells(String name) {
    Compilation compilation = VariantLoader.glanceAt(name);
    RuleSet rules = compilation.rules().orElseThrow();
    List<EffectiveRule> clauses = compilation.effectiveRules();
    List<String> cells = new ArrayList<>();
    cells.add("`" + name + "`");
    cells.add(clause(clauses, "board", "board"));
    cells.add("" + rules.start().occupied().size() / 2);
    COLUMNS.forEach(column -> cells.add(clause(clauses, column.block(), column.opener())));
    return cells;
  }

  private static String clause(List<EffectiveRule> rules, String block, String opener) {
    return rules.stream()
        .filter(rule -> rule.block().equals(block) && rule.clause().startsWith(opener + " "))
        .map(rule -> rule.clause().substring(opener.length() + 1))
        .findFirst()
        .orElse("");
  }
}
