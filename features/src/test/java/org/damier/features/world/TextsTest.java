package org.damier.features.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.damier.Refusal.Reason;
import org.junit.jupiter.api.Test;

class TextsTest {

  @Test
  void wordsStandBetweenBlanksAndCommas() {
    assertThat(Texts.words(" a1, b2\tc3 ")).containsExactly("a1", "b2", "c3");
    assertThat(Texts.words("  ")).isEmpty();
  }

  @Test
  void aCauseIsTheNameOfItsKind() {
    assertThat(Texts.isCause("capture is mandatory", Reason.CAPTURE_IS_MANDATORY, ""))
        .isTrue();
    assertThat(Texts.isCause("Capture-is-mandatory", Reason.CAPTURE_IS_MANDATORY, ""))
        .isTrue();
    assertThat(Texts.isCause("capture", Reason.CAPTURE_IS_MANDATORY, "")).isFalse();
  }

  @Test
  void aCauseIsWordsOfTheSentence() {
    String sentence = "It takes 1 piece, but another capture takes more pieces.";
    assertThat(Texts.isCause("another capture takes more pieces", Reason.BETTER_CAPTURE, sentence))
        .isTrue();
    assertThat(Texts.isCause("takes more kings", Reason.BETTER_CAPTURE, sentence))
        .isFalse();
  }

  @Test
  void noWordsAreNoCause() {
    assertThat(Texts.isCause(" ", Reason.BETTER_CAPTURE, "A sentence.")).isFalse();
  }
}
