package org.damier.cli.positions;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import org.damier.IllegalSetupException;
import org.damier.Variant;
import org.damier.cli.files.FileNames;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.Json;
import org.damier.cli.terminal.Terminal;
import org.damier.engine.TooManyMovesException;
import org.damier.hook.HookFailure;
import org.damier.notation.FenException;
import org.damier.notation.GameFen;
import org.jspecify.annotations.Nullable;

/** Answers positions line by line, so that a program can keep one process and ask it question after question. */
public final class PositionLines {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final Variant variant;
  private final Terminal terminal;

  public PositionLines(Variant variant, Terminal terminal) {
    this.variant = variant;
    this.terminal = terminal;
  }

  /**
   * Answers every line of the file, or of the standard input if it is called {@code -}; stops early if nobody takes the
   * answers any more.
   *
   * @return how many lines were no position, or could not be answered otherwise
   * @throws InputException if the file cannot be read
   */
  public long answerAll(String file) {
    try {
      if (file.equals("-")) {
        return answerAll(terminal.input());
      }
      // Not Files.newBufferedReader: bytes that are no UTF-8 spoil their line only.
      try (BufferedReader lines = new BufferedReader(new InputStreamReader(
          Files.newInputStream(FileNames.path(file)), StandardCharsets.UTF_8))) {
        return answerAll(lines);
      }
    } catch (NoSuchFileException e) {
      throw InputException.of("There is no file `" + file + "`.");
    } catch (IOException e) {
      throw InputException.of("The file `" + file + "` cannot be read: " + Faults.reason(e) + ".");
    }
  }

  private long answerAll(BufferedReader lines) throws IOException {
    long bad = 0;
    for (String line = first(lines); line != null; line = lines.readLine()) {
      String fen = line.strip();
      if (!fen.isEmpty() && !answer(fen)) {
        bad++;
      }
      if (terminal.failure().isPresent()) {
        break;
      }
    }
    return bad;
  }

  private static @Nullable String first(BufferedReader lines) throws IOException {
    String line = lines.readLine();
    return line != null && line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
  }

  private boolean answer(String fen) {
    Json json = new Json().beginObject();
    json.name("position").value(fen);
    boolean good = writeAnswer(json, fen);
    terminal.line(json.endObject().toString());
    terminal.flush();
    return good;
  }

  private boolean writeAnswer(Json json, String fen) {
    try {
      var moves = NotedMove.of(GameFen.readGame(variant, fen));
      json.name("moves");
      NotedMove.writeAll(json, moves);
      return true;
    } catch (FenException e) {
      json.name("error").value(Positions.inOneLine(e));
    } catch (IllegalSetupException e) {
      json.name("error").value(String.join(" ", e.reasons()));
    } catch (HookFailure | TooManyMovesException e) {
      json.name("error").value(Faults.message(e));
    }
    return false;
  }
}
