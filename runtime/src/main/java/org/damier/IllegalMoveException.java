package org.damier;

import java.util.List;
import java.util.stream.Collectors;
import org.damier.board.Move;

/** A move that is not legal in the position: says why, and what is legal there. */
public final class IllegalMoveException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;
  private final transient List<Move> legalMoves;

  IllegalMoveException(Refusal refusal, List<Move> legalMoves) {
    super(refusal.sentence()
        + (legalMoves.isEmpty()
            ? " No move is legal."
            : " Legal: "
                + legalMoves.stream().map(Move::toString).collect(Collectors.joining(", "))
                + "."));
    this.refusal = refusal;
    this.legalMoves = List.copyOf(legalMoves);
  }

  /** Why the move is refused. */
  public Refusal refusal() {
    return refusal;
  }

  /** What could have been played; nothing if the game is over. */
  public List<Move> legalMoves() {
    return legalMoves;
  }
}
