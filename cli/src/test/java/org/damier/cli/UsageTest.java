package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Command;

/** What the command line itself may be, whatever the variants. */
class UsageTest {

  @Test
  void helpNamesEveryCommand() {
    Run run = Run.of("--help");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains(
            "play", "list", "show", "rules", "moves", "perft", "measure", "check", "explain",
            "replay", "compile", "hub");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play", "list", "show", "rules", "moves", "why", "perft", "measure", "check", "explain",
        "replay", "spec", "mutate", "steps", "compile", "hub"
      })
  void everyCommandHelpsWithExamples(String command) throws ClassNotFoundException {
    Run run = Run.of(command, "--help");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Usage: damier " + command, "Examples:", "  damier " + command);
    assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    // A line that is too long is broken where nobody would break it.
    assertThat(footer(command)).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(79));
    assertThat(Run.of("help", command)).isEqualTo(run);
    assertThat(Run.of(command, "-h")).isEqualTo(run);
  }

  private static String[] footer(String command) throws ClassNotFoundException {
    String name = Character.toUpperCase(command.charAt(0)) + command.substring(1) + "Command";
    return Class.forName("org.damier.cli." + name).getAnnotation(Command.class).footer();
  }

  @Test
  void helpAloneIsTheHelpOfAll() {
    assertThat(Run.of("help")).isEqualTo(Run.of("--help"));
  }

  @Test
  void helpIsPlainWhereThereIsNoTerminal() {
    assertThat(Run.of("--help").out()).doesNotContain("\u001B");
    assertThat(Run.coloured("", "--help").out()).contains("\u001B");
  }

  @Test
  void saysItsVersion() {
    Run run = Run.of("--version");

    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("damier ").contains("\nJava ");
  }

  @Test
  void noCommandIsWrongUsage() {
    Run run = Run.of();

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("error: Which command? play, list,")
        .contains("`damier --help`");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          plya dameo                  | `plya` is not a command. Did you mean `play`
          help plya                   | `plya` is not a command. Did you mean `play`
          --dept                      | `--dept` is not an option.
          moves                       | `VARIANT` is missing.
          moves dameo croda           | `croda` is one argument too many.
          moves dameo --position      | `--position` needs a value: `--position FEN`.
          moves dameo --positoin W:W1 | `--positoin` is not an option. Did you mean `--position`
          moves dameo --positions - --position W:Wa1 | Give --position or --positions, not both.
          perft dameo                 | `--depth N` is missing.
          perft dameo --dept 3        | `--dept` is not an option. Did you mean `--depth`?
          perft dameo --depth three   | `--depth`: `three` is not a whole number
          perft dameo --depth 1e3     | `--depth`: `1e3` is not a whole number
          perft dameo --depth 2147483648 | `--depth`: `2147483648` is not a whole number, or too large.
          perft dameo --depth -1      | --depth is -1; it must be 0 or more.
          perft dameo --depth 0 --divide | --depth is 0; it must be 1 or more
          perft dameo --depth 1 --depth 2 | `--depth` is given twice.
          play dameo --seed 1         | --seed goes with --against.
          play dameo --depth 3        | --depth goes with --against search.
          play dameo --against random --depth 3 | --depth goes with --against search.
          play dameo --against search --depth 0 | --depth is 0; it must be 1 to 99.
          play dameo --against god    | `--against`: `god` is not an opponent; `random` and `search` are.
          play --hooks maybe dameo    | `--hooks`: `maybe` is not what hooks may do: none, confined or trusted.
          moves dameo --json=3        | `--json`: it is said or not, and takes no value.
          measure                     | `VARIANT` is missing.
          measure dameo --games 0     | --games is 0; it must be 1 to 1000000.
          measure dameo --depth -1    | --depth is -1; it must be 0 to 99.
          measure dameo --opening -1  | --opening is -1; it must be 0 or more.
          measure dameo --plies 0     | --plies is 0; it must be 1 or more.
          measure dameo --threads 0   | --threads is 0; it must be 1 or more.
          measure dameo --seed x      | `--seed`: `x` is not a whole number
          spec dameo --threads 0      | --threads is 0; it must be 1 or more.
          why                         | `VARIANT` and `MOVE` are missing.
          explain dameo               | `--code` is missing.
          compile dameo               | `--output FILE` is missing.
          list dameo                  | `dameo` is one argument too many.
          check                       | `VARIANT` is missing.
          rules                       | `VARIANT` is missing.
          show                        | `VARIANT` is missing.
          """)
  void wrongUsageIsSaidInOneSentence(String line, String sentence) {
    Run run = Run.of(line.split(" "));

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("error: " + sentence)
        .contains("--help` shows what can be said.");
    assertThat(run.err().lines()).hasSize(2);
  }

  @Test
  void whatIsNearNoCommandIsToldNone() {
    assertThat(Run.of("nosuch").err())
        .isEqualTo("error: `nosuch` is not a command.\n`damier --help` shows what can be said.\n");
  }

  @Test
  void anArgumentIsNeverAFileOfArguments() {
    assertThat(Run.of("moves", "@nowhere").err())
        .contains("@nowhere")
        .doesNotContain("FileNotFound");
    assertThat(Run.of("moves", "@nowhere").code()).isEqualTo(ExitCode.INPUT);
  }

  @Test
  void aBugAsksToBeReported() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, false);

    int code = Faults.report(new IllegalStateException("odd"), terminal);

    assertThat(code).isEqualTo(ExitCode.BUG);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("error: This is a bug in Damier. Please report it")
        .contains("IllegalStateException: odd at org.damier.cli.UsageTest.")
        .hasLineCount(1);
  }
}
