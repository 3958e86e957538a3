package org.damier.protocols.dxp;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.damier.Position;
import org.damier.board.Board;
import org.damier.board.Move;
import org.damier.board.Square;
import org.damier.board.SquareNaming;
import org.damier.board.SquareNaming.Style;

/** Moves of a position as messages of DXP, squares by their numbers. */
public final class DxpMoves {

  private DxpMoves() {}

  /** The message of the move, which took so many seconds. */
  public static DxpMessage.MoveMessage write(Position position, Move move, int seconds) {
    Board board = numbered(position.variant().board());
    return new DxpMessage.MoveMessage(
        seconds,
        number(board, move.from()),
        number(board, move.to()),
        move.captured().stream().map(square -> number(board, square)).toList());
  }

  /**
   * The legal move that the message means, in whatever order it names the captured squares.
   *
   * @throws IllegalArgumentException if it means none
   */
  public static Move read(Position position, DxpMessage.MoveMessage message) {
    return position.legalMoves().stream()
        .filter(move -> isMeant(write(position, move, message.seconds()), message))
        .findFirst()
        .orElseThrow(() ->
            new IllegalArgumentException("`" + message.text() + "` is not a legal move here."));
  }

  private static boolean isMeant(DxpMessage.MoveMessage one, DxpMessage.MoveMessage other) {
    return one.from() == other.from()
        && one.to() == other.to()
        && one.captured().size() == other.captured().size()
        && set(one.captured()).equals(set(other.captured()));
  }

  private static Set<Integer> set(List<Integer> numbers) {
    return new HashSet<>(numbers);
  }

  private static Board numbered(Board board) {
    return board.naming().style() == Style.NUMBERS ? board : board.renamed(SquareNaming.NUMBERS);
  }

  private static int number(Board board, Square square) {
    return Integer.parseInt(board.square(square.index()).name());
  }
}
