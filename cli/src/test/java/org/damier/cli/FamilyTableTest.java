package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;

/** The family as a table; that README's copy is current is {@link ReadmeTest}'s to see. */
class FamilyTableTest {

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
}
