package org.damier.hook;

import org.damier.board.Board;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.notation.Fen;

/** A hook that did what hooks may not, or failed. The message names the hook; the game is as it was before the call. */
public final class HookFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public HookFailure(String message) {
    super(message);
  }

  public HookFailure(String message, Throwable cause) {
    super(message, cause);
  }

  /**
   * The failure of a script, for whoever runs it.
   *
   * @param kind of hook: its word in a variant file
   * @param script the file that the script stands in
   * @param line of that file; 0 if it is not known
   * @param position the one that it was asked about
   * @param cause what went wrong inside
   */
  public static HookFailure in(
      String kind, String script, int line, PositionView position, Throwable cause) {
    String place = line > 0 ? " at line " + line : "";
    return new HookFailure(
        "The " + kind + " hook of " + script + " failed" + place + ": " + reason(cause)
            + " The position is " + fen(position) + ".",
        cause);
  }

  /**
   * The failure of a hook that adds a move that no rule could mean: not of an own piece, or not to an empty square.
   *
   * @param hook what it is called at the beginning of a sentence
   * @param position the one that it was asked about
   * @param from the index of the square of origin, if it is one
   * @param to likewise of the destination
   */
  public static HookFailure ofMove(String hook, PositionView position, int from, int to) {
    Board board = position.board();
    if (!isOn(board, from)) {
      return new HookFailure(hook + " moves a piece from off the board.");
    }
    String origin = board.square(from).name();
    if (!position.pieces().contains(from)) {
      return new HookFailure(
          hook + " moves a piece from " + origin + ", where no own piece stands.");
    }
    return new HookFailure(
        isOn(board, to)
            ? hook + " moves " + origin + " to " + board.square(to) + ", which is not empty."
            : hook + " moves " + origin + " off the board.");
  }

  private static boolean isOn(Board board, int square) {
    return square >= 0 && square < board.size();
  }

  private static String reason(Throwable cause) {
    if (cause instanceof ArithmeticException) {
      return "it divides by 0.";
    }
    // Java says it in several ways, and in hot code not at all.
    if (cause instanceof IndexOutOfBoundsException) {
      return "it asks a list for a place that the list does not have.";
    }
    String message = cause.getMessage();
    String reason = message == null ? cause.getClass().getSimpleName() : message;
    return reason.endsWith(".") ? reason : reason + ".";
  }

  private static String fen(PositionView position) {
    Side own = position.side();
    Placement placement = Placement.EMPTY;
    for (Square square : position.board().squares()) {
      boolean king = position.kings().or(position.enemyKings()).contains(square);
      Rank rank = king ? Rank.KING : Rank.MAN;
      if (position.pieces().contains(square)) {
        placement = placement.with(new Piece(own, rank), square);
      } else if (position.enemies().contains(square)) {
        placement = placement.with(new Piece(own.opponent(), rank), square);
      }
    }
    return Fen.write(position.board(), placement, own);
  }
}
