package org.damier;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.engine.Engine;
import org.damier.engine.TooManyMovesException;
import org.damier.movegen.Routes;
import org.damier.movegen.Verdicts;
import org.damier.notation.Fen;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.RulePart;
import org.jspecify.annotations.Nullable;

/**
 * A checked position of a variant: where the pieces stand, who is to move, and what the rules have it remember of the
 * moves before. Immutable, safe between threads, and a value: two positions are equal if all of these are.
 */
public final class Position {

  private final Variant variant;
  private final Placement placement;
  private final Side sideToMove;
  private final KingRuns kingRuns;
  private final Optional<Square> exposed;

  // Found on first use; a race finds the same list twice.
  private volatile @Nullable List<Move> legalMoves;

  // Of the pieces and the side to move only.
  private final long hash;

  Position(
      Variant variant,
      Placement placement,
      Side sideToMove,
      KingRuns kingRuns,
      Optional<Square> exposed) {
    this(variant, placement, sideToMove, kingRuns, exposed, PositionHash.of(placement, sideToMove));
  }

  private Position(
      Variant variant,
      Placement placement,
      Side sideToMove,
      KingRuns kingRuns,
      Optional<Square> exposed,
      long hash) {
    this.variant = variant;
    this.placement = placement;
    this.sideToMove = sideToMove;
    this.kingRuns = kingRuns;
    this.exposed = exposed;
    this.hash = hash;
  }

  public Variant variant() {
    return variant;
  }

  public Placement placement() {
    return placement;
  }

  public Side sideToMove() {
    return sideToMove;
  }

  /** What the rules have the position remember of moves before it; {@link KingRuns#NONE} in most games. */
  public KingRuns kingRuns() {
    return kingRuns;
  }

  /**
   * Where the piece stands that the opponent has moved last, if the rules oblige the side to move to take it now; empty in
   * most games, and where it cannot be taken.
   */
  public Optional<Square> exposed() {
    return exposed;
  }

  /** The piece on the square; empty if there is none. */
  public Optional<Piece> at(Square square) {
    return placement.at(square);
  }

  /**
   * The moves that the side to move may make, each once. None if the rules have already decided the game.
   *
   * @throws TooManyMovesException if they are too many to be listed
   */
  public List<Move> legalMoves() {
    List<Move> known = legalMoves;
    if (known == null) {
      known = List.copyOf(exposed.map(this::takingFirst).orElseGet(this::movesWithoutDuty));
      legalMoves = known;
    }
    return known;
  }

  private List<Move> takingFirst(Square victim) {
    return Exposure.captures(variant.rules(), placement, sideToMove, victim);
  }

  private List<Move> movesWithoutDuty() {
    return withoutResting(variant.generator().legalMoves(placement, sideToMove));
  }

  /** Those of the moves that no king makes that has to rest. */
  List<Move> withoutResting(List<Move> moves) {
    return restingKing()
        .map(square -> moves.stream()
            .filter(move -> move.isCapture() || !move.from().equals(square))
            .toList())
        .orElse(moves);
  }

  /** Where the king of the side to move stands that may only capture now. */
  Optional<Square> restingKing() {
    return variant.rules().king().rest().flatMap(rest -> kingRuns.resting(sideToMove, rest));
  }

  /**
   * The position after a move.
   *
   * @throws IllegalMoveException if the move is not legal here; it says why and what is legal
   */
  public Position play(Move move) {
    Refusal.of(this, move).ifPresent(refusal -> {
      throw new IllegalMoveException(refusal, legalMoves());
    });
    Placement after = placement.without(move.from());
    for (Square captured : move.captured()) {
      after = after.without(captured);
    }
    after = after.with(variant.rules().pieceAfter(move), move.to());
    List<Square> forfeited = forfeited(move);
    if (!forfeited.isEmpty()) {
      for (Square square : forfeited) {
        after = after.without(square);
      }
      return new Position(
          variant, after, sideToMove.opponent(), kingRunsAfter(move, after), Optional.empty());
    }
    return new Position(
        variant,
        after,
        sideToMove.opponent(),
        kingRunsAfter(move, after),
        Exposure.of(variant.rules(), after, sideToMove.opponent(), move.to()),
        PositionHash.after(hash, placement, move, variant.rules().sideAfter(move)));
  }

  /** Where the pieces stand after the move that have passed a capture by and pay for it. */
  private List<Square> forfeited(Move move) {
    return move.isCapture() || !variant.rules().capture().duty().isForfeit()
        ? List.of()
        : Forfeits.of(this, move);
  }

  private KingRuns kingRunsAfter(Move move, Placement after) {
    return variant
        .rules()
        .king()
        .rest()
        .map(rest -> kingRuns.after(move, after, rest))
        .orElse(KingRuns.NONE);
  }

  /**
   * The legal move made by a way that lands on the squares of {@code via} in this order, possibly on
   * others between them; empty if no way does. Several ways can make the same move, of which {@link
   * #legalMoves()} names one.
   */
  public Optional<Move> routed(Move move, List<Square> via) {
    return Routes.through(variant.rules(), placement, move, via);
  }

  /** How the game stands if this position alone decides it; draws by repetition or clock are the game's. */
  public Optional<Outcome> outcome() {
    return decided().map(Decided::outcome);
  }

  /** The same with the rule that decides. */
  Optional<Decided> decided() {
    Optional<Verdicts.Decision> decision = Verdicts.of(variant.rules(), placement, sideToMove);
    if (decision.isPresent()) {
      return decision.map(Outcomes::of);
    }
    if (!legalMoves().isEmpty()) {
      return Optional.empty();
    }
    List<Ending> endings = variant.rules().endings();
    return IntStream.range(0, endings.size())
        .filter(i -> endings.get(i).condition() instanceof Condition.NoMove)
        .mapToObj(i -> new Decided(withoutMove(endings.get(i)), RulePart.Kind.ENDING.at(i)))
        .findFirst();
  }

  private Outcome withoutMove(Ending ending) {
    return Outcomes.of(
        sideToMove,
        ending.verdict(),
        Outcome.Reason.NO_MOVE,
        sideToMove.title() + " has no legal move.");
  }

  /**
   * Writes the position, with all that it remembers, as an engine reads it.
   *
   * @param engine an engine of this variant
   * @param words an array with room for a position from {@code offset} on
   */
  public void load(Engine engine, long[] words, int offset) {
    engine.load(placement, sideToMove, words, offset);
    for (Side side : Side.values()) {
      kingRuns
          .of(side)
          .ifPresent(run -> engine.loadRun(side, run.square(), run.moves(), words, offset));
    }
    exposed.ifPresent(square -> engine.loadExposed(square, words, offset));
  }

  /** A hash of what makes positions equal, the variant aside, that is the same on every machine and in every version. */
  public long hash() {
    return hash ^ PositionHash.of(kingRuns) ^ PositionHash.of(exposed);
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Position position && isAlike(position));
  }

  private boolean isAlike(Position position) {
    return sideToMove == position.sideToMove
        && placement.equals(position.placement)
        && kingRuns.equals(position.kingRuns)
        && exposed.equals(position.exposed)
        && variant.equals(position.variant);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  /** The position as {@link Fen} writes it. */
  @Override
  public String toString() {
    return Fen.write(this);
  }
}
