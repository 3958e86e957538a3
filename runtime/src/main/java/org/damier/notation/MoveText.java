package org.damier.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.Position;
import org.damier.Refusal;
import org.damier.Variant;
import org.damier.Why;
import org.damier.board.Move;
import org.damier.board.Square;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/**
 * Moves as text, such as {@code 32-28} or {@code c3xe5xg7}, with the separators of the variant.
 *
 * <pre>{@code
 * Move move = MoveText.read(position, "32-28");
 * MoveText.write(position, move);
 * }</pre>
 */
public final class MoveText {

  private MoveText() {}

  /** Origin and destination if they name no other legal move of the position, else the {@link #full} route. */
  public static String write(Position position, Move move) {
    boolean ambiguous = position.legalMoves().stream()
        .anyMatch(other -> sameEnds(move, other) && !move.equals(other));
    return ambiguous
        ? full(position.variant(), move)
        : move.from() + position.variant().rules().notation().separator(move) + move.to();
  }

  /** Every square of the move's route. */
  public static String full(Variant variant, Move move) {
    return variant.rules().notation().route(move);
  }

  /**
   * The legal move that the text names: by origin and destination, with all squares between them on which the piece
   * lands, or with some of them. Blanks, upper case and leading zeros do not matter; {@code -}, {@code x} and {@code :}
   * may stand for one another or be left out where square names need no separator. A capture may be told hop by hop, as
   * in {@code c3xc5 c5xe5}. Squares may be called by numbers where the variant has letters, and the other way round.
   *
   * <p>Of several moves that the text fits, those are meant that its separator fits, since that tells captures from other
   * moves; and of these the one of which it is the full route.
   *
   * @throws MoveTextException if that leaves no move or several
   */
  public static Move read(Position position, String text) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(text, "text");
    MoveSyntax.Reading reading = MoveSyntax.read(position.variant().rules(), text);
    List<Move> fitting = fitting(position, reading.squares());
    if (fitting.isEmpty()) {
      throw new MoveTextException.Illegal(
          Refusal.of(position, reading.squares(), reading.capture().orElse(false))
              .orElseThrow());
    }
    List<Move> meant = narrowed(fitting, reading);
    if (meant.size() > 1) {
      throw ambiguous(position.variant(), text, meant);
    }
    return meant.get(0);
  }

  /**
   * Why the move of the text is legal in the game, or why not; a text that is not a move's at all breaks the rules of how
   * squares are called. Who writes a step asks about a step, even where a capture leads there, and the other way round.
   *
   * @throws MoveTextException.Ambiguous if it fits several legal moves
   */
  public static Why why(Game game, String text) {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(text, "text");
    Position position = game.position();
    Optional<Refusal> over = Refusal.of(game);
    if (over.isPresent()) {
      return new Why.NotLegal(over.get());
    }
    try {
      Move move = read(position, text);
      return otherKind(position, text, move)
          .<Why>map(Why.NotLegal::new)
          .orElseGet(() -> Why.legal(position, move));
    } catch (MoveTextException.Illegal illegal) {
      return new Why.NotLegal(illegal.refusal());
    } catch (MoveTextException.Unreadable unreadable) {
      return new Why.NotLegal(new Refusal(
          Refusal.Reason.NOT_A_MOVE,
          Objects.requireNonNull(unreadable.getMessage()),
          List.of(RulePart.Kind.NOTATION.only(), RulePart.Kind.BOARD.only()),
          position.legalMoves()));
    }
  }

  /** Why the step, or the capture, that the text is by its separators is not legal, where the move it names is the other. */
  private static Optional<Refusal> otherKind(Position position, String text, Move move) {
    RuleSet rules = position.variant().rules();
    MoveSyntax.Reading asked = MoveSyntax.read(rules, text);
    // Some variants write both with one sign.
    boolean told = MoveSyntax.read(rules, full(position.variant(), move))
        .capture()
        .equals(Optional.of(move.isCapture()));
    if (agrees(asked.capture(), move) || !told) {
      return Optional.empty();
    }
    if (!move.isCapture()) {
      return Refusal.of(position, asked.squares(), true);
    }
    return asked.squares().size() == 2
        ? Refusal.ofStep(position, move.from(), move.to())
        : Optional.empty();
  }

  /**
   * Every legal move that the text may mean, for readers of whole games, where what follows can settle it: those that
   * {@link #read} would choose from; if there are none, captures that go on from where the text ends, as some files write
   * no more than has to be chosen. Empty if no legal move is meant.
   *
   * @throws MoveTextException.Unreadable if the text is not a move's at all
   */
  public static List<Move> candidates(Position position, String text) {
    Objects.requireNonNull(position, "position");
    Objects.requireNonNull(text, "text");
    MoveSyntax.Reading reading = MoveSyntax.read(position.variant().rules(), text);
    List<Move> fitting = fitting(position, reading.squares());
    return List.copyOf(
        fitting.isEmpty() ? begun(position, reading.squares()) : narrowed(fitting, reading));
  }

  private static List<Move> begun(Position position, List<Square> squares) {
    List<Square> via = squares.subList(1, squares.size());
    return position.legalMoves().stream()
        .filter(move -> move.isCapture() && move.from().equals(squares.get(0)))
        .flatMap(move -> position.routed(move, via).stream())
        .toList();
  }

  /** Whether two moves of one position have the same squares at their ends. */
  private static boolean sameEnds(Move move, Move other) {
    return move.from().index() == other.from().index()
        && move.to().index() == other.to().index();
  }

  private static List<Move> fitting(Position position, List<Square> squares) {
    Square from = squares.get(0);
    Square to = squares.get(squares.size() - 1);
    List<Square> via = squares.subList(1, squares.size() - 1);
    List<Move> fitting = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      if (move.from().equals(from) && move.to().equals(to)) {
        position.routed(move, via).ifPresent(fitting::add);
      }
    }
    return fitting;
  }

  private static List<Move> narrowed(List<Move> fitting, MoveSyntax.Reading reading) {
    List<Move> kind =
        fitting.stream().filter(move -> agrees(reading.capture(), move)).toList();
    List<Move> left = kind.isEmpty() ? fitting : kind;
    int squares = reading.squares().size();
    List<Move> whole =
        left.stream().filter(move -> move.route().size() == squares).toList();
    return whole.size() == 1 ? whole : left;
  }

  private static boolean agrees(Optional<Boolean> capture, Move move) {
    return capture.isEmpty() || capture.get() == move.isCapture();
  }

  private static MoveTextException ambiguous(Variant variant, String text, List<Move> moves) {
    String candidates =
        moves.stream().map(move -> full(variant, move)).collect(Collectors.joining(" or "));
    return new MoveTextException.Ambiguous(
        Texts.quote(text) + " fits " + moves.size() + " moves: " + candidates + ".", moves);
  }
}
