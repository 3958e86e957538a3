package org.damier;

import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;
import org.damier.movegen.HashKeys;
import org.jspecify.annotations.Nullable;

/** Perft on an engine. */
final class EnginePerft {

  private final Engine engine;
  private final @Nullable PerftTable table;
  private final int stride;
  private final long[] words;
  private final MoveBuffer[] buffers;

  EnginePerft(Engine engine, Position position, int depth, @Nullable PerftTable table) {
    this.engine = engine;
    this.table = table;
    this.stride = engine.positionLength();
    this.words = new long[stride * (depth + 1)];
    this.buffers = new MoveBuffer[depth + 1];
    for (int ply = 0; ply <= depth; ply++) {
      buffers[ply] = engine.newBuffer();
    }
    position.load(engine, words, 0);
  }

  /** The number of sequences of {@code depth} moves, 1 or more. */
  long count(int depth) {
    return table == null
        ? engine.perft(words, 0, depth, buffers)
        : count(table, 0, depth, hashOfRoot());
  }

  private long count(PerftTable counts, int offset, int depth, long hash) {
    if (depth < PerftTable.ASKED_FROM) {
      return engine.perft(words, offset, depth, buffers);
    }
    long known = counts.find(hash, depth);
    if (known != PerftTable.UNKNOWN) {
      return known;
    }
    MoveBuffer moves = buffers[depth];
    int next = offset + stride;
    engine.generate(words, offset, moves);
    long sum = 0;
    for (int move = 0; move < moves.size(); move++) {
      engine.play(words, offset, moves, move, next);
      sum = Math.addExact(sum, count(counts, next, depth - 1, hashAfter(hash, offset, next)));
    }
    counts.put(hash, depth, sum);
    return sum;
  }

  private long hashOfRoot() {
    long hash = 0;
    for (int word = 0; word < stride; word++) {
      hash ^= keysOf(word, words[word]);
    }
    return hash;
  }

  /** An engine's words say all about a position; what a move changes in them changes the hash. */
  private long hashAfter(long hash, int offset, int next) {
    long after = hash;
    for (int word = 0; word < stride; word++) {
      after ^= keysOf(word, words[offset + word] ^ words[next + word]);
    }
    return after;
  }

  private static long keysOf(int word, long bits) {
    long keys = 0;
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      keys ^= HashKeys.numbered((long) word * Long.SIZE + Long.numberOfTrailingZeros(rest));
    }
    return keys;
  }
}
