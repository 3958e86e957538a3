package org.damier;

import org.damier.board.Move;

/**
 * Why a move is not legal: the first rule that it breaks.
 *
 * @param reason the kind of reason
 * @param sentence the reason for people, one sentence
 */
public record Refusal(Reason reason, String sentence) {

  /** The kinds of reason, in the order in which they are looked for. */
  public enum Reason {
    GAME_OVER,
    NO_PIECE,
    NOT_YOUR_PIECE,
    CAPTURE_IS_MANDATORY,
    BETTER_CAPTURE,
    CAPTURE_GOES_ON,
    NOT_A_MOVE
  }

  static Refusal of(Position position, Move move) {
    return new Refusal(Reason.NOT_A_MOVE, move + " is not a move here.");
  }
}
