package org.damier.features.world;

import java.util.List;
import java.util.Optional;
import org.damier.Game;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.Refusal;
import org.damier.board.Move;

/**
 * Is told what the steps of a scenario ask the rules, and what the rules answer. It is called on the thread that runs the
 * scenario; one that is given to several runs at a time must be safe for threads. It changes nothing.
 */
public interface RuleObserver {

  /** Looks at nothing. */
  RuleObserver NONE = new RuleObserver() {};

  /** A step compared these legal moves, or counted them; none if the game was over. */
  default void listed(Game game, List<Move> legal) {}

  /** A step demanded that this move is legal, or played it, and it is. */
  default void allowed(Game game, Move move) {}

  /** A step named a move that is not legal, whether it wanted it so or not. */
  default void refused(Game game, String text, Refusal refusal) {}

  /** A step asked how the game has ended; empty if it goes on. */
  default void judged(Game game, Optional<Outcome> outcome) {}

  /** A step counted sequences of legal moves, so deep (in plies). */
  default void counted(Position position, int depth, long nodes) {}
}
