package org.damier.codegen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules;
import org.damier.rules.Condition;
import org.damier.rules.Criterion;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.damier.rules.Ending;
import org.damier.rules.Forces;
import org.damier.rules.Landing;
import org.damier.rules.Material;
import org.damier.rules.Movement;
import org.damier.rules.Promotion;
import org.damier.rules.RuleSet;
import org.damier.rules.RuleSetBuilder;
import org.damier.rules.Zone;

/** Rule sets nobody plays, from all over the model: what holds for them holds for those that are. */
final class RandomRules {

  private static final CaptureRules.Continuation[] CONTINUATIONS = {
    CaptureRules.Continuation.COMPULSORY,
    CaptureRules.Continuation.MAY_STOP,
    CaptureRules.Continuation.KINGS_MAY_STOP,
    CaptureRules.Continuation.SINGLE_JUMP
  };
  private static final Landing[] LANDINGS = {
    Landing.ANYWHERE,
    Landing.NEXT,
    Landing.BEYOND,
    Landing.WHERE_IT_CAN_CONTINUE,
    Landing.NEXT_AFTER_LAST_KING,
    Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL
  };

  // On larger boards there can be more captures than anyone could list: where pieces take their own
  // too, and where lines
  // open behind every piece taken.
  private static final int MOST_SQUARES_OVER_OWN = 18;
  private static final int MOST_SQUARES_REMOVED_AT_ONCE = 72;

  private final Random random;

  RandomRules(long seed) {
    this.random = new Random(seed);
  }

  RuleSet next() {
    Board board = board();
    RuleSetBuilder rules = RuleSet.builder("random", board)
        .menOnRows(1, 1)
        .first(Side.WHITE)
        .menMove(movements())
        .menCapture(manners(board))
        .kingsMove(movements())
        .kingsCapture(manners(board))
        .duty(one(CaptureRules.Duty.values()))
        .continuation(continuation())
        .removal(removal(board))
        .reversal(one(CaptureRules.Reversal.values()))
        .noMove(Ending.Verdict.LOSES);
    if (random.nextInt(5) == 0) {
      rules.menStayMen();
    } else {
      rules.menBecomeKings(Zone.lastRow(board), one(Promotion.Timing.values()));
    }
    selection(rules, board);
    if (random.nextInt(6) == 0) {
      rules.captor(CaptureRules.Captor.CHANGES_SIDE);
    }
    if (random.nextInt(6) == 0) {
      rules.ending(new Condition.Balance(balance(board)), Ending.Verdict.LOSES);
    }
    return rules.build();
  }

  private Material balance(Board board) {
    return switch (random.nextInt(3)) {
      case 0 -> new Material(List.of(Forces.pieces(1)), Forces.ANY);
      case 1 -> new Material(List.of(Forces.withKing().on(Zone.lastRow(board))), Forces.ANY);
      default ->
        new Material(
            List.of(Forces.withKing(), Forces.pieces(2)),
            Forces.ANY,
            new Forces.Range(3, 3 + random.nextInt(5)));
    };
  }

  private Board board() {
    int columns = 3 + random.nextInt(10);
    int rows = 4 + random.nextInt(9);
    return Board.rectangle(columns, rows, one(Colouring.values()), SquareNaming.LETTERS);
  }

  private CaptureRules.Continuation continuation() {
    return random.nextInt(3) == 0 ? one(CONTINUATIONS) : CaptureRules.Continuation.COMPULSORY;
  }

  private CaptureRules.Removal removal(Board board) {
    return board.size() > MOST_SQUARES_REMOVED_AT_ONCE
        ? CaptureRules.Removal.AT_END_OF_MOVE
        : one(CaptureRules.Removal.values());
  }

  /** Ways of moving, which may lead to the same squares. */
  private Movement[] movements() {
    return Stream.generate(this::movement)
        .limit(random.nextInt(3) == 0 ? 2 + random.nextInt(2) : 1)
        .toArray(Movement[]::new);
  }

  private Movement movement() {
    return switch (random.nextInt(7)) {
      case 6 -> new Movement.Line(directions());
      case 0 -> new Movement.Leap(directions());
      case 1 -> new Movement.Vault(directions());
      case 2, 3 -> new Movement.Step(directions());
      default -> new Movement.Slide(directions());
    };
  }

  private CaptureManner[] manners(Board board) {
    return random.nextInt(6) == 0
        ? new CaptureManner[] {manner(board), manner(board)}
        : new CaptureManner[] {manner(board)};
  }

  private CaptureManner manner(Board board) {
    CaptureManner manner = mannerAnywhere();
    CaptureManner.Terms terms = manner.terms();
    if (board.size() <= MOST_SQUARES_OVER_OWN && random.nextInt(3) == 0) {
      terms = terms.overBothSides();
    }
    if (random.nextInt(5) == 0 && manner instanceof CaptureManner.Fly) {
      terms = terms.notFromNextTo();
    }
    if (random.nextInt(8) == 0) {
      terms = terms.downOn(someRows(board));
    }
    return manner.on(terms);
  }

  /** All rows but one, counted from each side. */
  private Zone someRows(Board board) {
    int closed = random.nextInt(board.rows());
    return new Zone(
        "some rows",
        board.all().minus(board.row(closed, Side.WHITE)),
        board.all().minus(board.row(closed, Side.BLACK)));
  }

  private CaptureManner mannerAnywhere() {
    Set<Rank> victims =
        random.nextInt(4) == 0 ? Set.of(one(Rank.values())) : CaptureManner.ALL_RANKS;
    return random.nextBoolean()
        ? new CaptureManner.Jump(directions(), victims)
        : new CaptureManner.Fly(directions(), one(LANDINGS), victims);
  }

  private Directions directions() {
    Directions directions = term();
    return random.nextInt(3) == 0 ? directions.plus(term()) : directions;
  }

  private Directions term() {
    return switch (random.nextInt(6)) {
      case 0 -> Directions.ANY;
      case 1 -> Directions.of(DirectionWord.DIAGONAL);
      case 2 -> Directions.of(DirectionWord.ORTHOGONAL);
      case 3 -> Directions.of(DirectionWord.FORWARD, DirectionWord.DIAGONAL);
      case 4 -> Directions.of(DirectionWord.FORWARD);
      default -> Directions.of(DirectionWord.FORWARD, DirectionWord.ORTHOGONAL);
    };
  }

  private void selection(RuleSetBuilder rules, Board board) {
    List<Criterion> possible = new ArrayList<>(List.of(
        Criterion.Tally.MOST_PIECES,
        Criterion.Tally.BY_KING,
        Criterion.Tally.MOST_KINGS,
        new Criterion.Value(2, 3)));
    if (board.size() <= 32) {
      possible.add(Criterion.Tally.KING_SOONEST);
    }
    Collections.shuffle(possible, random);
    int criteria = random.nextInt(3);
    if (criteria == 0) {
      rules.freeChoice();
    } else {
      Criterion[] chosen = possible.subList(0, criteria).toArray(Criterion[]::new);
      if (random.nextInt(3) == 0) {
        rules.majorityOfChosenPiece(chosen);
      } else {
        rules.majority(chosen);
      }
    }
  }

  private <T> T one(T[] values) {
    return values[random.nextInt(values.length)];
  }
}
