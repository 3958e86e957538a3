package org.damier.features.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TextsTest {

  @Test
  void wordsStandBetweenBlanksAndCommas() {
    assertThat(Texts.words(" a1, b2\tc3 ")).containsExactly("a1", "b2", "c3");
    assertThat(Texts.words("  ")).isEmpty();
  }

  @Test
  void whereWordsAreWantedNoneIsAMistake() {
    assertThat(Texts.someWords("a1", "b2")).containsExactly("a1");
    assertThatThrownBy(() -> Texts.someWords(" , ", "d8 e8"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("such as `d8 e8`");
  }
}
