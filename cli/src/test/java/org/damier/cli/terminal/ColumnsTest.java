package org.damier.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ColumnsTest {

  @Test
  void alignsCellsWithoutTrailingBlanks() {
    assertThat(Columns.align(List.of(List.of("a", "b"), List.of("long", ""))))
        .isEqualTo("a     b\nlong\n");
  }

  @Test
  void noRowsAreNoText() {
    assertThat(Columns.align(List.of())).isEmpty();
  }

  @Test
  void wrapsBetweenWords() {
    String text = Columns.wrap(Collections.nCopies(40, "32-28"));

    assertThat(text.lines())
        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(78).startsWith("  32-28"))
        .hasSize(4);
    assertThat(text.split("32-28", -1)).hasSize(41);
    assertThat(text).endsWith("32-28\n");
  }

  @Test
  void aWordWiderThanTheLineStandsAlone() {
    String wide = "x".repeat(100);

    assertThat(Columns.wrap(List.of("a", wide, "b"))).isEqualTo("  a,\n  " + wide + ",\n  b\n");
  }
}
