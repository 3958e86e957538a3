package org.damier.features;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game of the core family ships whole: rules that name their source and readings, counts, and a feature. */
final class FamilyTest {

  private static final int GAMES = 64;
  private static final int MEDIAN_OF_LINES = 15;

  private static final Path CATALOG =
      Path.of("../variants/src/main/resources/org/damier/variants/catalog");

  /** What a scenario says that shows what a rule forbids, or where it does not apply. */
  private static final Pattern NEAR_MISS =
      Pattern.compile("@near-miss|is not legal|goes on|does not promote|is not a position");

  record Family(int number, String game, List<String> variants) {}

  static List<String> names() {
    return Variants.names();
  }

  @Test
  void theFamilyHasItsGames() {
    assertThat(family().map(Family::number))
        .containsExactlyElementsOf(IntStream.rangeClosed(1, GAMES).boxed().toList());
  }

  @Test
  void everyRuleSetIsOneReadingOfOneGame() {
    assertThat(family().flatMap(game -> game.variants().stream()))
        .containsExactlyInAnyOrderElementsOf(names());
  }

  @ParameterizedTest
  @MethodSource("names")
  void aFileNamesItsSourceAndItsReadings(String name) {
    assertThat(read(CATALOG.resolve(name).resolve(name + ".draughts")))
        .containsPattern("(?m)^// Source")
        .containsPattern("(?m)^// (Disputed|Source and readings)");
  }

  @ParameterizedTest
  @MethodSource("names")
  void countsNameTheirSourceAndHowTheyCount(String name) {
    String counts = read(CATALOG.resolve(name).resolve(name + ".perft"));

    assertThat(counts).contains("are one move").containsPattern("(?m)^start +1 ");
    assertThat(counts.lines().filter(line -> !line.startsWith("//")))
        .isNotEmpty()
        .allMatch(line -> counts.contains("// " + line.substring(line.lastIndexOf(' ') + 1) + ":"));
  }

  @ParameterizedTest
  @MethodSource("names")
  void aFeatureShowsWhatTellsItApartAndWhatDoesNot(String name) {
    Path folder = FeatureFiles.folder().resolve(name);
    assertThat(folder).isDirectory();
    List<String> features = files(folder)
        .filter(file -> file.toString().endsWith(".feature"))
        .map(FamilyTest::read)
        .toList();

    assertThat(features).isNotEmpty().anyMatch(feature -> feature.contains("Scenario"));
    assertThat(features).anyMatch(feature -> NEAR_MISS.matcher(feature).find());
  }

  @Test
  void halfOfTheFilesHaveFewLinesOfRules() {
    int[] lines = names().stream()
        .mapToInt(name -> (int) read(CATALOG.resolve(name).resolve(name + ".draughts"))
            .lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.startsWith("//"))
            .count())
        .sorted()
        .toArray();

    assertThat(lines[lines.length / 2]).isLessThanOrEqualTo(MEDIAN_OF_LINES);
  }

  private static Stream<Family> family() {
    try (InputStream list =
        Objects.requireNonNull(FamilyTest.class.getResourceAsStream("family.tsv"))) {
      return new String(list.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .map(line -> line.split("\t"))
              .map(fields -> new Family(
                  Integer.parseInt(fields[0]), fields[1], Arrays.asList(fields[2].split(" "))))
              .toList()
              .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Stream<Path> files(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
