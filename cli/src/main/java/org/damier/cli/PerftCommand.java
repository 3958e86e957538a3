package org.damier.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.damier.Perft;
import org.damier.Position;
import org.damier.board.Move;
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
      "The seconds are CPU time of the count, after a warm-up count of one ply less;",
      "with --threads, the time that passed.",
      "In JSON the answer is",
      "  {\"variant\":\"dameo\", \"position\":FEN, \"depth\":2, \"nodes\":2704, \"seconds\":0.01}",
      "and with --divide also \"moves\": the first moves as `damier moves --json` has them,",
      "each with its own \"nodes\".",
      "",
      "Examples:",
      "  damier perft dameo --depth 4",
      "  damier perft croda --depth 3 --divide",
      "  damier perft international --depth 5 --position W:W31-50:B1-20 --json"
    })
final class PerftCommand implements Callable<Integer> {

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

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Split the tree over N threads; not together with --divide.")
  private int threads = 1;

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
    if (threads < 1 || (divide && threads > 1)) {
      throw new UsageException(
          "--threads is " + threads + "; it must be 1 or more, and 1 with --divide.");
    }
    Position root = position.of(variant.load());
    Count count = count(root);
    if (json) {
      terminal.line(inJson(root, count));
    } else {
      terminal.print(inWords(root, count));
    }
    return ExitCode.GOOD;
  }

  private Count count(Position root) {
    if (depth > 0) {
      Perft.count(root, depth - 1);
    }
    CpuClock clock = new CpuClock();
    long begin = System.nanoTime();
    if (!divide) {
      long nodes = Perft.count(root, depth, threads);
      return new Count(nodes, List.of(), threads == 1 ? clock.nanos() : System.nanoTime() - begin);
    }
    Map<Move, Long> nodesByMove = Perft.divide(root, depth);
    long nanos = clock.nanos();
    List<Branch> branches = NotedMove.of(root).stream()
        .map(move -> new Branch(move, nodesByMove.getOrDefault(move.move(), 0L)))
        .toList();
    return new Count(branches.stream().mapToLong(Branch::nodes).sum(), branches, nanos);
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
            List.of("seconds", count.seconds()))))
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
