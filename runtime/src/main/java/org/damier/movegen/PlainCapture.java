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
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.rules.CaptureManner;
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
  private final Placement before;
  private final Piece piece;
  private final boolean orderMatters;
  private final List<Square> via;
  private final Chain start;
  private final boolean directionMatters;
  private final Set<FinishedCapture> finished = new LinkedHashSet<>();
  private final Set<BegunCapture> begun = new LinkedHashSet<>();
  private final Set<Object> seen = new HashSet<>();

  PlainCapture(RuleSet rules, Placement placement, Square from) {
    this(rules, placement, from, List.of());
  }

  /** Only the captures that land on the squares of {@code via} in this order on their way, others between them. */
  PlainCapture(RuleSet rules, Placement placement, Square from, List<Square> via) {
    this.via = List.copyOf(via);
    this.rules = rules;
    this.board = rules.board();
    this.before = placement;
    this.piece = placement.at(from).orElseThrow();
    this.orderMatters =
        rules.capture().selection().criteria().stream().anyMatch(Criterion::dependsOnOrder);
    // A jumped piece that stays on the board bars the way back by itself.
    this.directionMatters = rules.capture().removal() == Removal.AT_ONCE
        && rules.capture().reversal() == Reversal.FORBIDDEN;
    this.start = new Chain(List.of(from), List.of(), 0, Optional.empty(), piece.rank(), false);
  }

  /** The captures that may stand as whole moves; of those that are the same move, at least one. */
  Set<FinishedCapture> finished() {
    goOn(start);
    return finished;
  }

  /** The captures that have been begun and may not end as they are. */
  Set<BegunCapture> begun() {
    goOn(start);
    return begun;
  }

  /** Whether the piece can land on the squares after the first in this order and on no others, and need not end there. */
  boolean leadsAlong(List<Square> squares) {
    List<Chain> chains = List.of(start);
    for (Square square : squares.subList(1, squares.size())) {
      chains = chains.stream()
          .filter(this::mayJumpOn)
          .flatMap(chain -> jumps(chain).stream()
              .filter(jump -> jump.landing().equals(square))
              .map(jump -> after(chain, jump)))
          .toList();
    }
    return !chains.isEmpty();
  }

  /**
   * A capture under way.
   *
   * @param passed how many squares of {@code via} it has landed on and left again
   * @param last the direction of the last jump
   * @param stopped whether a promotion has ended it
   */
  private record Chain(
      List<Square> route,
      List<Square> jumped,
      int passed,
      Optional<Direction> last,
      Rank rank,
      boolean stopped) {
    Square at() {
      return route.get(route.size() - 1);
    }
  }

  /** One jump: over {@code victim}, down on {@code landing}. */
  private record Jump(Direction direction, Square victim, Square landing) {}

  private void goOn(Chain chain) {
    if (!seen.add(whatMattersOf(chain))) {
      return;
    }
    List<Jump> jumps = mayJumpOn(chain) ? jumps(chain) : List.of();
    if (!chain.jumped().isEmpty() && chain.passed() == via.size()) {
      stop(chain, jumps);
    }
    jumps.forEach(jump -> goOn(after(chain, jump)));
  }

  /** What decides how a chain may go on: two chains that agree in it lead to the same moves. */
  private Object whatMattersOf(Chain chain) {
    return List.of(
        chain.at(),
        orderMatters ? ranks(chain.jumped()) : List.of(),
        SquareSet.of(chain.jumped()),
        chain.passed(),
        directionMatters ? chain.last() : Optional.empty(),
        chain.rank(),
        chain.stopped(),
        landingAllowsEnd(chain));
  }

  private boolean mayJumpOn(Chain chain) {
    boolean oneJumpOnly = rules.capture().continuation() == Continuation.SINGLE_JUMP;
    return !chain.stopped() && !(oneJumpOnly && !chain.jumped().isEmpty());
  }

  private boolean mayEnd(Chain chain, List<Jump> jumps) {
    boolean goesOnWhilePossible = rules.capture().continuation() == Continuation.COMPULSORY;
    return (jumps.isEmpty() || !goesOnWhilePossible) && landingAllowsEnd(chain);
  }

  /** Some variants want a capture whose last piece is a king to end just behind that king. */
  private boolean landingAllowsEnd(Chain chain) {
    if (chain.jumped().isEmpty()) {
      return true;
    }
    Square last = chain.jumped().get(chain.jumped().size() - 1);
    boolean lastIsKing = before.at(last).orElseThrow().rank() == Rank.KING;
    boolean justBehind =
        board.next(last, chain.last().orElseThrow()).equals(Optional.of(chain.at()));
    if (!lastIsKing || justBehind) {
      return true;
    }
    boolean several = chain.jumped().size() > 1;
    return rules.piece(chain.rank()).captures().stream()
        .noneMatch(manner -> manner instanceof Fly fly
            && (fly.landing() == Landing.NEXT_AFTER_LAST_KING
                || (several && fly.landing() == Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL)));
  }

  private void stop(Chain chain, List<Jump> jumps) {
    Move move = new Move(piece, chain.route(), chain.jumped(), chain.rank());
    if (mayEnd(chain, jumps)) {
      finished.add(new FinishedCapture(move, ranks(chain.jumped())));
    } else {
      begun.add(
          new BegunCapture(move, jumps.stream().map(Jump::landing).distinct().toList()));
    }
  }

  private List<Rank> ranks(List<Square> squares) {
    return squares.stream()
        .map(square -> before.at(square).orElseThrow().rank())
        .toList();
  }

  private Chain after(Chain chain, Jump jump) {
    Optional<Timing> promotion = promotionOn(jump.landing(), chain.rank());
    boolean stops = promotion.equals(Optional.of(Timing.AT_ONCE_STOPPING));
    boolean continues = promotion.equals(Optional.of(Timing.AT_ONCE_CONTINUING));
    return new Chain(
        appended(chain.route(), jump.landing()),
        appended(chain.jumped(), jump.victim()),
        passed(chain),
        Optional.of(jump.direction()),
        stops || continues ? Rank.KING : chain.rank(),
        stops);
  }

  /** How much of the way is done when the chain leaves the square it stands on. */
  private int passed(Chain chain) {
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

  private static List<Square> appended(List<Square> squares, Square square) {
    List<Square> longer = new ArrayList<>(squares);
    longer.add(square);
    return List.copyOf(longer);
  }

  private List<Jump> jumps(Chain chain) {
    List<Jump> jumps = new ArrayList<>();
    for (CaptureManner manner : rules.piece(chain.rank()).captures()) {
      for (Direction direction : directions(chain, manner)) {
        List<Jump> behindVictim = reach(chain, manner, direction);
        jumps.addAll(manner instanceof Fly fly ? landings(chain, fly, behindVictim) : behindVictim);
      }
    }
    return jumps;
  }

  private List<Direction> directions(Chain chain, CaptureManner manner) {
    return manner.directions().on(board, piece.side()).stream()
        .filter(direction -> mayTurnTo(direction, chain))
        .toList();
  }

  private boolean mayTurnTo(Direction direction, Chain chain) {
    boolean turnsBack = chain.last().equals(Optional.of(direction.opposite()));
    return !turnsBack || rules.capture().reversal() == Reversal.ALLOWED;
  }

  /** Every jump over the first piece on the line, if that may be taken, whatever the rule of landing. */
  private List<Jump> reach(Chain chain, CaptureManner manner, Direction direction) {
    boolean flies = manner instanceof Fly;
    Optional<Square> ahead = board.next(chain.at(), direction);
    while (flies && ahead.isPresent() && isEmpty(ahead.get(), chain)) {
      ahead = board.next(ahead.get(), direction);
    }
    if (ahead.isEmpty() || !mayTake(manner, ahead.get(), chain)) {
      return List.of();
    }
    Square victim = ahead.get();
    List<Jump> jumps = new ArrayList<>();
    Optional<Square> landing = board.next(victim, direction);
    while (landing.isPresent() && isEmpty(landing.get(), chain)) {
      jumps.add(new Jump(direction, victim, landing.get()));
      landing = flies ? board.next(landing.get(), direction) : Optional.empty();
    }
    return jumps;
  }

  /** Of the squares behind one victim those where the piece may come down. */
  private List<Jump> landings(Chain chain, Fly fly, List<Jump> jumps) {
    return switch (fly.landing()) {
      case ANYWHERE, NEXT_AFTER_LAST_KING, NEXT_AFTER_LAST_KING_OF_SEVERAL -> jumps;
      case NEXT -> jumps.stream().limit(1).toList();
      case WHERE_IT_CAN_CONTINUE -> {
        List<Jump> going =
            jumps.stream().filter(jump -> canGoOn(after(chain, jump))).toList();
        yield going.isEmpty() ? jumps : going;
      }
    };
  }

  /** Whether any jump follows. Which landings a rule would choose does not matter to that. */
  private boolean canGoOn(Chain chain) {
    return mayJumpOn(chain)
        && rules.piece(chain.rank()).captures().stream()
            .anyMatch(manner -> directions(chain, manner).stream()
                .anyMatch(direction -> !reach(chain, manner, direction).isEmpty()));
  }

  private boolean mayTake(CaptureManner manner, Square square, Chain chain) {
    Side enemy = piece.side().opponent();
    return !chain.jumped().contains(square)
        && before
            .at(square)
            .filter(victim -> victim.side() == enemy)
            .filter(victim -> manner.victims().contains(victim.rank()))
            .isPresent();
  }

  /** During a capture the origin is empty; a jumped piece still stands there unless pieces are removed at once. */
  private boolean isEmpty(Square square, Chain chain) {
    boolean vacated = square.equals(chain.route().get(0));
    boolean removed =
        rules.capture().removal() == Removal.AT_ONCE && chain.jumped().contains(square);
    return vacated || removed || before.at(square).isEmpty();
  }
}
