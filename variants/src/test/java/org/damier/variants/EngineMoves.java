package org.damier.variants;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;

/** What an engine says of a position, in terms that moves can be put in too. */
final class EngineMoves {

  private static final int SQUARE = 0xFF;

  private EngineMoves() {}

  /** From where to where, and what it leaves. */
  record Result(String from, String to, Placement after) {}

  static List<Result> results(Engine engine, Position position) {
    int length = engine.positionLength();
    long[] words = new long[length];
    MoveBuffer buffer = engine.newBuffer();
    load(engine, position, words);
    engine.generate(words, 0, buffer);
    int after = (1 + buffer.size()) * length;
    words = Arrays.copyOf(words, after + length);
    engine.playAll(words, 0, buffer, length);
    List<Result> results = new ArrayList<>();
    for (int index = 0; index < buffer.size(); index++) {
      int head = buffer.head(index);
      engine.play(words, 0, buffer, index, after);
      int together = (1 + index) * length;
      if (!Arrays.equals(words, together, together + length, words, after, after + length)) {
        throw new AssertionError("move " + index + " leaves another position played alone");
      }
      results.add(new Result(
          engine.square(head & SQUARE).name(),
          engine.square((head >> 8) & SQUARE).name(),
          engine.placement(words, after)));
    }
    return results;
  }

  /** With what the position remembers of the moves before it. */
  private static void load(Engine engine, Position position, long[] words) {
    engine.load(position.placement(), position.sideToMove(), words, 0);
    position.exposed().ifPresent(square -> engine.loadExposed(square, words, 0));
    for (Side side : Side.values()) {
      position
          .kingRuns()
          .of(side)
          .ifPresent(run -> engine.loadRun(side, run.square(), run.moves(), words, 0));
    }
  }

  static Result result(Position position, Move move) {
    return new Result(move.from().name(), move.to().name(), position.play(move).placement());
  }
}
