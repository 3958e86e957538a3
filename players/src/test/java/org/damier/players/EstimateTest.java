package org.damier.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EstimateTest {

  /** R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17, 1998, table I. */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0.0000, 0.1611",
    "1, 29, 0.0061, 0.1718"
  })
  void theBoundsOfAShareAreWilsons(int successes, int of, double low, double high) {
    Estimate share = Estimate.ofShare(successes, of);

    assertThat(share.value()).isEqualTo((double) successes / of);
    assertThat(share.low()).isCloseTo(low, within(5e-5));
    assertThat(share.high()).isCloseTo(high, within(5e-5));
  }

  /** The deviation of 1, 2 and 3 is 1, that of their mean 1 / sqrt 3. */
  @Test
  void theBoundsOfAMeanComeFromItsStandardError() {
    Estimate mean = Estimate.ofMean(1, 2, 3);

    assertThat(mean.value()).isEqualTo(2);
    assertThat(mean.low()).isCloseTo(2 - 1.96 / Math.sqrt(3), within(1e-4));
    assertThat(mean.high()).isCloseTo(2 + 1.96 / Math.sqrt(3), within(1e-4));
  }

  @Test
  void nothingIsKnownFromNothing() {
    assertThat(Estimate.ofShare(0, 0)).isEqualTo(new Estimate(Double.NaN, 0, 1));
    assertThat(Estimate.ofMean().value()).isNaN();
    assertThat(Estimate.ofMean(5).allows(1e9)).isTrue();
  }

  @Test
  void boundsTellWhatMayBeTheTruth() {
    Estimate half = new Estimate(0.5, 0.4, 0.6);

    assertThat(half.allows(0.6)).isTrue();
    assertThat(half.allows(0.61)).isFalse();
    assertThat(half.allows(new Estimate(0.7, 0.6, 0.8))).isTrue();
    assertThat(half.allows(new Estimate(0.7, 0.61, 0.8))).isFalse();
    assertThat(half.allows(new Estimate(0.3, 0.2, 0.39))).isFalse();
  }

  @Test
  void aShareIsOfAWhole() {
    assertThatThrownBy(() -> Estimate.ofShare(3, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Of 2, 0 to 2 can be successes, not 3.0.");
  }
}
