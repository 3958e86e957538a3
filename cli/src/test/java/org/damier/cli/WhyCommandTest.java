package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.damier.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WhyCommandTest {

  @Test
  void aCaptureThatIsTooSmallIsHeldAgainstABetterOne() {
    Run run = Run.of("why", "dameo", "c3xc5", "--position", "W:Wc3,e3:Bc4,e4,e6");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out().lines().toList())
        .satisfies(lines -> assertThat(lines.get(0))
            .matches("not legal: dameo\\.draughts:\\d+ `majority most pieces`: c3xc5 takes 1,"
                + " e3xe5xe7 takes 2: another capture takes more pieces\\."))
        .contains("  legal instead: e3xe5xe7")
        .contains("    Where there are several captures, one that takes most pieces must be chosen."
            + " (rulebook, Majority rule)");
  }

  @Test
  void aLegalMoveCitesItsRules() {
    Run run = Run.of("why", "international", "32x23", "--position", "W:W32:B28");

    assertThat(run.code()).isEqualTo(ExitCode.GOOD);
    assertThat(run.out())
        .startsWith("legal: 32x23\n")
        .contains("`captures jump diagonal`", "`mandatory`", "man captures: backwards too)")
        .doesNotContain("`majority");
  }

  @Test
  void programsReadTheSame() {
    Run run = Run.of("why", "international", "32-37", "--position", "W:W32:B1", "--json");

    JsonNode answer = run.json();
    assertThat(answer.get("legal").booleanValue()).isFalse();
    assertThat(answer.get("reason").textValue()).isEqualTo("not-a-move");
    assertThat(answer.get("rules").get(0).get("rule").textValue()).isEqualTo("man-moves");
    assertThat(answer.get("rules").get(0).get("clause").textValue())
        .isEqualTo("moves step forward diagonal");
    assertThat(answer.get("instead")).hasSize(2);
  }

  @Test
  void whatAHookSaysIsSaidOnce(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("edge.draughts"), """
        variant "Edge" extends international

        play
          hook permit "nobody leaves the edge" ```groovy
            move.from.column > 0
          ```
        """);

    Run run = Run.of("why", file.toString(), "36-31", "--position", "W:W36,38:B1");

    assertThat(run.out())
        .isEqualTo("not legal: " + file + ":4 `hook permit \"nobody leaves the edge\"`:"
            + " Nobody leaves the edge.\n  legal instead: 38-32, 38-33\n");
  }

  @Test
  void aMoveThatIsAmbiguousIsNeitherLegalNorNot() {
    Run run = Run.of("why", "international", "4x15", "--position", "W:WK4:B13,32,37,20,10,9,28");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
  }
}
