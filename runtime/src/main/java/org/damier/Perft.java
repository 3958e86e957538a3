package org.damier;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.stream.Stream;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.engine.Engine;
import org.damier.movegen.Cursor;
import org.damier.movegen.MoveBuffer;
import org.damier.movegen.TableGenerator;
import org.damier.rules.CaptureRules;
import org.damier.rules.Rest;

/**
 * Counts the sequences of legal moves of a given length: the usual test of a move generator. Moves that are equal count as
 * one, and a game that the rules have decided has none.
 */
public final class Perft {

  /** An engine has to be made first, which shallow counts do not repay. */
  private static final int ENGINE_FROM = 4;

  /** Below this depth splitting costs more than it gains. */
  private static final int SPLIT_FROM = 4;

  private final TableGenerator generator;
  private final Cursor cursor;

  // One a ply, made when the ply is first reached.
  private final List<MoveBuffer> buffers = new ArrayList<>();

  private Perft(Position position) {
    this.generator = position.variant().generator();
    this.cursor = generator.cursor(position.placement(), position.sideToMove());
  }

  /**
   * The number of sequences of {@code depth} moves from the position: 1 for none, the number of legal moves for one.
   *
   * @param depth plies
   * @throws IllegalArgumentException if {@code depth} is negative
   * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
   */
  public static long count(Position position, int depth) {
    requirePlies(depth);
    if (depth == 0) {
      return 1;
    }
    return mayHaveToRest(position, depth) || pastMatters(position, depth)
        ? position.legalMoves().stream()
            .mapToLong(move -> count(position.play(move), depth - 1))
            .reduce(0, Math::addExact)
        : countFromPieces(position, depth);
  }

  /** Whether a king may have to rest within so many plies, which those who see pieces only do not know. */
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

  /**
   * Whether more than the pieces counts. Forfeits are no part of moves, so those who see moves only do not know them; the
   * last move's leaves no trace. Which piece was moved last is not seen by them either.
   */
  private static boolean pastMatters(Position position, int depth) {
    CaptureRules.Duty duty = position.variant().rules().capture().duty();
    boolean exposed = position.exposed().isPresent();
    return exposed
        || (depth > 1 && (duty.isForfeit() || duty == CaptureRules.Duty.AGAINST_LAST_MOVED));
  }

  private static int run(Position position, Side side) {
    return position.kingRuns().of(side).map(KingRuns.Run::moves).orElse(0);
  }

  private static long countFromPieces(Position position, int depth) {
    Optional<Engine> engine =
        depth < ENGINE_FROM ? Optional.empty() : position.variant().engine();
    return engine
        .map(fast -> EnginePerft.count(fast, position, depth))
        .orElseGet(() -> new Perft(position).count(depth, 0));
  }

  /**
   * The same number, counted by several threads: the tree is split below its first two plies.
   *
   * @param depth plies
   * @param threads 1 or more
   * @throws IllegalArgumentException if {@code depth} is negative or there is no thread
   * @throws ArithmeticException if there are more than {@link Long#MAX_VALUE}
   */
  public static long count(Position position, int depth, int threads) {
    if (threads < 1) {
      throw new IllegalArgumentException("Perft takes 1 thread or more, not " + threads + ".");
    }
    if (threads == 1 || depth < SPLIT_FROM) {
      return count(position, depth);
    }
    // Made before the threads need it, so that they do not all make one.
    position.variant().engine();
    List<Position> roots =
        positionsAfter(position.legalMoves().stream().map(position::play)).toList();
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      return pool.invoke(ForkJoinTask.adapt(() -> roots.parallelStream()
          .mapToLong(root -> count(root, depth - 2))
          .reduce(0, Math::addExact)));
    } finally {
      pool.shutdown();
    }
  }

  private static Stream<Position> positionsAfter(Stream<Position> positions) {
    return positions.flatMap(position -> position.legalMoves().stream().map(position::play));
  }

  /**
   * The same number move by move: for each legal move how many sequences of {@code depth} moves begin with it. In the order
   * of the moves' full texts; empty if {@code depth} is 0, as then no sequence has a first move.
   *
   * @param depth plies, the move itself included
   * @throws IllegalArgumentException if {@code depth} is negative
   * @throws ArithmeticException if a number is more than {@link Long#MAX_VALUE}
   */
  public static Map<Move, Long> divide(Position position, int depth) {
    requirePlies(depth);
    Map<Move, Long> counts = new LinkedHashMap<>();
    if (depth == 0) {
      return counts;
    }
    position.legalMoves().stream()
        .sorted(Comparator.comparing(Move::toString))
        .forEach(move -> counts.put(move, count(position.play(move), depth - 1)));
    return counts;
  }

  private static void requirePlies(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("Perft counts 0 plies or more, not " + depth + ".");
    }
  }

  private long count(int depth, int ply) {
    MoveBuffer moves = bufferOf(ply);
    cursor.list(moves);
    if (depth == 1) {
      return moves.size();
    }
    long sum = 0;
    for (int move = 0; move < moves.size(); move++) {
      cursor.make(moves, move);
      sum = Math.addExact(sum, count(depth - 1, ply + 1));
      cursor.takeBack(moves, move);
    }
    return sum;
  }

  private MoveBuffer bufferOf(int ply) {
    if (ply == buffers.size()) {
      buffers.add(generator.buffer());
    }
    return buffers.get(ply);
  }
}
