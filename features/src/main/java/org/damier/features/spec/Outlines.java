package org.damier.features.spec;

import io.cucumber.core.gherkin.Feature;
import io.cucumber.messages.types.Examples;
import io.cucumber.messages.types.Location;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Step;
import io.cucumber.messages.types.TableCell;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.dsl.diagnostic.NearMiss;

/** Finds outlines of which nothing would be run, or that name columns their examples do not have. */
final class Outlines {

  private static final Pattern PLACEHOLDER = Pattern.compile("<([^<>\\n]+)>");

  private final String file;

  private Outlines(String file) {
    this.file = file;
  }

  /**
   * Says what is wrong, a line for each mistake, with its place; nothing if nothing is.
   *
   * @param file as people call it
   */
  static List<String> mistakes(Feature feature, String file) {
    Outlines outlines = new Outlines(file);
    return Descriptions.scenarios(feature).flatMap(outlines::mistakes).toList();
  }

  private Stream<String> mistakes(Scenario scenario) {
    List<Examples> examples = scenario.getExamples();
    if (examples.isEmpty()) {
      // What it is called in other languages is not asked: without a placeholder it runs once all
      // the same.
      return placeholders(scenario).stream()
          .limit(1)
          .map(name -> at(
              scenario.getLocation(),
              "`<" + name + ">` stands for a column of a table below `Examples:`; this scenario has"
                  + " none."));
    }
    return Stream.concat(
        examples.stream().flatMap(each -> withoutRows(each).stream()),
        examples.stream().flatMap(each -> strangers(scenario, each)));
  }

  private Optional<String> withoutRows(Examples examples) {
    return examples.getTableBody().isEmpty()
        ? Optional.of(at(
            examples.getLocation(),
            "Without a row below the titles of these examples nothing is run; write a row for each"
                + " scenario."))
        : Optional.empty();
  }

  private Stream<String> strangers(Scenario scenario, Examples examples) {
    List<String> columns = examples.getTableHeader().stream()
        .flatMap(header -> header.getCells().stream())
        .map(TableCell::getValue)
        .toList();
    return placeholders(scenario).stream()
        .filter(name -> !columns.contains(name) && !columns.isEmpty())
        .map(name -> at(
            examples.getLocation(),
            "`<" + name + ">` is no column of these examples, which have " + listed(columns) + "."
                + NearMiss.of(name, columns)
                    .map(near -> " Did you mean `<" + near + ">`?")
                    .orElse("")));
  }

  private static String listed(List<String> columns) {
    return columns.stream().map(column -> "`" + column + "`").collect(Collectors.joining(", "));
  }

  /** What stands between pointed brackets in the steps, each once. */
  private static Set<String> placeholders(Scenario scenario) {
    return scenario.getSteps().stream()
        .flatMap(Outlines::texts)
        .flatMap(text -> PLACEHOLDER.matcher(text).results())
        .map((MatchResult found) -> found.group(1))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static Stream<String> texts(Step step) {
    Stream<String> cells = step.getDataTable().stream()
        .flatMap(table -> table.getRows().stream())
        .flatMap(row -> row.getCells().stream())
        .map(TableCell::getValue);
    return Stream.concat(Stream.of(step.getText()), cells);
  }

  private String at(Location place, String sentence) {
    return file + ":" + place.getLine() + ":" + place.getColumn().orElse(1L) + ": " + sentence;
  }
}
