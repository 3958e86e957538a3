package org.damier.features.spec;

import io.cucumber.core.feature.FeatureIdentifier;
import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.feature.FeatureWithLines;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.core.resource.ClassLoaders;
import io.cucumber.core.runtime.FeaturePathFeatureSupplier;
import io.cucumber.tagexpressions.Expression;
import io.cucumber.tagexpressions.TagExpressionException;
import io.cucumber.tagexpressions.TagExpressionParser;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Feature files, read once, to be run as often as one likes with the shipped steps.
 *
 * <pre>{@code
 * List<SpecResult> results = Specs.of(List.of(Path.of("rules"))).run().variant(variant).results();
 * }</pre>
 *
 * <p>Immutable; any number of threads may run the scenarios of one at the same time.
 */
public final class Specs {

  /** So many tags are enough to see how they are written. */
  private static final int MOST_TAGS = 12;

  private static final String SHIPPED = "org/damier/features/";

  private final List<Feature> features;
  private final List<Entry> entries;
  private final Queue<Stage> idle;

  private Specs(List<Feature> features, List<Entry> entries, Queue<Stage> idle) {
    this.features = features;
    this.entries = entries;
    this.idle = idle;
  }

  /**
   * The scenarios of these files and of all feature files in these folders.
   *
   * @throws SpecException if there is no such path, no feature in a folder, or a file that is not Gherkin
   */
  public static Specs of(List<Path> paths) {
    paths.stream().filter(Files::notExists).findFirst().ifPresent(path -> {
      throw new SpecException("There is no file or folder `" + path + "`.");
    });
    List<Path> files = paths.stream().flatMap(path -> features(path).stream()).toList();
    List<Feature> features =
        files.stream().distinct().map(FeatureFile::new).map(FeatureFile::read).toList();
    return of(features, String.join(", ", paths.stream().map(Path::toString).toList()));
  }

  /**
   * The scenarios that come with Damier for a variant.
   *
   * @param variant its name
   * @throws SpecException if there are none
   */
  public static Specs shipped(String variant) {
    String folder = SHIPPED + variant;
    if (ClassLoaders.getDefaultClassLoader().getResource(folder) == null) {
      throw new SpecException("No features come with Damier for `" + variant + "`.");
    }
    return onClassPath(folder);
  }

  /** These scenarios and then the others; those of a file that is among both are not run twice. */
  public Specs and(Specs others) {
    Set<URI> here = features.stream().map(Feature::getUri).collect(Collectors.toSet());
    return new Specs(
        Stream.concat(
                features.stream(),
                others.features.stream().filter(feature -> !here.contains(feature.getUri())))
            .toList(),
        Stream.concat(
                entries.stream(),
                others.entries.stream()
                    .filter(entry -> !here.contains(entry.scenario().file())))
            .toList(),
        idle);
  }

  private static List<Path> features(Path path) {
    try (Stream<Path> files = Files.walk(path)) {
      List<Path> found = Files.isDirectory(path)
          ? files.filter(FeatureIdentifier::isFeature).sorted().toList()
          : List.of(path);
      if (found.isEmpty()) {
        throw new SpecException("There is no feature file (`.feature`) in `" + path + "`.");
      }
      return found;
    } catch (IOException e) {
      throw new SpecException("`" + path + "` cannot be read: " + e.getMessage(), e);
    }
  }

  private static Specs onClassPath(String folder) {
    RuntimeOptionsBuilder options = new RuntimeOptionsBuilder()
        .addFeature(FeatureWithLines.create(URI.create("classpath:/" + folder), List.of()));
    List<Feature> features = new FeaturePathFeatureSupplier(
            ClassLoaders::getDefaultClassLoader,
            options.build(),
            new FeatureParser(UUID::randomUUID))
        .get();
    return of(features, folder);
  }

  private static Specs of(List<Feature> features, String place) {
    List<Entry> entries = features.stream()
        .flatMap(feature -> feature.getPickles().stream()
            .map(pickle -> new Entry(pickle, SpecScenario.of(feature, pickle))))
        .toList();
    if (entries.isEmpty()) {
      throw new SpecException("There is no scenario in `" + place + "`.");
    }
    return new Specs(features, entries, new ConcurrentLinkedQueue<>());
  }

  /**
   * Only the scenarios whose tags fit.
   *
   * @param expression such as {@code @capture and not @slow}
   * @throws SpecException if it is no such expression, or no scenario fits
   */
  public Specs tagged(String expression) {
    Expression tags;
    try {
      tags = TagExpressionParser.parse(expression);
    } catch (TagExpressionException e) {
      throw new SpecException(
          "`" + expression + "` is not an expression of tags: " + e.getMessage(), e);
    }
    List<Entry> fitting =
        entries.stream().filter(entry -> tags.evaluate(entry.scenario().tags())).toList();
    if (fitting.isEmpty()) {
      throw new SpecException(
          "No scenario has tags that fit `" + expression + "`." + tagsThereAre());
    }
    return new Specs(features, fitting, idle);
  }

  private String tagsThereAre() {
    List<String> tags = entries.stream()
        .flatMap(entry -> entry.scenario().tags().stream())
        .distinct()
        .sorted()
        .toList();
    if (tags.isEmpty()) {
      return " They have none.";
    }
    return " Their tags are: "
        + String.join(", ", tags.subList(0, Math.min(tags.size(), MOST_TAGS)))
        + (tags.size() > MOST_TAGS ? ", …" : ".");
  }

  /** The same scenarios in this order. */
  public Specs sorted(Comparator<SpecScenario> order) {
    return new Specs(
        features,
        entries.stream().sorted(Comparator.comparing(Entry::scenario, order)).toList(),
        idle);
  }

  /** The scenarios in the order in which they run; each row of an outline is one. */
  public List<SpecScenario> scenarios() {
    return entries.stream().map(Entry::scenario).toList();
  }

  /** A run of these scenarios, to be told how and then begun. */
  public SpecRun run() {
    return new SpecRun(this);
  }

  /** The files as read. */
  List<Feature> features() {
    return features;
  }

  /** The scenarios as Cucumber has them and as we have, in the order in which they run. */
  List<Entry> entries() {
    return entries;
  }

  /** A scenario as Cucumber has it and as we have. */
  record Entry(Pickle pickle, SpecScenario scenario) {}

  /** Borrows a stage for the time of some work. */
  <T> T onStage(Function<Stage, T> work) {
    Stage stage = Optional.ofNullable(idle.poll()).orElseGet(Stage::new);
    try {
      return work.apply(stage);
    } finally {
      idle.add(stage);
    }
  }
}
