package org.damier.features.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.damier.Outcome;
import org.damier.Refusal.Reason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CausesTest {

  private static final String SENTENCE = "It takes 1 piece, but another capture takes more pieces.";

  @ParameterizedTest
  @ValueSource(strings = {"capture is mandatory", "Capture-is-mandatory", "CAPTURE_IS_MANDATORY"})
  void aCauseIsTheNameOfItsKind(String given) {
    assertThat(Causes.isCause(given, Reason.CAPTURE_IS_MANDATORY, "")).isTrue();
  }

  @Test
  void partOfTheNameOfAKindIsNotTheName() {
    assertThat(Causes.isCause("capture", Reason.CAPTURE_IS_MANDATORY, "")).isFalse();
    assertThat(Causes.isCause("no move", Outcome.Reason.NO_MOVE, "")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"another capture takes more pieces", "Takes More", "pieces", "1 piece, but another"
      })
  void aCauseIsWordsOfTheSentence(String given) {
    assertThat(Causes.isCause(given, Reason.BETTER_CAPTURE, SENTENCE)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"takes more kings", "more takes", "capt", "iece", "ture takes", "11"})
  void otherWordsAndPartsOfWordsAreNone(String given) {
    assertThat(Causes.isCause(given, Reason.BETTER_CAPTURE, SENTENCE)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "s", "a", "the", "it", "but another", "...", "not the"})
  void whatAnySentenceMayHaveNamesNoReason(String given) {
    assertThatThrownBy(() -> Causes.isCause(given, Reason.BETTER_CAPTURE, SENTENCE))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("\"" + given + "\" names no reason.")
        .hasMessageContaining("\"capture is mandatory\"");
  }
}
