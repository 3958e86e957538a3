package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.damier.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
  void theClauseThatKeepsAVariantFromHavingCodeIsNamed(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("odd.draughts"), """
        variant "Odd" extends international
        play
          hook ending "never" ```groovy
            return GOES_ON
          ```
        """);

    Run run = Run.of("explain", "--code", file.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .contains(
            ", because of ",
            "odd.draughts:3 `hook ending \"never\"",
            ": the table-driven generator serves");
  }

  @Test
  void whatToShowMustBeSaid() {
    assertThat(Run.of("explain", "international").code()).isEqualTo(2);
  }
}
