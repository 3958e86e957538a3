package org.damier.features.rulebook;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The catalogue as a page to be read: the open questions first, then every rule with its places. */
public final class RulebookPage {

  private RulebookPage() {}

  /** The page in Markdown. */
  public static String render(RuleCatalogue catalogue) {
    StringBuilder page = new StringBuilder()
        .append("# How the rulebooks are read\n\n")
        .append(
            "Made from `features/src/main/resources/org/damier/features/rules`; a test keeps it up to"
                + " date.\n\n")
        .append(
            "Every rule below has at least one scenario that shows it and one, tagged `@near-miss`,"
                + " that shows what it\nforbids. Scenarios carry the ids of their rules as tags.\n\n")
        .append("## What the documents leave open\n");
    catalogue.readings().forEach(reading -> append(page, reading));
    byGame(catalogue.rules()).forEach((game, rules) -> append(page, game, rules));
    return page.toString();
  }

  private static void append(StringBuilder page, Reading reading) {
    page.append("\n### ").append(reading.name()).append("\n\n");
    page.append("**Question.** ").append(reading.question()).append("\n\n");
    page.append("**Reading.** ").append(reading.answer()).append("\n\n");
    page.append("**Why.** ").append(reading.why()).append("\n\n");
    page.append("Rules: ")
        .append(reading.rules().stream().map(RulebookPage::code).collect(Collectors.joining(", ")))
        .append("\n");
  }

  private static Map<String, List<Rule>> byGame(List<Rule> rules) {
    return rules.stream()
        .collect(Collectors.groupingBy(Rule::game, LinkedHashMap::new, Collectors.toList()));
  }

  private static void append(StringBuilder page, String game, List<Rule> rules) {
    page.append("\n## Rules of ").append(game).append("\n\n");
    page.append("| rule | says | written in |\n| --- | --- | --- |\n");
    for (Rule rule : rules) {
      page.append("| ").append(code(rule.id()));
      page.append(" | ").append(rule.statement());
      page.append(" | ").append(places(rule)).append(" |\n");
    }
  }

  private static String places(Rule rule) {
    return rule.sources().stream().map(Source::toString).collect(Collectors.joining("; "));
  }

  private static String code(String id) {
    return "`" + id + "`";
  }
}
