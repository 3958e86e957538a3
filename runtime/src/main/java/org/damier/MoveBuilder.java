package org.damier;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.damier.board.Move;
import org.damier.board.Square;
import org.damier.movegen.Routes;
import org.jspecify.annotations.Nullable;

/**
 * A move as a player puts it together by clicking squares: the piece, then every square it lands on. Immutable and safe
 * between threads; each click gives a new builder, so that taking a click back is keeping the old one.
 *
 * <pre>{@code
 * MoveBuilder clicks = MoveBuilder.of(position);
 * show(clicks.next());                    // the pieces that may move
 * clicks = clicks.click(square);
 * show(clicks.next());                    // where it may go
 * clicks.unique().ifPresent(this::play);  // nothing is left to choose
 * }</pre>
 *
 * <p>While a capture is being put together the position stays what it was: a half-made capture is a position and the
 * squares clicked.
 */
public final class MoveBuilder {

  private final Position position;
  private final List<Square> clicked;
  private final List<Move> candidates;
  private final @Nullable MoveBuilder previous;

  private MoveBuilder(
      Position position,
      List<Square> clicked,
      List<Move> candidates,
      @Nullable MoveBuilder previous) {
    this.previous = previous;
    this.position = position;
    this.clicked = List.copyOf(clicked);
    this.candidates = List.copyOf(candidates);
  }

  /** A builder of the position's moves in which nothing has been clicked. */
  public static MoveBuilder of(Position position) {
    return new MoveBuilder(position, List.of(), position.legalMoves(), null);
  }

  /**
   * The builder after these clicks.
   *
   * @throws IllegalArgumentException if one of them is not possible
   */
  public static MoveBuilder of(Position position, List<Square> clicked) {
    MoveBuilder builder = of(position);
    for (Square square : clicked) {
      builder = builder.click(square);
    }
    return builder;
  }

  public Position position() {
    return position;
  }

  /** The squares clicked, the moving piece's origin first. */
  public List<Square> clicked() {
    return clicked;
  }

  /** The legal moves that still can be meant, told by a way that begins with the squares clicked. */
  public List<Move> candidates() {
    return candidates;
  }

  /**
   * The squares that may be clicked next: at first those of the pieces that can move, then those on which the piece can
   * land next, its origin among them if the way leads back there. None if the move is whole and cannot go on.
   */
  public Set<Square> next() {
    Set<Square> next = new LinkedHashSet<>();
    if (clicked.isEmpty()) {
      candidates.forEach(move -> next.add(move.from()));
      return Set.copyOf(next);
    }
    if (clicked.size() == 1) {
      candidates.stream().filter(move -> !move.isCapture()).forEach(move -> next.add(move.to()));
    }
    if (candidates.stream().anyMatch(Move::isCapture)) {
      Routes.landingsAfter(position.variant().rules(), position.placement(), clicked).stream()
          .filter(square -> !captures(with(square)).isEmpty())
          .forEach(next::add);
    }
    return Set.copyOf(next);
  }

  /** The squares on which the moves that still can be meant end. */
  public Set<Square> destinations() {
    Set<Square> destinations = new LinkedHashSet<>();
    candidates.forEach(move -> destinations.add(move.to()));
    return Set.copyOf(destinations);
  }

  /**
   * The builder after one more click: on one of {@link #next}, or, once the piece is chosen, on the square where exactly one
   * of the moves ends, which makes that move whole.
   *
   * @throws IllegalArgumentException if neither is the case; it says which squares may be clicked
   */
  public MoveBuilder click(Square square) {
    Set<Square> next = next();
    if (next.contains(square)) {
      return new MoveBuilder(position, with(square), after(square), this);
    }
    List<Move> ending =
        candidates.stream().filter(move -> move.to().equals(square)).toList();
    if (clicked.isEmpty() || ending.size() != 1) {
      throw new IllegalArgumentException(square + " cannot be clicked now; these can: "
          + next.stream()
              .sorted((one, other) -> Integer.compare(one.index(), other.index()))
              .toList()
          + ".");
    }
    return new MoveBuilder(position, ending.get(0).route(), ending, this);
  }

  private List<Move> after(Square square) {
    if (clicked.isEmpty()) {
      return candidates.stream().filter(move -> move.from().equals(square)).toList();
    }
    List<Move> after = new ArrayList<>();
    if (clicked.size() == 1) {
      candidates.stream()
          .filter(move -> !move.isCapture() && move.to().equals(square))
          .forEach(after::add);
    }
    after.addAll(captures(with(square)));
    return after;
  }

  private List<Move> captures(List<Square> squares) {
    List<Move> captures = candidates.stream().filter(Move::isCapture).toList();
    return captures.isEmpty()
        ? captures
        : Routes.beginning(position.variant().rules(), position.placement(), captures, squares);
  }

  private List<Square> with(Square square) {
    List<Square> squares = new ArrayList<>(clicked);
    squares.add(square);
    return squares;
  }

  /**
   * The builder before the last click, also if that completed the move by several squares; this one if nothing has been
   * clicked.
   */
  public MoveBuilder back() {
    return previous == null ? this : previous;
  }

  /** The move that the squares clicked are the whole way of. It may be that a longer one begins so, too. */
  public Optional<Move> move() {
    return candidates.stream().filter(move -> move.route().equals(clicked)).findFirst();
  }

  /** The only move that still can be meant, whether or not all its squares have been clicked. */
  public Optional<Move> unique() {
    return candidates.size() == 1 ? Optional.of(candidates.get(0)) : Optional.empty();
  }
}
