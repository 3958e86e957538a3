package org.damier.cli.doubts;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules.Captor;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.RuleSet;

/**
 * The numbers of pieces that play may lead to, at most: what the sides begin with, less and less of it, men become kings.
 * From a limit on, numbers are not told apart: it stands for itself and all above.
 */
final class Stock {

  private final int limit;
  private final State start;
  private final boolean promotes;
  private final boolean goesOver;
  private final boolean losesOwn;

  private Stock(int limit, State start, boolean promotes, boolean goesOver, boolean losesOwn) {
    this.limit = limit;
    this.start = start;
    this.promotes = promotes;
    this.goesOver = goesOver;
    this.losesOwn = losesOwn;
  }

  /** Numbers up to this one are told apart. */
  static Stock of(RuleSet rules, int largest) {
    Placement placement = rules.start();
    State start = new State(
        placement.of(Side.WHITE, Rank.MAN).size(),
        placement.of(Side.WHITE, Rank.KING).size(),
        placement.of(Side.BLACK, Rank.MAN).size(),
        placement.of(Side.BLACK, Rank.KING).size());
    boolean overOwn = Stream.of(Rank.values())
        .flatMap(rank -> rules.piece(rank).captures().stream())
        .map(CaptureManner::terms)
        .anyMatch(CaptureManner.Terms::overOwnToo);
    Duty duty = rules.capture().duty();
    boolean forfeits =
        duty == Duty.FORFEIT || duty == Duty.FORFEIT_KINGS || duty == Duty.FORFEIT_ONE;
    return new Stock(
        Math.min(largest, start.pieces()) + 1,
        start,
        rules.man().promotion().isPresent(),
        rules.capture().captor() == Captor.CHANGES_SIDE,
        overOwn || forfeits);
  }

  /** How many men and kings each side has. */
  record State(int whiteMen, int whiteKings, int blackMen, int blackKings) {

    int men(Side side) {
      return side == Side.WHITE ? whiteMen : blackMen;
    }

    int kings(Side side) {
      return side == Side.WHITE ? whiteKings : blackKings;
    }

    int pieces() {
      return whiteMen + whiteKings + blackMen + blackKings;
    }

    private State plus(Side side, int men, int kings) {
      return side == Side.WHITE
          ? new State(whiteMen + men, whiteKings + kings, blackMen, blackKings)
          : new State(whiteMen, whiteKings, blackMen + men, blackKings + kings);
    }
  }

  /** Whether a side may be without pieces while the other is to move, whose own move may be the last of its pieces. */
  boolean goesOnWithoutPieces() {
    return goesOver || losesOwn;
  }

  /** All of them, as far as they are told apart. */
  Stream<State> states() {
    return all(state -> true);
  }

  /** Those to which one turn may lead from one that is of this kind. */
  Stream<State> after(Predicate<State> kind) {
    BitSet before = new BitSet();
    all(kind).forEach(state -> before.set(index(state)));
    BitSet after = new BitSet();
    for (Side mover : Side.values()) {
      after.or(turn(before, mover));
    }
    return all(state -> after.get(index(state)));
  }

  /** Men become kings, pieces of the opponent are captured, and what else these rules know. */
  private BitSet turn(BitSet before, Side mover) {
    BitSet after = fewer(shifted(before, mover, mover, promotes), mover.opponent());
    if (losesOwn) {
      after = fewer(after, mover);
    }
    return shifted(after, mover, mover.opponent(), goesOver);
  }

  /** Those, and those with any number of the side's pieces less. */
  private BitSet fewer(BitSet from, Side side) {
    BitSet reached = (BitSet) from.clone();
    // What has less stands before.
    for (int i = reached.length() - 1; i >= 0; i = reached.previousSetBit(i - 1)) {
      State state = state(i);
      add(state.plus(side, -1, 0), reached);
      add(state.plus(side, 0, -1), reached);
    }
    return reached;
  }

  /** Those, and if that may be, those where one man or king is now a king, or keeps its rank, of the other side named. */
  private BitSet shifted(BitSet from, Side giver, Side taker, boolean mayBe) {
    BitSet reached = (BitSet) from.clone();
    if (mayBe) {
      from.stream().mapToObj(this::state).forEach(state -> {
        lessOne(state, giver, 1, 0).forEach(less -> {
          add(less.plus(taker, 0, 1), reached);
          add(less.plus(taker, 1, 0), reached);
        });
        lessOne(state, giver, 0, 1).forEach(less -> add(less.plus(taker, 0, 1), reached));
      });
    }
    return reached;
  }

  /** One less of the limit or more may still be that many. */
  private Stream<State> lessOne(State state, Side side, int men, int kings) {
    boolean many = (men > 0 ? state.men(side) : state.kings(side)) == limit;
    return Stream.concat(
        many ? Stream.of(state) : Stream.empty(), Stream.of(state.plus(side, -men, -kings)));
  }

  private void add(State state, BitSet reached) {
    capped(state).filter(this::has).ifPresent(known -> reached.set(index(known)));
  }

  private Optional<State> capped(State state) {
    boolean negative =
        Stream.of(Side.values()).anyMatch(side -> state.men(side) < 0 || state.kings(side) < 0);
    return negative
        ? Optional.empty()
        : Optional.of(new State(
            Math.min(limit, state.whiteMen()),
            Math.min(limit, state.whiteKings()),
            Math.min(limit, state.blackMen()),
            Math.min(limit, state.blackKings())));
  }

  private Stream<State> all(Predicate<State> kind) {
    return forces(Side.WHITE)
        .flatMap(white -> forces(Side.BLACK)
            .map(black -> new State(
                white.whiteMen(), white.whiteKings(), black.blackMen(), black.blackKings())))
        .filter(this::has)
        .filter(kind);
  }

  /** What this side may have, the other being without pieces. */
  private Stream<State> forces(Side side) {
    State none = new State(0, 0, 0, 0);
    return IntStream.rangeClosed(0, limit)
        .boxed()
        .flatMap(
            men -> IntStream.rangeClosed(0, limit).mapToObj(kings -> none.plus(side, men, kings)))
        .filter(this::has);
  }

  private int index(State state) {
    int base = limit + 1;
    return ((state.whiteMen() * base + state.whiteKings()) * base + state.blackMen()) * base
        + state.blackKings();
  }

  private State state(int index) {
    int base = limit + 1;
    return new State(
        index / (base * base * base),
        index / (base * base) % base,
        index / base % base,
        index % base);
  }

  /** Whether play may lead to it. */
  private boolean has(State state) {
    if (goesOver) {
      return state.pieces() <= start.pieces();
    }
    return Stream.of(Side.values())
        .allMatch(side -> state.men(side) <= start.men(side)
            && state.kings(side)
                <= start.kings(side) + (promotes ? start.men(side) - state.men(side) : 0));
  }
}
