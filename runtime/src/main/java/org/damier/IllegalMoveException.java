package org.damier;

import java.util.List;
import java.util.stream.Collectors;
import org.damier.board.Move;

/** A move that is not legal in the position: says why, and what is legal there. */
public final class IllegalMoveException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;
  private final transient Position position;

  IllegalMoveException(Refusal refusal, Position position) {
    super(refusal.sentence() + " Legal: "
        + position.legalMoves().stream().map(Move::toString).collect(Collectors.joining(", "))
        + ".");
    this.refusal = refusal;
    this.position = position;
  }

  /** Why the move is refused. */
  public Refusal refusal() {
    return refusal;
  }

  /** What could have been played. */
  public List<Move> legalMoves() {
    return position.legalMoves();
  }
}
