package org.damier.bench;

import java.util.ArrayList;
import java.util.List;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.codegen.EngineEmitter;
import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;

/** The engine of a variant. Positions stand in one array, a ply after another. */
final class EngineContender implements Contender {

  private static final int DEEPEST = 32;

  private final Engine engine;
  private final int stride;
  private final long[] words;
  private final MoveBuffer[] buffers;

  private EngineContender(Engine engine, Setup setup) {
    this.engine = engine;
    this.stride = engine.positionLength();
    this.words = new long[stride * (DEEPEST + 1)];
    List<MoveBuffer> made = new ArrayList<>();
    for (int ply = 0; ply < DEEPEST; ply++) {
      made.add(engine.newBuffer());
    }
    this.buffers = made.toArray(MoveBuffer[]::new);
    engine.load(setup.placement(), setup.sideToMove(), words, 0);
  }

  static Contender open(Variant variant, String position) {
    Engine engine = variant
        .engine()
        .orElseThrow(() -> new IllegalStateException("no engine for " + variant.name()));
    return new EngineContender(engine, Tree.setup(variant, position));
  }

  /** An engine whose sets take a word more than they need. */
  static Contender openAcrossWords(Variant variant, String position) {
    Engine engine = EngineEmitter.acrossWords().engine(variant.rules()).orElseThrow();
    return new EngineContender(engine, Tree.setup(variant, position));
  }

  @Override
  public long perft(Mode mode, int depth) {
    return switch (mode) {
      case PLAYED -> played(depth, 0);
      case LISTED -> listed(depth, 0);
      case COUNTED -> counted(depth, 0);
    };
  }

  private long played(int depth, int ply) {
    int offset = ply * stride;
    MoveBuffer moves = buffers[ply];
    engine.generate(words, offset, moves);
    long leaves = 0;
    for (int move = 0; move < moves.size(); move++) {
      engine.play(words, offset, moves, move, offset + stride);
      leaves += depth > 1 ? played(depth - 1, ply + 1) : 1;
    }
    return leaves;
  }

  private long listed(int depth, int ply) {
    int offset = ply * stride;
    MoveBuffer moves = buffers[ply];
    engine.generate(words, offset, moves);
    if (depth == 1) {
      return moves.size();
    }
    long leaves = 0;
    for (int move = 0; move < moves.size(); move++) {
      engine.play(words, offset, moves, move, offset + stride);
      leaves += listed(depth - 1, ply + 1);
    }
    return leaves;
  }

  private long counted(int depth, int ply) {
    int offset = ply * stride;
    MoveBuffer moves = buffers[ply];
    if (depth == 1) {
      return engine.count(words, offset, moves);
    }
    engine.generate(words, offset, moves);
    long leaves = 0;
    for (int move = 0; move < moves.size(); move++) {
      engine.play(words, offset, moves, move, offset + stride);
      leaves += counted(depth - 1, ply + 1);
    }
    return leaves;
  }
}
