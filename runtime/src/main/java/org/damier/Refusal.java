package org.damier;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.damier.board.Move;
import org.damier.board.Square;

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
    NOT_A_MOVE;

    /** The name for programs, which never changes: {@code better-capture}. */
    public String id() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  static Refusal gameOver(Outcome outcome) {
    return new Refusal(Reason.GAME_OVER, "The game is over: " + outcome.sentence());
  }

  static Refusal of(Position position, Move move) {
    return new Refusal(Reason.NOT_A_MOVE, move + " is not a move here.");
  }

  /**
   * Why no legal move lands on these squares, the first being its origin and the last its destination.
   *
   * @param squares two or more
   */
  public static Refusal of(Position position, List<Square> squares) {
    String text = squares.stream().map(Square::name).collect(Collectors.joining("-"));
    return new Refusal(Reason.NOT_A_MOVE, text + " is not a move here.");
  }
}
