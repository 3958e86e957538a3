package org.damier;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.damier.board.Move;
import org.damier.board.Square;
import org.damier.movegen.Wish;
import org.damier.rules.RulePart;

/**
 * Why a move is not legal: the first rule that it breaks.
 *
 * @param reason the kind of reason
 * @param sentence the reason for people, one sentence
 * @param rules where the rule stands, in the words of the rules it needs most first; none for what goes without saying,
 *     such as that an empty square has nothing to move
 * @param instead legal moves of the same piece, or if it has none, all
 */
public record Refusal(Reason reason, String sentence, List<RulePart> rules, List<Move> instead) {

  public Refusal {
    rules = List.copyOf(rules);
    instead = List.copyOf(instead);
  }

  /** A refusal by no written rule. */
  public Refusal(Reason reason, String sentence) {
    this(reason, sentence, List.of(), List.of());
  }

  /** The kinds of reason, in the order in which they are looked for. */
  public enum Reason {
    /** The game has ended. */
    GAME_OVER,
    /** Nothing stands on the origin. */
    NO_PIECE,
    /** The piece is the opponent's. */
    NOT_YOUR_PIECE,
    /** The move captures nothing, but a capture must be made. */
    CAPTURE_IS_MANDATORY,
    /** The capture is whole, but another is better by the variant's criteria. */
    BETTER_CAPTURE,
    /** The capture has only been begun. */
    CAPTURE_GOES_ON,
    /** A rule said by a program forbids the move. */
    FORBIDDEN,
    /** The piece may not come down there. */
    LANDING,
    /** The capture turns by 180 degrees. */
    REVERSAL,
    /** The piece may not take a piece of that rank. */
    VICTIM,
    /** The capture had to end before. */
    CAPTURE_IS_OVER,
    /** A captured piece is in the way, or would be jumped again. */
    REMOVAL,
    /** The piece does not capture in that direction or from that distance. */
    MANNER,
    /** The destination is not empty, or a piece stands in the way. */
    BLOCKED,
    /** No rule gives such a move. */
    NOT_A_MOVE;

    /** The name for programs, which never changes: {@code better-capture}. */
    public String id() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * Why the move is not legal; empty if it is. What the rules allow is asked by origin, destination and captured squares,
   * what they forbid by the route.
   */
  public static Optional<Refusal> of(Position position, Move move) {
    if (position.legalMoves().contains(move)) {
      return Optional.empty();
    }
    return new Examination(position, Wish.of(move))
        .verdict()
        .or(() -> Optional.of(new Refusal(
            Reason.NOT_A_MOVE,
            move.promotes()
                ? "This move does not make the piece a king."
                : "This move makes the man a king.",
            List.of(RulePart.Kind.PROMOTION.only()),
            position.legalMoves())));
  }

  /**
   * Why no legal move goes by these squares in this order, the first being its origin and the last its destination; empty
   * if one does.
   *
   * @param squares two or more, between the first and the last some or all of those on which the piece lands
   */
  public static Optional<Refusal> of(Position position, List<Square> squares) {
    return of(position, squares, false);
  }

  /**
   * The same of a move that is said to be a capture, so that it is refused as one.
   *
   * @param capture whether it is; if not, it may be one all the same
   */
  public static Optional<Refusal> of(Position position, List<Square> squares, boolean capture) {
    // Two squares can be a step that is refused and a capture that is not.
    return isLegal(position, squares, capture)
        ? Optional.empty()
        : new Examination(position, Wish.by(squares, capture)).verdict();
  }

  private static boolean isLegal(Position position, List<Square> squares, boolean capture) {
    int last = squares.size() - 1;
    return position.legalMoves().stream()
        .filter(move -> move.from().equals(squares.get(0)) && move.to().equals(squares.get(last)))
        .filter(move -> move.isCapture() || !capture)
        .anyMatch(move -> position.routed(move, squares.subList(1, last)).isPresent());
  }

  /** Why no move without capture leads from one square to the other; empty if a legal one does. */
  public static Optional<Refusal> ofStep(Position position, Square from, Square to) {
    return new Examination(position, Wish.quiet(from, to)).verdict();
  }

  /** Why no move is legal in a game that is over; empty while it goes on. */
  public static Optional<Refusal> of(Game game) {
    return game.outcome().map(outcome -> gameOver(outcome, game.endedBy()));
  }

  static Refusal gameOver(Outcome outcome, Optional<RulePart> rule) {
    return new Refusal(
        Reason.GAME_OVER,
        "The game is over: " + outcome.sentence(),
        rule.stream().toList(),
        List.of());
  }

  /** This refusal with other moves to choose from. */
  Refusal insteadOf(List<Move> moves) {
    return new Refusal(reason, sentence, rules, moves);
  }
}
