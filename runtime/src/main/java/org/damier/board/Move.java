package org.damier.board;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;

/**
 * One player's whole turn by one piece: a step or slide, or a whole capture with all its jumps.
 *
 * <p>Two moves are the same move, and equal, if they have the same origin, destination, set of captured squares and
 * resulting rank: the way between does not matter. A destination may equal the origin.
 *
 * @param piece the moving piece as it stands before the move
 * @param route the squares it stands on, from origin to destination, each landing between two jumps included
 * @param captured the captured pieces' squares in the order of the jumps; empty for a step or slide
 * @param rankAfter the piece's rank when the move is done
 */
public record Move(Piece piece, List<Square> route, List<Square> captured, Rank rankAfter) {

  /**
   * A move.
   *
   * @throws IllegalArgumentException if the route has fewer than two squares
   */
  public Move {
    if (route.size() < 2) {
      throw new IllegalArgumentException(
          "A route has an origin and a destination, not " + route + ".");
    }
    route = List.copyOf(route);
    captured = List.copyOf(captured);
  }

  /** The square the piece leaves. */
  public Square from() {
    return route.get(0);
  }

  /** The square the piece ends on. */
  public Square to() {
    return route.get(route.size() - 1);
  }

  public boolean isCapture() {
    return !captured.isEmpty();
  }

  /** Whether a man has become a king. */
  public boolean promotes() {
    return piece.rank() != rankAfter;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Move move && isAlike(move));
  }

  private boolean isAlike(Move move) {
    return from().equals(move.from())
        && to().equals(move.to())
        && rankAfter == move.rankAfter
        && captured.size() == move.captured.size()
        && (captured.equals(move.captured)
            || new HashSet<>(captured).equals(new HashSet<>(move.captured)));
  }

  @Override
  public int hashCode() {
    int capturedSet = captured.stream().mapToInt(Square::hashCode).sum();
    return Objects.hash(from(), to(), rankAfter, capturedSet);
  }

  /** Every square of the route: {@code 32-28}, {@code 26x17x8}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Square square : route) {
      text.append(text.length() == 0 ? "" : isCapture() ? "x" : "-").append(square);
    }
    return text.toString();
  }
}
