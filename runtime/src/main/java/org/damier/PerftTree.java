package org.damier;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.damier.board.Side;
import org.damier.engine.Engine;
import org.damier.rules.CaptureRules;
import org.damier.rules.Rest;
import org.jspecify.annotations.Nullable;

/** The tree of moves below a position, counted as a whole or split into parts. */
final class PerftTree {

  /** An engine has to be made first, which shallow counts do not repay. */
  private static final int ENGINE_FROM = 4;

  /** Below this depth splitting costs more than it gains. */
  private static final int SPLIT_FROM = 4;

  /** Below this depth one ply splits the tree into parts that are small enough; with two, making them takes longer than counting. */
  private static final int SPLIT_TWICE_FROM = 6;

  /** From this depth on two plies do not split the tree into parts that are small enough to show progress. */
  private static final int SPLIT_FINELY_FROM = 9;

  private final PerftOptions options;
  private final Optional<Engine> engine;
  private final @Nullable PerftTable table;

  /**
   * The tree below a position, so many plies deep; {@link #count} may be asked for it or for smaller ones in it. How deep the
   * whole is decides whether an engine is made, which then counts its parts too, however shallow.
   */
  PerftTree(Variant variant, int depth, PerftOptions options) {
    this.options = options;
    this.engine = depth < ENGINE_FROM ? Optional.empty() : variant.engine();
    this.table = options.megabytes() > 0 ? new PerftTable(options.megabytes()) : null;
  }

  /** The number of sequences of {@code depth} moves. */
  long count(Position root, int depth) {
    if (options == PerftOptions.PLAIN || depth < SPLIT_FROM) {
      return countWhole(root, depth);
    }
    int plies = depth < SPLIT_TWICE_FROM ? 1 : depth < SPLIT_FINELY_FROM ? 2 : 3;
    Stream<Position> positions = Stream.of(root);
    for (int ply = 0; ply < plies; ply++) {
      positions = positions.flatMap(position -> position.legalMoves().stream().map(position::play));
    }
    List<Position> parts = positions.toList();
    Progress progress = new Progress(options.watcher(), parts.size());
    ToLongFunction<Position> countPart = part -> progress.after(countWhole(part, depth - plies));
    return options.threads() == 1 ? sum(parts.stream(), countPart) : sumOfMany(parts, countPart);
  }

  private long sumOfMany(List<Position> parts, ToLongFunction<Position> countPart) {
    ForkJoinPool pool = new ForkJoinPool(options.threads());
    try {
      return pool.invoke(ForkJoinTask.adapt(() -> sum(parts.parallelStream(), countPart)));
    } finally {
      pool.shutdown();
    }
  }

  private static long sum(Stream<Position> parts, ToLongFunction<Position> countPart) {
    return parts.mapToLong(countPart).reduce(0, Math::addExact);
  }

  /** What a watcher is told; the only thing that the threads share, but for the table. */
  private static final class Progress {

    private final PerftOptions.Watcher watcher;
    private final int parts;
    private long nodes;
    private int done;

    Progress(PerftOptions.Watcher watcher, int parts) {
      this.watcher = watcher;
      this.parts = parts;
    }

    /** Adds a part's nodes and hands them on. */
    synchronized long after(long more) {
      nodes += more;
      done++;
      watcher.counted(nodes, done, parts);
      return more;
    }
  }

  private long countWhole(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (engine.isPresent()) {
      return new EnginePerft(engine.get(), position, depth, table).count(depth);
    }
    boolean byMoves = mayHaveToRest(position, depth)
        || mayForfeit(position, depth)
        || pieceMovedLastMatters(position, depth);
    return byMoves
        ? countMoveByMove(position, depth)
        : new CursorPerft(position, table).count(depth);
  }

  private long countMoveByMove(Position position, int depth) {
    PerftTable counts = table;
    if (counts == null || depth < PerftTable.ASKED_FROM) {
      return sumOfMoves(position, depth);
    }
    long known = counts.find(position.hash(), depth);
    if (known != PerftTable.UNKNOWN) {
      return known;
    }
    long sum = sumOfMoves(position, depth);
    counts.put(position.hash(), depth, sum);
    return sum;
  }

  private long sumOfMoves(Position position, int depth) {
    return position.legalMoves().stream()
        .mapToLong(move -> countWhole(position.play(move), depth - 1))
        .reduce(0, Math::addExact);
  }

  /** Whether a king may have to rest within so many plies, which the tables do not know. */
  private static boolean mayHaveToRest(Position position, int depth) {
    Optional<Rest> rest = position.variant().rules().king().rest();
    if (rest.isEmpty()) {
      return false;
    }
    Side toMove = position.sideToMove();
    int own = run(position, toMove) + (depth + 1) / 2;
    int other = run(position, toMove.opponent()) + depth / 2;
    return Math.max(own, other) > rest.get().moves();
  }

  /** Whether the duty to take the piece moved last may arise, which those who see pieces only do not know. */
  private static boolean pieceMovedLastMatters(Position position, int depth) {
    CaptureRules.Duty duty = position.variant().rules().capture().duty();
    return position.exposed().isPresent()
        || (depth > 1 && duty == CaptureRules.Duty.AGAINST_LAST_MOVED);
  }

  /** Whether pieces may be forfeited, which is no part of a move; what the last move costs leaves no trace. */
  private static boolean mayForfeit(Position position, int depth) {
    return depth > 1 && position.variant().rules().capture().duty().isForfeit();
  }

  private static int run(Position position, Side side) {
    return position.kingRuns().of(side).map(KingRuns.Run::moves).orElse(0);
  }
}
