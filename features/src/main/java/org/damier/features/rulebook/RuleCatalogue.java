package org.damier.features.rulebook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * All rules that the shipped features show, where they are written, and how open questions are read. An immutable value.
 *
 * <pre>{@code
 * RuleCatalogue.load().rules().forEach(rule -> print(rule.id() + ": " + rule.statement()));
 * }</pre>
 *
 * @param rules in the order of the rulebooks
 * @param sources every sentence of the documents, those that state no rule included
 * @param readings what the documents leave open
 */
public record RuleCatalogue(List<Rule> rules, List<Source> sources, List<Reading> readings) {

  private static final String NO_RULE = "-";

  /**
   * A catalogue.
   *
   * @throws IllegalArgumentException if two rules have one id, a rule has no source, or a source or reading names a rule
   *     that there is not
   */
  public RuleCatalogue {
    rules = List.copyOf(rules);
    sources = List.copyOf(sources);
    readings = List.copyOf(readings);
    Set<String> ids = new HashSet<>();
    for (Rule rule : rules) {
      require(ids.add(rule.id()), "The rule " + rule.id() + " is there twice.");
      require(!rule.sources().isEmpty(), "The rule " + rule.id() + " has no source.");
    }
    for (Source source : sources) {
      require(ids.containsAll(source.rules()), source + " names a rule that there is not.");
      require(
          source.rules().isEmpty() != source.remark().isEmpty(),
          source + " must either state a rule or say why it does not.");
    }
    for (Reading reading : readings) {
      require(
          !reading.rules().isEmpty() && ids.containsAll(reading.rules()),
          reading.name() + " names no rule, or one that there is not.");
    }
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  /** The catalogue of this library. */
  public static RuleCatalogue load() {
    List<Source> sources =
        lines("sources.tsv").stream().map(RuleCatalogue::source).toList();
    List<Rule> rules =
        lines("rules.tsv").stream().map(line -> rule(line, sources)).toList();
    return new RuleCatalogue(rules, sources, readings(lines("readings.txt")));
  }

  private static Source source(String line) {
    List<String> cells = List.of(line.split("\t", -1));
    return cells.get(2).equals(NO_RULE)
        ? new Source(cells.get(0), cells.get(1), List.of(), cells.get(3))
        : new Source(cells.get(0), cells.get(1), words(cells.get(2)), "");
  }

  private static Rule rule(String line, List<Source> sources) {
    List<String> cells = List.of(line.split("\t", -1));
    String id = cells.get(0);
    List<Source> own =
        sources.stream().filter(source -> source.rules().contains(id)).toList();
    return new Rule(id, cells.get(1), own);
  }

  /** Each reading is its name in brackets and then four lines, in this order. */
  private static List<Reading> readings(List<String> lines) {
    List<Reading> readings = new ArrayList<>();
    for (int at = 0; at < lines.size(); at += 5) {
      readings.add(new Reading(
          lines.get(at).replaceAll("[\\[\\]]", ""),
          words(field("rules", lines.get(at + 1))),
          field("question", lines.get(at + 2)),
          field("reading", lines.get(at + 3)),
          field("why", lines.get(at + 4))));
    }
    return readings;
  }

  private static String field(String name, String line) {
    require(line.startsWith(name + ": "), "Expected the line of `" + name + "`, found: " + line);
    return line.substring(name.length() + 2).strip();
  }

  private static List<String> words(String text) {
    return List.of(text.strip().split(" +", -1));
  }

  private static List<String> lines(String file) {
    try (InputStream stream =
        RuleCatalogue.class.getResourceAsStream("/org/damier/features/rules/" + file)) {
      if (stream == null) {
        throw new IllegalStateException("The library lacks its own file " + file + ".");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .collect(Collectors.toUnmodifiableList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
