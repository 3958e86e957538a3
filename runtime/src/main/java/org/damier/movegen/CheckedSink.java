package org.damier.movegen;

import org.damier.board.Direction;
import org.damier.board.SquareSet;
import org.damier.hook.HookFailure;
import org.damier.hook.MoveSink;
import org.damier.hook.MovesHook;
import org.damier.hook.PositionView;
import org.damier.rules.HookRule;

/** Takes a hook's moves, refusing those that no rule could mean. */
abstract class CheckedSink implements MoveSink {

  private final HookRule<MovesHook> hook;
  private final PositionView position;
  private final SquareSet own;
  private final SquareSet empty;

  CheckedSink(HookRule<MovesHook> hook, PositionView position) {
    this.hook = hook;
    this.position = position;
    this.own = position.pieces();
    this.empty = position.empty();
  }

  /** Takes a move of an own piece to an empty square. */
  abstract void accept(int from, int to);

  @Override
  public final void add(int from, int to) {
    if (!own.contains(from) || !empty.contains(to)) {
      throw HookFailure.ofMove(hook.named(), position, from, to);
    }
    accept(from, to);
  }

  @Override
  public final void add(SquareSet from, Direction direction, int distance) {
    from.forEach(index -> {
      int target = index;
      for (int step = 0; step < distance && target >= 0; step++) {
        target = position.board().neighbour(target, direction);
      }
      add(index, target);
    });
  }
}
