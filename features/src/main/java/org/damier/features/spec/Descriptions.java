package org.damier.features.spec;

import io.cucumber.core.gherkin.Feature;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.GherkinDocument;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Scenario;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The free text between titles and steps, which Cucumber's own nodes leave out. */
final class Descriptions {

  private Descriptions() {}

  /** The text of the scenario or outline that begins on this line, each paragraph's lines in one; empty if there is none. */
  static String of(Feature feature, int line) {
    return scenarios(feature)
        .filter(scenario -> scenario.getLocation().getLine() == line)
        .map(scenario -> plain(scenario.getDescription()))
        .findFirst()
        .orElse("");
  }

  /** Its scenarios and outlines, those of its rules too. */
  static Stream<Scenario> scenarios(Feature feature) {
    return StreamSupport.stream(feature.getParseEvents().spliterator(), false)
        .filter(Envelope.class::isInstance)
        .flatMap(event -> ((Envelope) event).getGherkinDocument().stream())
        .flatMap(Descriptions::scenarios);
  }

  private static Stream<Scenario> scenarios(GherkinDocument document) {
    return document.getFeature().stream()
        .flatMap(feature -> feature.getChildren().stream())
        .flatMap(Descriptions::scenarios);
  }

  private static Stream<Scenario> scenarios(FeatureChild child) {
    return Stream.concat(
        child.getScenario().stream(),
        child.getRule().stream()
            .flatMap(rule -> rule.getChildren().stream())
            .map(RuleChild::getScenario)
            .flatMap(Optional::stream));
  }

  private static String plain(String description) {
    return description
        .lines()
        .map(String::strip)
        .collect(Collectors.joining("\n"))
        .strip();
  }
}
