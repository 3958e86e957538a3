package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;

/** Holds the table in {@code README.md} to {@code damier list --table}; rewrites it with {@code -Dreference.write}. */
class FamilyTableTest {

  private static final Path PAGE = Path.of("../README.md");
  private static final String BEGIN = "<!-- made by `damier list --table` -->\n";
  private static final String END = "<!-- end of the table -->\n";

  @Test
  void everyVariantHasALineUnderTheHeadings() {
    Run run = Run.of("list", "--table");

    assertThat(run.code()).isZero();
    assertThat(run.out().lines()).hasSize(Variants.names().size() + 2);
    assertThat(run.out().lines().map(line -> line.replaceAll("[^|]", "")).distinct())
        .hasSize(1);
    assertThat(run.out())
        .contains("| `italian` | 8 x 8, dark squares, right corner dark | 12 |")
        .contains("| most pieces, then by king, then most kings, then king soonest |");
  }

  @Test
  void theReadmeHasTheTableOfTheCommand() throws IOException {
    String page = Files.readString(PAGE);
    int begin = page.indexOf(BEGIN) + BEGIN.length();
    int end = page.indexOf(END);
    String table = Run.of("list", "--table").out();
    if (System.getProperty("reference.write") != null) {
      page = page.substring(0, begin) + table + page.substring(end);
      Files.writeString(PAGE, page);
      end = begin + table.length();
    }

    assertThat(page.substring(begin, end)).isEqualTo(table);
  }
}
