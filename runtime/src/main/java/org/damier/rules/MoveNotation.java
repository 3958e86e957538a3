package org.damier.rules;

import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.damier.board.Move;
import org.damier.board.Square;

/**
 * How moves and games are written.
 *
 * @param step what stands between square names where nothing is captured
 * @param capture what stands between them in a capture
 * @param gameType the number by which files of games (PDN) name the variant; empty if they know none
 */
public record MoveNotation(String step, String capture, OptionalInt gameType) {

  /** The signs that stand for a step wherever moves are read, whatever the variant's own are: Unicode's dashes and minus. */
  public static final String STEP_SIGNS = "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212";

  /** The signs that stand for a capture wherever moves are read. */
  public static final String CAPTURE_SIGNS = "xX:×*";

  /** {@code 32-28} and {@code 32x23}. */
  public static final MoveNotation STANDARD = new MoveNotation("-", "x");

  /** A notation of a variant that files of games have no number for. */
  public MoveNotation(String step, String capture) {
    this(step, capture, OptionalInt.empty());
  }

  /** This notation with another game type, or none. */
  public MoveNotation withGameType(OptionalInt number) {
    return new MoveNotation(step, capture, number);
  }

  /** Every square of the move's route: {@code 32-28}, {@code 26x17x8}. */
  public String route(Move move) {
    return move.route().stream().map(Square::name).collect(Collectors.joining(separator(move)));
  }

  /** What stands between the squares of this move. */
  public String separator(Move move) {
    return move.isCapture() ? capture : step;
  }
}
