package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.damier.cli.terminal.ExitCode;
import org.damier.features.spec.ShippedSteps;
import org.junit.jupiter.api.Test;

class StepsCommandTest {

  @Test
  void everyStepIsListedWithAnExample() {
    Run run = Run.of("steps");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("When {side} plays {string}\n    When White plays \"d4-d5\"\n")
        .contains("Then the legal moves are\n    Then the legal moves are\n      | d4-c5 |");
    assertThat(run.out().lines().filter(line -> line.matches("(Given|When|Then) .*")))
        .hasSameSizeAs(ShippedSteps.all());
  }

  @Test
  void stepsCanBeLookedFor() {
    assertThat(Run.of("steps", "resigns").out())
        .isEqualTo("When {side} resigns\n    When White resigns\n\n");
    assertThat(Run.of("steps", "zzz").code()).isEqualTo(ExitCode.INPUT);
  }

  @Test
  void programsReadJson() {
    Run run = Run.of("steps", "--json");

    assertThat(run.json()).hasSameSizeAs(ShippedSteps.all());
    assertThat(run.json().findValuesAsText("step")).contains("{side} resigns");
  }
}
