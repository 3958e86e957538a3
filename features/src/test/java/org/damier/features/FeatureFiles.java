package org.damier.features;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.ParseError;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleTag;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The shipped features as Cucumber's own parser reads them. */
public final class FeatureFiles {

  private FeatureFiles() {}

  /** The folder that the features are built into. */
  public static Path folder() {
    try {
      return Path.of(Objects.requireNonNull(
                  FeatureFiles.class.getResource("/org/damier/features/rules/rules.tsv"))
              .toURI())
          .resolve("../..")
          .normalize();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Every scenario, each row of an outline being one, with the tags of its feature, rule and examples. */
  public static List<ScenarioTags> scenarios() {
    try (Stream<Path> files = Files.walk(folder())) {
      return files
          .filter(file -> file.toString().endsWith(".feature"))
          .sorted()
          .flatMap(FeatureFiles::scenarios)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<ScenarioTags> scenarios(Path file) {
    GherkinParser parser = GherkinParser.builder()
        .includeSource(false)
        .includeGherkinDocument(false)
        .includePickles(true)
        .build();
    try {
      List<Envelope> envelopes = parser.parse(file).toList();
      List<ParseError> errors = envelopes.stream()
          .flatMap(envelope -> envelope.getParseError().stream())
          .toList();
      if (!errors.isEmpty()) {
        throw new IllegalStateException(file + ": " + errors);
      }
      return envelopes.stream()
          .flatMap(envelope -> envelope.getPickle().stream())
          .map(pickle -> tagged(file, pickle));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ScenarioTags tagged(Path file, Pickle pickle) {
    Set<String> tags = pickle.getTags().stream()
        .map(PickleTag::getName)
        .map(name -> name.substring(1))
        .collect(Collectors.toUnmodifiableSet());
    return new ScenarioTags(folder().relativize(file) + ", " + pickle.getName(), tags);
  }

  /**
   * A scenario's name and tags.
   *
   * @param name its file and title
   * @param tags without the sign before them
   */
  public record ScenarioTags(String name, Set<String> tags) {

    /** Whether it shows what a rule forbids, rather than what it allows or demands. */
    public boolean isNearMiss() {
      return tags.contains("near-miss");
    }
  }
}
