package org.damier.features.rulebook;

import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.Variant;
import org.damier.board.SquareNaming;
import org.damier.dsl.Compilation;
import org.damier.dsl.EffectiveRule;
import org.damier.features.spec.SpecScenario;
import org.damier.features.spec.Specs;
import org.damier.notation.Diagram;
import org.damier.variants.Variants;

/**
 * The rulebook of one variant: its rules in sentences, and then rule by rule the scenarios that show what it allows and
 * what it forbids, with diagrams. Made from the variant and its features alone, so that it says nothing that is not tested.
 */
public final class VariantPage {

  private final String name;
  private final Compilation compilation;
  private final Variant variant;
  private final RuleCatalogue catalogue;
  private final StringBuilder page = new StringBuilder();

  private VariantPage(String name, RuleCatalogue catalogue) {
    this.name = name;
    this.compilation = Variants.compile(name);
    this.variant = Variants.load(name);
    this.catalogue = catalogue;
  }

  /**
   * The page in Markdown.
   *
   * @param name the name of a variant that comes with Damier and has features
   * @throws RuntimeException if there is no such variant or it has no features
   */
  public static String render(String name, RuleCatalogue catalogue) {
    return new VariantPage(name, catalogue).render();
  }

  /** The page of contents: every variant that has features, with its title. */
  public static String contents(List<String> names) {
    StringBuilder contents = new StringBuilder()
        .append("# Rulebooks\n\nMade from the variants and their features; a test keeps them up to")
        .append(" date. Which reading is taken\nwhere documents are silent: ")
        .append("[rulebook-readings.md](../rulebook-readings.md).\n\n");
    for (String name : names) {
      contents.append("- [").append(Variants.load(name).name()).append("](").append(name);
      contents.append(".md)\n");
    }
    return contents.toString();
  }

  private String render() {
    page.append("# ").append(variant.name()).append("\n\n");
    page.append("`")
        .append(name)
        .append("`, made from its rules and its features; a test keeps it up")
        .append(" to date.\n");
    appendRemarks();
    appendRules();
    String chapter = "";
    for (List<SpecScenario> section : sections(inOrder(chapters()))) {
      SpecScenario first = section.get(0);
      if (!first.feature().equals(chapter)) {
        chapter = first.feature();
        page.append("\n## ").append(chapter).append("\n");
      }
      first.rule().ifPresent(title -> appendRule(title, section));
      appendScenarios(section);
    }
    return page.toString();
  }

  /** All but drills: many small positions that pin a rule from every side, and nobody reads for pleasure. */
  private List<SpecScenario> chapters() {
    return Specs.shipped(name).scenarios().stream()
        .filter(scenario -> !scenario.tags().contains("@drill"))
        .toList();
  }

  /** Chapters in the order of the rulebooks' rules, those that show none of them last; within a chapter as they are. */
  private List<SpecScenario> inOrder(List<SpecScenario> scenarios) {
    List<String> ids = catalogue.rules().stream().map(rule -> "@" + rule.id()).toList();
    Map<URI, Integer> places = new HashMap<>();
    for (SpecScenario scenario : scenarios) {
      int place = scenario.tags().stream()
          .mapToInt(ids::indexOf)
          .filter(index -> index >= 0)
          .min()
          .orElse(Integer.MAX_VALUE);
      places.merge(scenario.file(), place, Math::min);
    }
    return scenarios.stream()
        .sorted(Comparator.comparing(scenario -> places.get(scenario.file())))
        .toList();
  }

  /** The scenarios that stand together under one rule of one feature. */
  private static List<List<SpecScenario>> sections(List<SpecScenario> scenarios) {
    Map<String, List<SpecScenario>> sections = new LinkedHashMap<>();
    for (SpecScenario scenario : scenarios) {
      String key = scenario.file() + "\n" + scenario.rule().orElse("");
      sections.computeIfAbsent(key, any -> new ArrayList<>()).add(scenario);
    }
    return List.copyOf(sections.values());
  }

  /** What the variant's file says at its top: sources, disputes, readings. */
  private void appendRemarks() {
    String text = Variants.resolver().find(name).orElseThrow().text();
    String remarks = text.lines()
        .takeWhile(line -> line.startsWith("//"))
        .map(line -> line.substring(2).strip())
        .collect(Collectors.joining("\n"));
    page.append(remarks.isEmpty() ? "" : "\n" + remarks + "\n");
  }

  private void appendRules() {
    page.append("\n## The rules\n");
    Map<String, List<EffectiveRule>> blocks = compilation.effectiveRules().stream()
        .collect(
            Collectors.groupingBy(EffectiveRule::block, LinkedHashMap::new, Collectors.toList()));
    blocks.forEach((block, rules) -> {
      page.append("\n**").append(capitalised(block)).append(".** ");
      page.append(rules.stream().map(EffectiveRule::sentence).collect(Collectors.joining(" ")));
      page.append("\n");
    });
    if (variant.board().naming().style() == SquareNaming.Style.NUMBERS) {
      appendPicture(Diagram.drawNames(variant.board()));
    }
    Game game = Game.of(variant);
    appendPicture(Diagram.draw(variant.board(), game.position().placement())
        + game.position().sideToMove().title() + " to move.");
  }

  private void appendRule(String title, List<SpecScenario> section) {
    page.append("\n### ").append(title).append("\n");
    List<Rule> rules = catalogue.rules().stream()
        .filter(rule ->
            section.stream().anyMatch(scenario -> scenario.tags().contains("@" + rule.id())))
        .toList();
    for (Rule rule : rules) {
      page.append("\n").append(rule.statement()).append(" *(");
      page.append(rule.sources().stream().map(Source::toString).collect(Collectors.joining("; ")));
      page.append(")*\n");
    }
    catalogue.readings().stream()
        .filter(reading -> rules.stream().anyMatch(rule -> reading.rules().contains(rule.id())))
        .forEach(reading -> page.append("\n> **Open.** ")
            .append(reading.question())
            .append(" **Read so:** ")
            .append(reading.answer())
            .append("\n"));
  }

  private void appendScenarios(List<SpecScenario> section) {
    ScenarioProse prose = new ScenarioProse(name, variant.board());
    String title = "";
    for (SpecScenario scenario : section) {
      if (!scenario.name().equals(title)) {
        title = scenario.name();
        boolean nearMiss = scenario.tags().contains("@near-miss");
        page.append("\n**").append(nearMiss ? "Near miss: " : "").append(title).append(".**");
        page.append(scenario.description().isEmpty() ? "" : " " + scenario.description());
        page.append("\n");
      }
      page.append(prose.of(scenario));
    }
  }

  private void appendPicture(String picture) {
    page.append("\n```text\n").append(picture.stripTrailing()).append("\n```\n");
  }

  private static String capitalised(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }
}
