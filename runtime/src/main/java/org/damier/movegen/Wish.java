package org.damier.movegen;

import java.util.List;
import java.util.Optional;
import org.damier.board.Move;
import org.damier.board.Square;
import org.damier.board.SquareSet;

/**
 * What somebody would like to play, legal or not.
 *
 * @param squares origin, squares on the way, destination: two or more
 * @param captured the squares to be captured, none for a move without capture; empty if nothing is said of them
 * @param capture whether it is said to be a capture
 */
public record Wish(List<Square> squares, Optional<SquareSet> captured, boolean capture) {
  public Wish {
    squares = List.copyOf(squares);
  }

  /** The wish for exactly this move. */
  public static Wish of(Move move) {
    return new Wish(move.route(), Optional.of(SquareSet.of(move.captured())), move.isCapture());
  }

  /** The wish for some move by these squares. */
  public static Wish by(List<Square> squares, boolean capture) {
    return new Wish(squares, Optional.empty(), capture);
  }

  /** The wish for a move without capture. */
  public static Wish quiet(Square from, Square to) {
    return new Wish(List.of(from, to), Optional.of(SquareSet.EMPTY), false);
  }

  public Square from() {
    return squares.get(0);
  }

  public Square to() {
    return squares.get(squares.size() - 1);
  }

  /** Whether it can be one without capture. */
  public boolean mayBeQuiet() {
    return !capture && squares.size() == 2 && captured.map(SquareSet::isEmpty).orElse(true);
  }

  /** Whether it can be a capture. */
  public boolean mayCapture() {
    return !captured.map(SquareSet::isEmpty).orElse(false);
  }

  boolean isMetBy(Move move) {
    return move.from().equals(from())
        && move.to().equals(to())
        && captured.map(SquareSet.of(move.captured())::equals).orElse(true);
  }

  /** The squares that a capture must land on before its last; a move's own are one way of many. */
  List<Square> via() {
    return captured.isPresent() ? List.of() : squares.subList(1, squares.size() - 1);
  }
}
