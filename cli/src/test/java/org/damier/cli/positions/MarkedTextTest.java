package org.damier.cli.positions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarkedTextTest {

  @Test
  void pointsAtThePlace() {
    assertThat(MarkedText.render("W:W99", 3, "No square.")).isEqualTo("  W:W99\n     ^ No square.");
  }

  @Test
  void theEndIsAPlaceToo() {
    assertThat(MarkedText.render("W", 1, "More.")).isEqualTo("  W\n   ^ More.");
  }

  @Test
  void nothingHasAPlaceToo() {
    assertThat(MarkedText.render("", 0, "Empty.")).isEqualTo("  \n  ^ Empty.");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 10, 5_000, 9_990, 9_999})
  void ofALongTextTheSurroundingsAreShown(int place) {
    String text = "a".repeat(place) + "!" + "a".repeat(9_999 - place);

    String[] lines = MarkedText.render(text, place, "Here.").split("\n", -1);

    assertThat(lines[0]).hasSizeLessThan(80);
    assertThat(lines[0].charAt(lines[1].indexOf('^'))).isEqualTo('!');
  }

  @Test
  void controlCharactersTakeOneColumn() {
    assertThat(MarkedText.render("W:\tW\u001B[31m!", 9, "Here."))
        .isEqualTo("  W: W [31m!\n           ^ Here.");
  }
}
