package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExplainCommandTest {

  @Test
  void showsTheCodeOfAVariant() {
    Run run = Run.of("explain", "--code", "international");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("final class EmittedEngine")
        .contains("static int whiteMoves(long own, long enemies,", "long men = own & ~allKings;");
  }

  /** Turkish draughts removes at once; a game that removes at the end has no line that opens. */
  @Test
  void aRuleThatTheVariantLacksLeavesNoTrace() {
    assertThat(Run.of("explain", "--code", "turkish").out()).contains("long open = ");
    assertThat(Run.of("explain", "--code", "international").out()).doesNotContain("long open = ");
  }

  @Test
  void whatToShowMustBeSaid() {
    assertThat(Run.of("explain", "international").code()).isEqualTo(2);
  }
}
