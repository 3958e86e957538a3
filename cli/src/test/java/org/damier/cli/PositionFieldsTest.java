package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.damier.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands behind the pieces of a position on the command line is looked at, or refused by its name. */
class PositionFieldsTest {

  /** 25 moves of each side by kings alone are a draw, that is 50 plies. */
  private static final String OVER = "W:WK28,K46:BK1,K5:C50,0,0";

  private static final String NEARLY = "W:WK28,K46:BK1,K5:C49,0,0";

  private static final String DRAWN = "Draw: Each side has made 25 moves in a row by kings only,";

  @Test
  void clocksEndAGame() {
    assertThat(Run.of("show", "international", "--position", OVER).out())
        .contains(DRAWN)
        .endsWith(OVER + "\n");
    assertThat(Run.of("moves", "international", "--position", OVER).out())
        .startsWith("No legal move. " + DRAWN);
    assertThat(Run.of("why", "international", "28-32", "--position", OVER).out())
        .contains("The game is over: Each side has made 25 moves");
    assertThat(Run.withInput("28-32\n", "play", "international", "--position", NEARLY)
            .out())
        .contains(DRAWN);
  }

  @Test
  void clocksEndAGameForProgramsToo() {
    assertThat(Run.withInput(OVER + "\n", "moves", "international", "--positions", "-")
            .out())
        .isEqualTo("{\"position\":\"" + OVER + "\",\"moves\":[]}\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"show", "moves", "play"})
  void moreClocksThanThereAreAreAMistake(String command) {
    Run run = Run.of(command, "international", "--position", "W:WK28:BK1:C1,2,3,4");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("of which it has 3; `4` is one too many.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      W:WK28:BK1:C1,0,0 | Clocks and repetitions are not looked at here; leave this field out.
      W:WK28:BK1:R2=W/WK28/BK1 | Clocks and repetitions are not looked at here; leave this field out.
      W:WK28:BK1:P28 | A move half made cannot be gone on with here; leave this field out.
      W:WK28:BK1:K1=W28 | Kings of International Draughts need not rest
      W:WK28:BK1:X1 | In International Draughts it is of no account which piece moved last.
      """)
  void whatIsNotLookedAtIsRefused(String position, String sentence) {
    Run run = Run.of("perft", "international", "--depth", "1", "--position", position);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("           ^", sentence);
  }

  @Test
  void aMoveHalfMadeIsRefusedOnItsLine() {
    Run run = Run.withInput("W:WK28:BK1:P28\n", "moves", "international", "--positions", "-");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).contains("\"error\":\"At 12: A move half made cannot be gone on with");
  }

  @Test
  void fieldsOfOtherProgramsArePassedOver() {
    assertThat(Run.of("show", "international", "--position", "W:WK28:BK1:H0:F1").out())
        .endsWith("W:WK28:BK1\n");
  }
}
