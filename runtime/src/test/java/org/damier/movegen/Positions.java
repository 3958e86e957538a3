package org.damier.movegen;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.damier.board.Board;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;

/** Positions and moves as the oracle's texts, which need nothing but a board to be read. */
public final class Positions {

  private Positions() {}

  /** The side to move of {@code W:W31,K45:B7}. */
  public static Side sideToMove(String text) {
    return text.charAt(0) == 'W' ? Side.WHITE : Side.BLACK;
  }

  /** The pieces of {@code W:W31,K45:B7}. */
  public static Placement placement(Board board, String text) {
    String[] parts = text.split(":", -1);
    return placement(board, parts[1], parts[2]);
  }

  /** The pieces of two lists such as {@code W31,K45}, in either order. */
  public static Placement placement(Board board, String one, String other) {
    return withPieces(board, other, withPieces(board, one, Placement.EMPTY));
  }

  private static Placement withPieces(Board board, String list, Placement placement) {
    Placement filled = placement;
    for (String word : list.substring(1).split(",", -1)) {
      if (!word.isEmpty()) {
        boolean king = word.charAt(0) == 'K';
        Piece piece = new Piece(sideToMove(list), king ? Rank.KING : Rank.MAN);
        filled = filled.with(piece, board.square(king ? word.substring(1) : word));
      }
    }
    return filled;
  }

  public static String text(Board board, Placement placement, Side side) {
    return side.letter() + ":" + list(board, placement, Side.WHITE) + ":"
        + list(board, placement, Side.BLACK);
  }

  private static String list(Board board, Placement placement, Side side) {
    List<String> words = new ArrayList<>();
    placement.of(side, Rank.KING).forEach(index -> words.add("K" + board.square(index)));
    placement.of(side, Rank.MAN).forEach(index -> words.add(board.square(index).name()));
    return side.letter() + String.join(",", words);
  }

  /** {@code 32-28}, {@code 32x14:19,28}, with {@code *} for a promotion: what makes a move the move it is. */
  public static String text(Move move) {
    String promotes = move.promotes() ? "*" : "";
    if (!move.isCapture()) {
      return move.from() + "-" + move.to() + promotes;
    }
    String captured =
        move.captured().stream().map(Square::name).sorted().collect(Collectors.joining(","));
    return move.from() + "x" + move.to() + ":" + captured + promotes;
  }

  /** The texts in alphabetical order. Moves that are listed twice stand there twice. */
  public static List<String> texts(Collection<Move> moves) {
    return moves.stream().map(Positions::text).sorted().toList();
  }
}
