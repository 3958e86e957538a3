package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Ink;
import org.damier.cli.terminal.Terminal;
import org.junit.jupiter.api.Test;

class TerminalTest {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void readsAndWritesUtf8() {
    InputStream in = new ByteArrayInputStream("žluťoučký\n".getBytes(StandardCharsets.UTF_8));
    Terminal terminal = new Terminal(in, out, err, false);

    terminal.line(terminal.readLine() + " kůň");
    terminal.flush();

    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("žluťoučký kůň\n");
  }

  @Test
  void anErrorComesAfterWhatWasWrittenBefore() {
    Terminal terminal = new Terminal(InputStream.nullInputStream(), out, out, false);

    terminal.line("first");
    terminal.error("second");

    assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("first\nsecond\n");
  }

  @Test
  void coloursOnlyWhereTheyAreWelcome() {
    Terminal plain = new Terminal(InputStream.nullInputStream(), out, err, false);
    Terminal coloured = new Terminal(InputStream.nullInputStream(), out, err, true);

    assertThat(plain.with(Ink.REFUSED, "no")).isEqualTo("no");
    assertThat(coloured.with(Ink.REFUSED, "no")).isEqualTo("\u001B[31mno\u001B[0m");
  }

  @Test
  void aFullDiskIsReported() {
    Run run = into(failing("No space left on device"), "--version");

    assertThat(run.code()).isEqualTo(ExitCode.OUTPUT);
    assertThat(run.err())
        .isEqualTo("error: The output cannot be written: No space left on device.\n");
  }

  @Test
  void nobodyListeningIsNoReasonToComplain() {
    Run run = into(failing("Broken pipe"), "--version");

    assertThat(run.code()).isEqualTo(ExitCode.OUTPUT);
    assertThat(run.err()).isEmpty();
  }

  private Run into(OutputStream target, String... args) {
    Terminal terminal = new Terminal(InputStream.nullInputStream(), target, err, false);
    int code = DamierCommand.run(terminal, args);
    return new Run(code, "", err.toString(StandardCharsets.UTF_8));
  }

  private static OutputStream failing(String reason) {
    return new OutputStream() {
      @Override
      public void write(int octet) throws IOException {
        throw new IOException(reason);
      }
    };
  }
}
