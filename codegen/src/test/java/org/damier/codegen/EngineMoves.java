package org.damier.codegen;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;

/** What an engine says of a position, as text that can be compared with what the moves say. */
final class EngineMoves {

  private final Engine engine;
  private final MoveBuffer buffer;
  private long[] words;

  EngineMoves(Engine engine) {
    this.engine = engine;
    this.buffer = engine.newBuffer();
    this.words = new long[2 * engine.positionLength()];
  }

  /** Origin, destination and resulting position of every move, sorted. */
  List<String> of(Position position) {
    position.load(engine, words, 0);
    requireSameCounts(position.placement());
    engine.generate(words, 0, buffer);
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < buffer.size(); i++) {
      moves.add(move(i));
    }
    requireSameTogether();
    moves.sort(null);
    return moves;
  }

  private void requireSameCounts(Placement placement) {
    for (Side side : Side.values()) {
      for (Rank rank : Rank.values()) {
        if (engine.pieces(side, rank, words, 0) != placement.of(side, rank).size()) {
          throw new AssertionError(side + " " + rank + " counted wrongly in " + placement);
        }
      }
    }
  }

  /** Played together, the moves must leave what they leave one by one. */
  private void requireSameTogether() {
    int length = engine.positionLength();
    int all = 2 * length;
    words = Arrays.copyOf(words, Math.max(words.length, all + buffer.size() * length));
    engine.playAll(words, 0, buffer, all);
    for (int i = 0; i < buffer.size(); i++) {
      engine.play(words, 0, buffer, i, length);
      int at = all + i * length;
      if (!Arrays.equals(words, at, at + length, words, length, all)) {
        throw new AssertionError(
            "move " + i + " of " + buffer.size() + " leaves another position alone");
      }
    }
  }

  private String move(int index) {
    int head = buffer.head(index);
    int after = engine.positionLength();
    engine.play(words, 0, buffer, index, after);
    return text(
        engine.square(head & 0xFF).name(),
        engine.square((head >> 8) & 0xFF).name(),
        engine.placement(words, after),
        engine.sideToMove(words, after));
  }

  int count(Position position) {
    engine.load(position.placement(), position.sideToMove(), words, 0);
    return engine.count(words, 0, buffer);
  }

  /** The same of the comfortable tier. */
  static List<String> expected(Position position) {
    return position.legalMoves().stream()
        .map(move -> expected(position, move))
        .sorted()
        .toList();
  }

  /** The sequences of so many moves. */
  long perft(Position position, int depth) {
    long[] plies = new long[(depth + 1) * engine.positionLength()];
    MoveBuffer[] buffers = new MoveBuffer[depth + 1];
    Arrays.setAll(buffers, ply -> engine.newBuffer());
    engine.load(position.placement(), position.sideToMove(), plies, 0);
    return engine.perft(plies, 0, depth, buffers);
  }

  /** The sequences of two moves, of the comfortable tier. */
  static long expectedPerft(Position position) {
    return position.legalMoves().stream()
        .mapToLong(move -> position.play(move).legalMoves().size())
        .sum();
  }

  private static String expected(Position position, Move move) {
    Position after = position.play(move);
    return text(move.from().name(), move.to().name(), after.placement(), after.sideToMove());
  }

  private static String text(String from, String to, Placement placement, Side toMove) {
    return from + ">" + to + " " + toMove + " " + placement;
  }
}
