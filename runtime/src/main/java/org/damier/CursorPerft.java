package org.damier;

import java.util.ArrayList;
import java.util.List;
import org.damier.movegen.Cursor;
import org.damier.movegen.MoveBuffer;
import org.damier.movegen.TableGenerator;
import org.jspecify.annotations.Nullable;

/** Perft on the runtime's own generator. */
final class CursorPerft {

  private final TableGenerator generator;
  private final Cursor cursor;
  private final long root;
  private final @Nullable PerftTable table;

  // One a ply, made when the ply is first reached.
  private final List<MoveBuffer> buffers = new ArrayList<>();

  CursorPerft(Position position, @Nullable PerftTable table) {
    this.generator = position.variant().generator();
    this.cursor = generator.cursor(position.placement(), position.sideToMove());
    this.root = PositionHash.of(position.placement(), position.sideToMove());
    this.table = table;
  }

  /** The number of sequences of {@code depth} moves, 1 or more. */
  long count(int depth) {
    return table == null ? walk(depth, 0) : walk(table, depth, 0, root);
  }

  private long walk(int depth, int ply) {
    MoveBuffer moves = listed(ply);
    if (depth == 1) {
      return moves.size();
    }
    long sum = 0;
    for (int move = 0; move < moves.size(); move++) {
      cursor.make(moves, move);
      sum = Math.addExact(sum, walk(depth - 1, ply + 1));
      cursor.takeBack(moves, move);
    }
    return sum;
  }

  private long walk(PerftTable counts, int depth, int ply, long hash) {
    if (depth < PerftTable.ASKED_FROM) {
      return walk(depth, ply);
    }
    long known = counts.find(hash, depth);
    if (known != PerftTable.UNKNOWN) {
      return known;
    }
    MoveBuffer moves = listed(ply);
    long sum = 0;
    for (int move = 0; move < moves.size(); move++) {
      long after = cursor.hashAfter(hash, moves, move);
      cursor.make(moves, move);
      sum = Math.addExact(sum, walk(counts, depth - 1, ply + 1, after));
      cursor.takeBack(moves, move);
    }
    counts.put(hash, depth, sum);
    return sum;
  }

  private MoveBuffer listed(int ply) {
    if (ply == buffers.size()) {
      buffers.add(generator.buffer());
    }
    MoveBuffer moves = buffers.get(ply);
    cursor.list(moves);
    return moves;
  }
}
