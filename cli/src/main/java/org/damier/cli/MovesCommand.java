package org.damier.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.Variant;
import org.damier.board.Square;
import org.damier.cli.positions.NotedMove;
import org.damier.cli.positions.PositionLines;
import org.damier.cli.terminal.Columns;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Json;
import org.damier.cli.terminal.Sentences;
import org.damier.cli.terminal.Terminal;
import org.damier.cli.terminal.UsageException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code damier moves}. */
@Command(
    name = "moves",
    header = "List the legal moves of a position.",
    description = "A position that the rules have already decided has none.",
    footer = {
      "",
      "In JSON a move is",
      "  {\"notation\":\"32x23\", \"from\":\"32\", \"to\":\"23\", \"route\":[\"32\",\"23\"],",
      "   \"captures\":[\"28\"], \"promotes\":false}",
      "and moves are sorted by notation, character by character.",
      "",
      "With --positions each line of the file is answered by one line, in order:",
      "  {\"position\":\"W:W32:B28\", \"moves\":[…]}",
      "  {\"position\":\"W:W99\", \"error\":\"…\"}",
      "Blank lines are passed over. The exit code is 1 if any line was bad.",
      "",
      "Examples:",
      "  damier moves dameo",
      "  damier moves international --position W:W32:B28,K10 --json",
      "  damier moves croda --positions positions.txt > answers.jsonl"
    })
final class MovesCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin
  private final VariantArgument variant = new VariantArgument();

  @Mixin
  private final PositionOption position = new PositionOption();

  @Option(
      names = "--positions",
      paramLabel = "FILE",
      description =
          "Answer every position of a file, one FEN a line, in JSON; - reads the standard input.")
  private @Nullable String positions;

  @Option(names = "--json", description = "Write one JSON array, for programs.")
  private boolean json;

  MovesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (positions == null) {
      show(position.game(variant.load()));
      return ExitCode.GOOD;
    }
    if (position.isGiven()) {
      throw new UsageException("Give --position or --positions, not both.");
    }
    return answer(variant.load(), positions);
  }

  private int answer(Variant loaded, String file) {
    long bad = new PositionLines(loaded, terminal).answerAll(file);
    if (bad > 0) {
      terminal.error("error: " + Sentences.count(bad, "line") + " could not be answered.");
    }
    return bad == 0 ? ExitCode.GOOD : ExitCode.INPUT;
  }

  private void show(Game shown) {
    List<NotedMove> moves = NotedMove.of(shown);
    if (json) {
      Json array = new Json();
      NotedMove.writeAll(array, moves);
      terminal.line(array.toString());
    } else if (moves.isEmpty()) {
      terminal.line("No legal move. " + shown.outcome().map(Sentences::result).orElse(""));
    } else {
      terminal.print(Columns.align(moves.stream().map(MovesCommand::row).toList()));
    }
  }

  private static List<String> row(NotedMove noted) {
    String captured =
        noted.move().captured().stream().map(Square::name).collect(Collectors.joining(", "));
    String effect = (captured.isEmpty() ? "" : "captures " + captured)
        + (captured.isEmpty() || !noted.move().promotes() ? "" : ", ")
        + (noted.move().promotes() ? "becomes a king" : "");
    return List.of(noted.notation(), effect);
  }
}
