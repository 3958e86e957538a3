package org.damier.movegen;

import java.util.List;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Side;

/** Finds the legal moves of a variant's positions. Stateless towards its callers, and safe between threads. */
public interface MoveGenerator {

  /** The legal moves, each once; none where the rules have already decided the game. In no particular order. */
  List<Move> legalMoves(Placement placement, Side side);
}
