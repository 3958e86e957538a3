package org.damier.features.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.features.FeatureFiles;
import org.damier.variants.Variants;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rulebooks under docs. Run with {@code -Ddamier.write-pages=true} to write them anew. */
class VariantPageTest {

  private static final Path FOLDER =
      Path.of(System.getProperty("basedir", ".")).resolve("../docs/rulebook");
  private static final String CONTENTS = "README.md";
  private static final RuleCatalogue CATALOGUE = RuleCatalogue.load();

  @BeforeAll
  static void makeTheFolder() throws IOException {
    Files.createDirectories(FOLDER);
  }

  static List<String> variants() {
    return Variants.names().stream()
        .filter(name -> Files.isDirectory(FeatureFiles.folder().resolve(name)))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void aRulebookIsUpToDate(String variant) throws IOException {
    assertUpToDate(FOLDER.resolve(variant + ".md"), VariantPage.render(variant, CATALOGUE));
  }

  @Test
  void theContentsAreUpToDate() throws IOException {
    assertUpToDate(FOLDER.resolve(CONTENTS), VariantPage.contents(variants()));
  }

  private static void assertUpToDate(Path file, String page) throws IOException {
    if (Boolean.getBoolean("damier.write-pages")) {
      Files.writeString(file, page);
    }
    assertThat(file).hasContent(page);
  }

  @Test
  void thereIsNoRulebookOfAVariantThatIsGone() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      assertThat(files.map(file -> file.getFileName().toString()).collect(Collectors.toSet()))
          .allMatch(file ->
              file.equals(CONTENTS) || variants().contains(file.replaceFirst("\\.md$", "")));
    }
  }

  @Test
  void aScenarioReadsAsProse() {
    assertThat(VariantPage.render("russian", CATALOGUE)).contains("""

        **Only one of four squares.**

        ```text
        8  - . - . - . - .
        7  . - . - . - . -
        6  - . - . - b - .
        5  . - . - . - . -
        4  - . - . - . - .
        3  . - . - b - . -
        2  - . - . - . - .
        1  . - . - . - W -
           a b c d e f g h
        White to move.
        ```

        The legal moves are `g1xd4xg7`, `g1xd4xh8`.

        **Near miss: Not where it would end.**

        In the same position: `g1xa7` is not legal.
        """);
  }
}
