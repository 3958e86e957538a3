package org.damier.bench;

import org.damier.Setup;
import org.damier.Variant;
import org.damier.codegen.EngineEmitter;
import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;

/** The engine of a variant. Positions stand in one array, a ply after another, and those of the last ply one after another. */
final class EngineContender implements Contender {

  private static final int DEEPEST = 32;

  // More than any position of the trees has.
  private static final int MOST_MOVES = 1_000;

  private final Engine engine;
  private final int stride;
  private final long[] words;
  private final MoveBuffer[] buffers;

  EngineContender(Engine engine, Setup setup) {
    this.engine = engine;
    this.stride = engine.positionLength();
    this.words = new long[stride * (DEEPEST + MOST_MOVES)];
    this.buffers = new MoveBuffer[DEEPEST];
    for (int ply = 0; ply < DEEPEST; ply++) {
      buffers[ply] = engine.newBuffer();
    }
    engine.load(setup.placement(), setup.sideToMove(), words, 0);
  }

  static Contender open(Variant variant, String position) {
    return new EngineContender(engineOf(variant), Tree.setup(variant, position));
  }

  /** An engine that is walked by a copy of this class of its own. */
  static Contender openWithOwnDriver(Variant variant, String position) {
    return OwnDriver.of(engineOf(variant), Tree.setup(variant, position));
  }

  private static Engine engineOf(Variant variant) {
    return variant
        .engine()
        .orElseThrow(() -> new IllegalStateException("no engine for " + variant.name()));
  }

  /** An engine whose sets take a word more than they need. */
  static Contender openAcrossWords(Variant variant, String position) {
    Engine engine = EngineEmitter.acrossWords().engine(variant.rules()).orElseThrow();
    return new EngineContender(engine, Tree.setup(variant, position));
  }

  @Override
  public long perft(Mode mode, int depth) {
    return switch (mode) {
      case PLAYED -> played(engine, words, depth, 0);
      case LISTED ->
        depth == 1 ? list(engine, words, 0, buffers[0]) : listed(engine, words, depth, 0);
      case COUNTED -> engine.perft(words, 0, depth, buffers);
    };
  }

  // As the generators written by hand have it, what is done with the last ply is part of the loop
  // before it. Counting is what an engine does by itself.

  private long played(Engine with, long[] positions, int depth, int ply) {
    int offset = ply * stride;
    int next = offset + stride;
    MoveBuffer moves = buffers[ply];
    with.generate(positions, offset, moves);
    int size = moves.size();
    if (depth == 1) {
      with.playAll(positions, offset, moves, next);
      return size;
    }
    long leaves = 0;
    for (int move = 0; move < size; move++) {
      with.play(positions, offset, moves, move, next);
      leaves += played(with, positions, depth - 1, ply + 1);
    }
    return leaves;
  }

  private long listed(Engine with, long[] positions, int depth, int ply) {
    int offset = ply * stride;
    int next = offset + stride;
    MoveBuffer moves = buffers[ply];
    MoveBuffer nextMoves = buffers[ply + 1];
    int size = list(with, positions, offset, moves);
    long leaves = 0;
    for (int move = 0; move < size; move++) {
      with.play(positions, offset, moves, move, next);
      leaves += depth == 2
          ? list(with, positions, next, nextMoves)
          : listed(with, positions, depth - 1, ply + 1);
    }
    return leaves;
  }

  private static int list(Engine with, long[] positions, int offset, MoveBuffer moves) {
    with.generate(positions, offset, moves);
    return moves.size();
  }
}
