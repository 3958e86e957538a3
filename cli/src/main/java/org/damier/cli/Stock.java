package org.damier.cli;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.rules.CaptureRules.Captor;
import org.damier.rules.RuleSet;

/**
 * The numbers of pieces that play may lead to, at most: what the sides begin with, less and less of it, men become kings.
 * Many pieces are counted as one number, since rules tell few from many only.
 */
final class Stock {

  /** Beyond this, numbers are not told apart. */
  private static final int MANY = 9;

  private final State start;
  private final boolean promotes;
  private final int most;

  private Stock(State start, boolean promotes, int most) {
    this.start = start;
    this.promotes = promotes;
    this.most = most;
  }

  static Stock of(RuleSet rules) {
    Placement placement = rules.start();
    State start = new State(
        placement.of(Side.WHITE, Rank.MAN).size(),
        placement.of(Side.WHITE, Rank.KING).size(),
        placement.of(Side.BLACK, Rank.MAN).size(),
        placement.of(Side.BLACK, Rank.KING).size());
    boolean goesOver = rules.capture().captor() == Captor.CHANGES_SIDE;
    return new Stock(start, rules.man().promotion().isPresent(), goesOver ? start.pieces() : -1);
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

    /** Whether the side has more here than in the other state, and the opponent as much. */
    boolean hasLostTo(State later, Side side) {
      Side opponent = side.opponent();
      return men(opponent) == later.men(opponent)
          && kings(opponent) == later.kings(opponent)
          && men(side) >= later.men(side)
          && kings(side) >= later.kings(side)
          && pieces() > later.pieces();
    }

    Optional<State> beforePromotion(Side side) {
      if (kings(side) == 0) {
        return Optional.empty();
      }
      return Optional.of(
          side == Side.WHITE
              ? new State(whiteMen + 1, whiteKings - 1, blackMen, blackKings)
              : new State(whiteMen, whiteKings, blackMen + 1, blackKings - 1));
    }
  }

  /** All of them, as far as they are told apart. */
  Stream<State> states() {
    return Stream.concat(
        Stream.of(start),
        men(Side.WHITE)
            .boxed()
            .flatMap(white -> kings(Side.WHITE, white)
                .boxed()
                .flatMap(whiteKings -> men(Side.BLACK)
                    .boxed()
                    .flatMap(black -> kings(Side.BLACK, black)
                        .mapToObj(
                            blackKings -> new State(white, whiteKings, black, blackKings))))));
  }

  private IntStream men(Side side) {
    int most = this.most < 0 ? start.men(side) : this.most;
    return IntStream.rangeClosed(0, Math.min(MANY, most));
  }

  private IntStream kings(Side side, int men) {
    return IntStream.rangeClosed(0, Math.min(MANY, mostKings(side, men)));
  }

  private int mostKings(Side side, int men) {
    if (most >= 0) {
      return most - men;
    }
    return start.kings(side) + (promotes ? start.men(side) - men : 0);
  }

  boolean isStart(State state) {
    return start.equals(state);
  }

  /** Whether play may lead to it. */
  boolean has(State state) {
    return Stream.of(Side.values())
        .allMatch(side -> state.men(side) <= (most < 0 ? start.men(side) : most)
            && state.kings(side) <= mostKings(side, state.men(side)));
  }
}
