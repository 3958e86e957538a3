package org.damier.hook.program;

import org.damier.board.SquareSet;
import org.damier.hook.CandidateMove;
import org.damier.hook.HookBudget;
import org.damier.hook.MoveSink;
import org.damier.hook.PositionView;
import org.jspecify.annotations.Nullable;

/** One call of a program: what it was given, its variables and its budget. */
final class Run {

  final PositionView position;
  final int[] numbers;
  final SquareSet[] sets;

  /** The answer, once there is one. */
  int answer;

  /** Where the program is, as far as that can matter for a failure. */
  int line = 1;

  private final @Nullable MoveSink moves;
  private final @Nullable CandidateMove move;
  private final HookBudget budget = new HookBudget();

  Run(
      HookProgram program,
      PositionView position,
      @Nullable MoveSink moves,
      @Nullable CandidateMove move) {
    this.position = position;
    this.moves = moves;
    this.move = move;
    this.numbers = new int[program.variables()];
    this.sets = new SquareSet[program.variables()];
  }

  MoveSink moves() {
    if (moves == null) {
      throw new IllegalStateException("This program is not of a kind that adds moves.");
    }
    return moves;
  }

  CandidateMove move() {
    if (move == null) {
      throw new IllegalStateException("This program is not of a kind that judges moves.");
    }
    return move;
  }

  /** Takes steps from the budget, for what begins at this line. */
  void spend(int steps, int at) {
    line = at;
    budget.spend(steps);
  }

  /** Takes steps from the budget. */
  void spend(int steps) {
    budget.spend(steps);
  }
}
