package org.damier.bench;

import java.util.ArrayList;
import java.util.List;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.movegen.Cursor;
import org.damier.movegen.MoveBuffer;
import org.damier.movegen.TableGenerator;
import org.damier.variants.Variants;

/** The runtime's table-driven generator. It has no way of counting but listing. */
final class TableContender implements Contender {

  private final TableGenerator generator;
  private final Cursor cursor;
  private final List<MoveBuffer> buffers = new ArrayList<>();

  private TableContender(TableGenerator generator, Setup setup) {
    this.generator = generator;
    this.cursor = generator.cursor(setup.placement(), setup.sideToMove());
  }

  static Contender open(String game, String position) {
    Variant variant = Variants.load(game);
    return new TableContender(new TableGenerator(variant.rules()), Tree.setup(variant, position));
  }

  @Override
  public long perft(Mode mode, int depth) {
    return mode == Mode.PLAYED ? played(depth, 0) : listed(depth, 0);
  }

  private long played(int depth, int ply) {
    MoveBuffer moves = bufferOf(ply);
    cursor.list(moves);
    long leaves = 0;
    for (int move = 0; move < moves.size(); move++) {
      cursor.make(moves, move);
      leaves += depth > 1 ? played(depth - 1, ply + 1) : 1;
      cursor.takeBack(moves, move);
    }
    return leaves;
  }

  private long listed(int depth, int ply) {
    MoveBuffer moves = bufferOf(ply);
    cursor.list(moves);
    if (depth == 1) {
      return moves.size();
    }
    long leaves = 0;
    for (int move = 0; move < moves.size(); move++) {
      cursor.make(moves, move);
      leaves += listed(depth - 1, ply + 1);
      cursor.takeBack(moves, move);
    }
    return leaves;
  }

  private MoveBuffer bufferOf(int ply) {
    while (ply >= buffers.size()) {
      buffers.add(generator.buffer());
    }
    return buffers.get(ply);
  }
}
