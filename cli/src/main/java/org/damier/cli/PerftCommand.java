package org.damier.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.damier.Perft;
import org.damier.PerftOptions;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.cli.positions.NotedMove;
import org.damier.cli.terminal.Columns;
import org.damier.cli.terminal.CpuClock;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.Json;
import org.damier.cli.terminal.ProgressLine;
import org.damier.cli.terminal.Terminal;
import org.damier.cli.terminal.UsageException;
import org.damier.notation.Fen;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code damier perft}. */
@Command(
    name = "perft",
    header = "Count the lines of play of N plies.",
    description =
        "The usual proof that moves are right. Two captures with the same origin, destination, captured pieces"
            + " and resulting rank are one move.",
    footer = {
      "",
      "The seconds are CPU time of the count, after warm-up counts of fewer plies;",
      "with --threads, the time that passed. On a terminal, a line shows how far a",
      "count has come that takes longer than two seconds.",
      "--hash knows a position again by 64 bits of hash. That it takes another for it",
      "is possible, but less likely than one to a thousand million in a count of days.",
      "In JSON the answer is",
      "  {\"variant\":\"dameo\", \"position\":FEN, \"depth\":2, \"nodes\":2704, \"seconds\":0.01}",
      "and with --divide also \"moves\": the first moves as `damier moves --json` has",
      "them, each with its own \"nodes\".",
      "",
      "Examples:",
      "  damier perft dameo --depth 4",
      "  damier perft croda --depth 3 --divide",
      "  damier perft international --depth 11 --threads 4 --hash 512",
      "  damier perft international --depth 5 --position W:W31-50:B1-20 --json"
    })
final class PerftCommand implements Callable<Integer> {

  private static final long ENOUGH_WARM_UP = 50_000_000;

  private final Terminal terminal;

  @Mixin
  private final VariantArgument variant = new VariantArgument();

  @Mixin
  private final PositionOption position = new PositionOption();

  @Option(
      names = "--depth",
      required = true,
      paramLabel = "N",
      description = "How many plies deep to count.")
  private int depth;

  @Option(names = "--divide", description = "Say the count of each first move.")
  private boolean divide;

  @Option(names = "--threads", paramLabel = "N", description = "Split the tree over N threads.")
  private int threads = 1;

  @Option(
      names = "--hash",
      paramLabel = "MB",
      description = "Remember counts of positions in a table of MB megabytes.")
  private int megabytes;

  @Option(names = "--json", description = "Write one JSON object, for programs.")
  private boolean json;

  PerftCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (depth < (divide ? 1 : 0)) {
      throw new UsageException("--depth is " + depth + "; it must be "
          + (divide ? "1 or more to divide by first moves." : "0 or more."));
    }
    UsageException.demand("--threads", threads, 1, Integer.MAX_VALUE);
    if (megabytes < 0 || megabytes > PerftOptions.mostMegabytes()) {
      throw new UsageException("--hash is " + megabytes + "; it must be 0 to "
          + PerftOptions.mostMegabytes() + " with the memory that Java may use here.");
    }
    Position root = position.alone(variant.load());
    Count count = count(root);
    if (json) {
      terminal.line(inJson(root, count));
    } else {
      terminal.print(inWords(root, count));
    }
    return ExitCode.GOOD;
  }

  private Count count(Position root) {
    warmUp(root);
    try (ProgressLine progress = new ProgressLine(terminal)) {
      PerftOptions options =
          PerftOptions.PLAIN.threads(threads).megabytes(megabytes).watchedBy(progress);
      CpuClock clock = new CpuClock();
      long begin = System.nanoTime();
      Map<Move, Long> nodesByMove = divide ? Perft.divide(root, depth, options) : Map.of();
      long nodes = divide ? sum(nodesByMove) : Perft.count(root, depth, options);
      long nanos = threads == 1 ? clock.nanos() : System.nanoTime() - begin;
      return new Count(nodes, branches(root, nodesByMove), nanos);
    } catch (ArithmeticException e) {
      throw InputException.of("There are more than " + Long.MAX_VALUE + " lines of play of " + depth
          + " plies, which is as far as is counted.");
    }
  }

  /** Counts fewer plies until that takes long enough for the JVM to have compiled what counts. */
  private void warmUp(Position root) {
    CpuClock clock = new CpuClock();
    for (int plies = 1; plies < depth && clock.nanos() < ENOUGH_WARM_UP; plies++) {
      Perft.count(root, plies);
    }
  }

  private List<Branch> branches(Position root, Map<Move, Long> nodesByMove) {
    return divide
        ? NotedMove.of(root).stream()
            .map(move -> new Branch(move, nodesByMove.getOrDefault(move.move(), 0L)))
            .toList()
        : List.of();
  }

  private static long sum(Map<Move, Long> nodesByMove) {
    return nodesByMove.values().stream().reduce(0L, Math::addExact);
  }

  private String inJson(Position root, Count count) {
    Json object = new Json().beginObject();
    object.name("variant").value(variant.given());
    object.name("position").value(Fen.write(root));
    object.name("depth").value(depth);
    object.name("nodes").value(count.nodes);
    object.name("seconds").decimal(count.seconds());
    if (divide) {
      object.name("moves").beginArray();
      for (Branch branch : count.branches) {
        object.beginObject();
        branch.move.writeMembers(object);
        object.name("nodes").value(branch.nodes);
        object.endObject();
      }
      object.endArray();
    }
    return object.endObject().toString();
  }

  private String inWords(Position root, Count count) {
    StringBuilder text = new StringBuilder();
    if (divide) {
      int width = Long.toString(count.nodes).length();
      List<List<String>> rows = new ArrayList<>();
      for (Branch branch : count.branches) {
        String nodes = Long.toString(branch.nodes);
        rows.add(List.of(branch.move.notation(), " ".repeat(width - nodes.length()) + nodes));
      }
      text.append(Columns.align(rows)).append('\n');
    }
    return text.append(Columns.align(List.of(
            List.of("variant", variant.given()),
            List.of("position", Fen.write(root)),
            List.of("depth", Integer.toString(depth)),
            List.of("nodes", Long.toString(count.nodes)),
            List.of("seconds", count.seconds()),
            List.of("rate", ProgressLine.rate(count.nodes, count.nanos)))))
        .toString();
  }

  private record Branch(NotedMove move, long nodes) {}

  private record Count(long nodes, List<Branch> branches, long nanos) {

    /** With microseconds, which is finer than the clock of most machines. */
    String seconds() {
      return BigDecimal.valueOf(nanos, 9).setScale(6, RoundingMode.HALF_UP).toPlainString();
    }
  }
}
