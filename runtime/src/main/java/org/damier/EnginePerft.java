package org.damier;

import java.util.ArrayList;
import java.util.List;
import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;

/** Perft on an engine: positions in one array, a ply after another, and only counted at the last ply. */
final class EnginePerft {

  private final Engine engine;
  private final int stride;
  private final long[] words;
  private final List<MoveBuffer> buffers = new ArrayList<>();

  private EnginePerft(Engine engine, int depth) {
    this.engine = engine;
    this.stride = engine.positionLength();
    this.words = new long[stride * (depth + 1)];
    for (int ply = 0; ply <= depth; ply++) {
      buffers.add(engine.newBuffer());
    }
  }

  /** The number of sequences of {@code depth} moves, 1 or more. */
  static long count(Engine engine, Position position, int depth) {
    EnginePerft perft = new EnginePerft(engine, depth);
    engine.load(position.placement(), position.sideToMove(), perft.words, 0);
    return perft.count(depth, 0);
  }

  private long count(int depth, int ply) {
    int offset = ply * stride;
    MoveBuffer moves = buffers.get(ply);
    if (depth == 1) {
      return engine.count(words, offset, moves);
    }
    engine.generate(words, offset, moves);
    long sum = 0;
    for (int move = 0; move < moves.size(); move++) {
      engine.play(words, offset, moves, move, offset + stride);
      sum = Math.addExact(sum, count(depth - 1, ply + 1));
    }
    return sum;
  }
}
