package org.damier.rules;

import java.util.stream.Collectors;
import org.damier.board.Move;
import org.damier.board.Square;

/** How moves are written between square names. */
public record MoveNotation(String step, String capture) {

  /** {@code 32-28} and {@code 32x23}. */
  public static final MoveNotation STANDARD = new MoveNotation("-", "x");

  /** Every square of the move's route: {@code 32-28}, {@code 26x17x8}. */
  public String route(Move move) {
    return move.route().stream().map(Square::name).collect(Collectors.joining(separator(move)));
  }

  /** What stands between the squares of this move. */
  public String separator(Move move) {
    return move.isCapture() ? capture : step;
  }
}
