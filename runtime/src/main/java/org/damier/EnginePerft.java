package org.damier;

import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;

/** Perft on an engine. */
final class EnginePerft {

  private EnginePerft() {}

  /** The number of sequences of {@code depth} moves, 1 or more. */
  static long count(Engine engine, Position position, int depth) {
    long[] words = new long[engine.positionLength() * (depth + 1)];
    MoveBuffer[] buffers = new MoveBuffer[depth + 1];
    for (int ply = 0; ply <= depth; ply++) {
      buffers[ply] = engine.newBuffer();
    }
    engine.load(position.placement(), position.sideToMove(), words, 0);
    return engine.perft(words, 0, depth, buffers);
  }
}
