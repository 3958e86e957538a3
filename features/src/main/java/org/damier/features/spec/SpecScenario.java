package org.damier.features.spec;

import io.cucumber.core.gherkin.DataTableArgument;
import io.cucumber.core.gherkin.DocStringArgument;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.plugin.event.Location;
import io.cucumber.plugin.event.Node;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A scenario, or one row of an outline.
 *
 * @param feature the title of its feature
 * @param rule the title of the rule that it stands under, if it stands under one
 * @param name its own title
 * @param file where it was read from
 * @param line its line there; a row of an outline has its own
 * @param tags its tags and those of everything around it, each with its sign: {@code @near-miss}
 * @param description what stands between its title and its first step; may be empty
 * @param steps its steps, those of the background first
 */
public record SpecScenario(
    String feature,
    Optional<String> rule,
    String name,
    URI file,
    int line,
    List<String> tags,
    String description,
    List<Step> steps) {

  private static final String SHIPPED = "org/damier/features/";

  public SpecScenario {
    tags = List.copyOf(tags);
    steps = List.copyOf(steps);
  }

  /**
   * One step.
   *
   * @param keyword the word that it begins with, and the blank after it
   * @param words the rest, without a table or doc string
   * @param line its line in the file
   * @param docString its doc string, if it has one
   * @param table its table, row by row; empty if it has none
   */
  public record Step(
      String keyword,
      String words,
      int line,
      Optional<String> docString,
      List<List<String>> table) {

    public Step {
      table = List.copyOf(table);
    }

    /** Keyword and words. */
    public String text() {
      return keyword + words;
    }

    static Step of(io.cucumber.core.gherkin.Step step) {
      Optional<Object> argument = Optional.ofNullable(step.getArgument());
      return new Step(
          step.getKeyword(),
          step.getText(),
          step.getLocation().getLine(),
          argument
              .filter(DocStringArgument.class::isInstance)
              .map(docString -> ((DocStringArgument) docString).getContent()),
          argument
              .filter(DataTableArgument.class::isInstance)
              .map(table -> ((DataTableArgument) table).cells())
              .orElse(List.of()));
    }
  }

  static SpecScenario of(Feature feature, Pickle pickle) {
    return new SpecScenario(
        title(feature),
        pickle.getRuleLocation().flatMap(place -> rule(feature, place)),
        pickle.getName(),
        pickle.getUri(),
        pickle.getLocation().getLine(),
        pickle.getTags(),
        Descriptions.of(feature, pickle.getScenarioLocation().getLine()),
        pickle.getSteps().stream().map(Step::of).toList());
  }

  private static Optional<String> rule(Feature feature, Location place) {
    return feature.elements().stream()
        .filter(Node.Rule.class::isInstance)
        .filter(node -> node.getLocation().equals(place))
        .map(SpecScenario::title)
        .findFirst();
  }

  private static String title(Node node) {
    return node.getName().orElse("");
  }

  /**
   * Its file and line, the file as seen from the current folder if it lies there: {@code rules/capture.feature:12}. Of
   * features that come with Damier: {@code dameo/capture.feature:12}.
   */
  public String place() {
    return shortName(file) + ":" + line;
  }

  /** The file's name for people. */
  static String shortName(URI file) {
    if ("file".equals(file.getScheme())) {
      Path path = Path.of(file);
      Path here = Path.of("").toAbsolutePath();
      return (path.startsWith(here) ? here.relativize(path) : path).toString();
    }
    String path = file.getSchemeSpecificPart();
    return path.substring(path.indexOf(SHIPPED) < 0 ? 0 : path.indexOf(SHIPPED) + SHIPPED.length());
  }
}
