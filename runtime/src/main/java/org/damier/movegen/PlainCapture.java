package org.damier.movegen;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.engine.TooManyMovesException;
import org.damier.movegen.PlainJumps.Jump;
import org.damier.movegen.PlainJumps.Reach;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureRules.Reversal;
import org.damier.rules.Criterion;
import org.damier.rules.Landing;
import org.damier.rules.Promotion;
import org.damier.rules.Promotion.Timing;
import org.damier.rules.RuleSet;

/** All captures of one piece, jump by jump. */
final class PlainCapture {

  private final RuleSet rules;
  private final Board board;
  private final Piece piece;
  private final SquareSet kings;
  private final PlainJumps jumps;
  private final List<Square> via;
  private final boolean orderMatters;
  private final boolean directionMatters;
  private final PlainChain start;
  private final Set<FinishedCapture> finished = new LinkedHashSet<>();
  private final List<BegunCapture> begun = new ArrayList<>();
  private final Set<State> seen = new HashSet<>();

  PlainCapture(RuleSet rules, Placement placement, Square from) {
    this(rules, placement, from, List.of());
  }

  /** Only the captures that land on the squares of {@code via} in this order on their way, others between them. */
  PlainCapture(RuleSet rules, Placement placement, Square from, List<Square> via) {
    this(rules, placement, from, via, false);
  }

  private PlainCapture(
      RuleSet rules, Placement placement, Square from, List<Square> via, boolean twice) {
    this.via = List.copyOf(via);
    this.rules = rules;
    this.board = rules.board();
    this.piece = placement.at(from).orElseThrow();
    this.kings = placement.whiteKings().or(placement.blackKings());
    this.jumps = new PlainJumps(rules, placement, from, twice);
    this.orderMatters =
        rules.capture().selection().criteria().stream().anyMatch(Criterion::dependsOnOrder);
    // A jumped piece that stays on the board bars the way back by itself.
    this.directionMatters = rules.capture().removal() == Removal.AT_ONCE
        && rules.capture().reversal() == Reversal.FORBIDDEN;
    this.start = PlainChain.from(from, piece.rank());
  }

  /** As no rules have it: pieces may be jumped again and again. For asking whether that is what stands in the way. */
  static PlainCapture jumpingTwice(RuleSet rules, Placement placement, Square from) {
    return new PlainCapture(rules, placement, from, List.of(), true);
  }

  /** The captures that may stand as whole moves; of those that are the same move, at least one. */
  Set<FinishedCapture> finished() {
    goOn(start);
    return finished;
  }

  /** The captures that have been begun and may not end as they are. */
  List<BegunCapture> begun() {
    goOn(start);
    return begun;
  }

  /** As {@link #finished}, but only those that begin by landing on the squares after the first and on no others. */
  Set<FinishedCapture> finishedAlong(List<Square> squares) {
    along(squares).forEach(this::goOn);
    return finished;
  }

  /** As {@link #finished}, but only those whose first jump is over this piece. */
  Set<FinishedCapture> finishedTakingFirst(Square victim) {
    goOnTaking(victim);
    return finished;
  }

  /** As {@link #begun}, but only those whose first jump is over this piece. */
  List<BegunCapture> begunTakingFirst(Square victim) {
    goOnTaking(victim);
    return begun;
  }

  private void goOnTaking(Square victim) {
    jumps(start).stream()
        .filter(jump -> jump.victim().equals(victim))
        .forEach(jump -> goOn(after(start, jump)));
  }

  /** Where the piece may land next after it has landed on the squares after the first and on no others. */
  Set<Square> landingsAfter(List<Square> squares) {
    Set<Square> landings = new LinkedHashSet<>();
    along(squares).stream()
        .filter(this::mayJumpOn)
        .forEach(chain -> jumps(chain).forEach(jump -> landings.add(jump.landing())));
    return landings;
  }

  /** Whether the piece can land on the squares after the first in this order and on no others, and need not end there. */
  boolean leadsAlong(List<Square> squares) {
    return !along(squares).isEmpty();
  }

  private List<PlainChain> along(List<Square> squares) {
    List<PlainChain> chains = List.of(start);
    for (Square square : squares.subList(1, squares.size())) {
      chains = chains.stream()
          .filter(this::mayJumpOn)
          .flatMap(chain -> jumps(chain).stream()
              .filter(jump -> jump.landing().equals(square))
              .map(jump -> after(chain, jump)))
          .toList();
    }
    return chains;
  }

  /** What decides how a chain may go on: two chains that agree in it lead to the same moves. */
  private record State(
      Square at,
      SquareSet captured,
      int passed,
      Optional<Direction> last,
      Rank rank,
      boolean stopped,
      boolean landingAllowsEnd,
      List<Rank> order) {}

  private State stateOf(PlainChain chain) {
    return new State(
        chain.at(),
        chain.captured(),
        chain.passed(),
        directionMatters ? chain.last() : Optional.empty(),
        chain.rank(),
        chain.stopped(),
        landingAllowsEnd(chain),
        orderMatters ? ranks(chain.jumped()) : List.of());
  }

  private void goOn(PlainChain chain) {
    if (!seen.add(stateOf(chain))) {
      return;
    }
    requireBounds();
    List<Jump> next = mayJumpOn(chain) ? jumps(chain) : List.of();
    if (!chain.jumped().isEmpty() && chain.passed() == via.size()) {
      stop(chain, next);
    }
    next.forEach(jump -> goOn(after(chain, jump)));
  }

  private void requireBounds() {
    if (finished.size() > TooManyMovesException.MOST_MOVES) {
      throw TooManyMovesException.ofMoves();
    }
    if (seen.size() > TooManyMovesException.MOST_WAYS) {
      throw TooManyMovesException.ofWays();
    }
  }

  private boolean mayJumpOn(PlainChain chain) {
    boolean oneJumpOnly = rules.capture().continuation() == Continuation.SINGLE_JUMP;
    return !chain.stopped() && !(oneJumpOnly && !chain.jumped().isEmpty());
  }

  private boolean mayEnd(PlainChain chain, List<Jump> next) {
    return (next.isEmpty() || mayStop(chain.rank())) && landingAllowsEnd(chain);
  }

  private boolean mayStop(Rank rank) {
    return switch (rules.capture().continuation()) {
      case COMPULSORY -> false;
      case MAY_STOP, SINGLE_JUMP -> true;
      case KINGS_MAY_STOP -> rank == Rank.KING;
    };
  }

  /** Some variants want a capture whose last piece is a king to end just behind that king, if it was taken so. */
  private boolean landingAllowsEnd(PlainChain chain) {
    if (chain.jumped().isEmpty()) {
      return true;
    }
    Square last = chain.jumped().get(chain.jumped().size() - 1);
    boolean justBehind =
        board.next(last, chain.last().orElseThrow()).equals(Optional.of(chain.at()));
    boolean several = chain.jumped().size() > 1;
    return !kings.contains(last)
        || justBehind
        || chain
            .lastJump()
            .filter(jump -> jump.manner() instanceof Fly fly
                && (fly.landing() == Landing.NEXT_AFTER_LAST_KING
                    || (several && fly.landing() == Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL)))
            .isEmpty();
  }

  private void stop(PlainChain chain, List<Jump> next) {
    Move move = new Move(piece, chain.route(), chain.jumped(), chain.rank());
    if (mayEnd(chain, next)) {
      finished.add(new FinishedCapture(move, ranks(chain.jumped())));
    } else {
      List<Square> goesOnTo = next.stream().map(Jump::landing).distinct().toList();
      begun.add(new BegunCapture(move, chain.jumpedAs(), goesOnTo));
    }
  }

  private List<Rank> ranks(List<Square> squares) {
    return squares.stream()
        .map(square -> kings.contains(square) ? Rank.KING : Rank.MAN)
        .toList();
  }

  private PlainChain after(PlainChain chain, Jump jump) {
    Optional<Timing> promotion = promotionOn(jump.landing(), chain.rank());
    boolean stops = promotion.equals(Optional.of(Timing.AT_ONCE_STOPPING));
    boolean continues = promotion.equals(Optional.of(Timing.AT_ONCE_CONTINUING));
    return chain.then(jump, passed(chain), stops || continues ? Rank.KING : chain.rank(), stops);
  }

  /** How much of the way is done when the chain leaves the square it stands on. */
  private int passed(PlainChain chain) {
    boolean lands = !chain.jumped().isEmpty()
        && chain.passed() < via.size()
        && chain.at().equals(via.get(chain.passed()));
    return chain.passed() + (lands ? 1 : 0);
  }

  private Optional<Timing> promotionOn(Square landing, Rank rank) {
    return rules
        .piece(rank)
        .promotion()
        .filter(promotion -> promotion.zone().of(piece.side()).contains(landing))
        .map(Promotion::timing);
  }

  private List<Jump> jumps(PlainChain chain) {
    return jumps.from(chain).stream()
        .flatMap(reach -> landings(chain, reach).stream())
        .toList();
  }

  /** Of the squares behind one victim those where the piece may come down. */
  private List<Jump> landings(PlainChain chain, Reach reach) {
    List<Jump> all = reach.jumps();
    if (!(reach.manner() instanceof Fly fly)) {
      return all;
    }
    return switch (fly.landing()) {
      case ANYWHERE, NEXT, BEYOND, NEXT_AFTER_LAST_KING, NEXT_AFTER_LAST_KING_OF_SEVERAL -> all;
      case WHERE_IT_CAN_CONTINUE -> {
        List<Jump> going =
            all.stream().filter(jump -> canGoOn(after(chain, jump))).toList();
        yield going.isEmpty() ? all : going;
      }
    };
  }

  /** Whether any jump follows. Which landings a rule would choose does not matter to that. */
  private boolean canGoOn(PlainChain chain) {
    return mayJumpOn(chain) && !jumps.from(chain).isEmpty();
  }
}
