package org.damier.movegen;

import static org.damier.rules.DirectionWord.ANY;
import static org.damier.rules.DirectionWord.DIAGONAL;
import static org.damier.rules.DirectionWord.FORWARD;
import static org.damier.rules.DirectionWord.ORTHOGONAL;
import static org.damier.rules.DirectionWord.SIDEWAYS;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Direction;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.damier.board.SquareSet;
import org.damier.hook.MovesHook;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureManner.Jump;
import org.damier.rules.Condition;
import org.damier.rules.Criterion;
import org.damier.rules.Criterion.Tally;
import org.damier.rules.Directions;
import org.damier.rules.Ending;
import org.damier.rules.Ending.Verdict;
import org.damier.rules.Forces;
import org.damier.rules.Landing;
import org.damier.rules.Material;
import org.damier.rules.Movement.Slide;
import org.damier.rules.Movement.Step;
import org.damier.rules.Promotion.Timing;
import org.damier.rules.RuleSet;

/** The variants of the oracle, built in Java. Which reading of the rules each follows is said in the oracle's README. */
public final class SampleRules {

  private static final Directions DIAGONALS = Directions.of(DIAGONAL);
  private static final Directions ORTHOGONALS = Directions.of(ORTHOGONAL);
  private static final Directions FORWARD_DIAGONALS = Directions.of(FORWARD, DIAGONAL);
  private static final Directions AHEAD_AND_ASIDE =
      Directions.of(FORWARD, ORTHOGONAL).plus(Directions.of(SIDEWAYS));

  private static final Map<String, RuleSet> ALL = new TreeMap<>();

  static {
    addInternationalFamily();
    addRussianFamily();
    addForwardCapturingFamily();
    addOrthogonalFamily();
    addFrisianFamily();
  }

  private SampleRules() {}

  /** The rules of the variant with the oracle's name. */
  public static RuleSet of(String name) {
    RuleSet rules = ALL.get(name);
    if (rules == null) {
      throw new IllegalArgumentException("`" + name + "` is none of " + ALL.keySet() + ".");
    }
    return rules;
  }

  /** The rules to be changed further. */
  static RulesBuilder like(String name) {
    return new RulesBuilder(of(name));
  }

  /** Every name, in alphabetical order. */
  public static Set<String> names() {
    return ALL.keySet();
  }

  private static void add(RulesBuilder builder) {
    RuleSet rules = builder.build();
    ALL.put(rules.name(), rules);
  }

  private static void addInternationalFamily() {
    add(new RulesBuilder("international", numbered(10, 10, Colouring.CORNER_LEFT))
        .rows(1, 4)
        .manMoves(new Step(FORWARD_DIAGONALS))
        .manCaptures(new Jump(DIAGONALS))
        .kingMoves(new Slide(DIAGONALS))
        .kingCaptures(new Fly(DIAGONALS, Landing.ANYWHERE))
        .promotion(Timing.AT_END_OF_MOVE)
        .criteria(Tally.MOST_PIECES));
    add(like("international")
        .name("ghanaian")
        .manCaptures(new Jump(FORWARD_DIAGONALS))
        .criteria()
        .endings(
            new Ending(
                new Condition.Balance(new Material(List.of(Forces.pieces(1)), Forces.ANY)),
                Verdict.LOSES),
            new Ending(new Condition.NoMove(), Verdict.LOSES)));
    add(like("international")
        .name("antidraughts")
        .endings(new Ending(new Condition.NoMove(), Verdict.WINS)));
    Forces someKing = new Forces(Forces.Range.ANY, Forces.Range.atLeast(1), Forces.Range.ANY);
    add(like("international")
        .name("breakthrough")
        .endings(
            new Ending(
                new Condition.Balance(new Material(List.of(someKing), Forces.ANY)), Verdict.WINS),
            new Ending(new Condition.NoMove(), Verdict.LOSES)));
    add(like("international")
        .name("killer")
        .kingCaptures(new Fly(DIAGONALS, Landing.NEXT_AFTER_LAST_KING)));
    add(like("international").name("brazilian").board(draughtboard()).rows(1, 3));
    add(like("international")
        .name("canadian")
        .board(numbered(12, 12, Colouring.CORNER_LEFT))
        .rows(1, 5));
    add(like("international")
        .name("spantsireti")
        .board(numbered(10, 8, Colouring.CORNER_LEFT))
        .rows(1, 3));
    add(like("canadian")
        .name("srilankan")
        .board(numbered(12, 12, Colouring.CORNER_RIGHT))
        .rows(1, 5));
  }

  private static void addRussianFamily() {
    add(like("brazilian")
        .name("pool")
        .kingCaptures(new Fly(DIAGONALS, Landing.WHERE_IT_CAN_CONTINUE))
        .criteria());
    add(like("pool").name("russian").promotion(Timing.AT_ONCE_CONTINUING));
  }

  private static void addForwardCapturingFamily() {
    add(like("brazilian")
        .name("czech")
        .manCaptures(new Jump(FORWARD_DIAGONALS))
        .kingCaptures(new Fly(DIAGONALS, Landing.WHERE_IT_CAN_CONTINUE))
        .promotion(Timing.AT_ONCE_STOPPING)
        .criteria(Tally.BY_KING));
    add(like("czech")
        .name("portuguese")
        .board(mirroredDraughtboard())
        .rows(1, 3)
        .kingCaptures(new Fly(DIAGONALS, Landing.ANYWHERE))
        .criteria(Tally.MOST_PIECES, Tally.MOST_KINGS));
    add(like("portuguese").name("spanish"));
    add(like("czech")
        .name("english")
        .first(Side.BLACK)
        .kingMoves(new Step(DIAGONALS))
        .kingCaptures(new Jump(DIAGONALS))
        .criteria());
    add(like("english")
        .name("italian")
        .board(mirroredDraughtboard())
        .rows(1, 3)
        .first(Side.WHITE)
        .manCaptures(new Jump(FORWARD_DIAGONALS, Set.of(Rank.MAN)))
        .criteria(Tally.MOST_PIECES, Tally.BY_KING, Tally.MOST_KINGS, Tally.KING_SOONEST));
    add(like("czech")
        .name("thai-12men")
        .first(Side.BLACK)
        .kingCaptures(new Fly(DIAGONALS, Landing.NEXT))
        .removedAtOnce()
        .criteria());
    add(like("thai-12men").name("thai").rows(1, 2));
  }

  private static void addOrthogonalFamily() {
    add(new RulesBuilder("croda", lettered())
        .rows(1, 3)
        .manMoves(new Step(Directions.of(FORWARD)))
        .manCaptures(new Jump(ORTHOGONALS))
        .kingMoves(new Slide(ORTHOGONALS))
        .kingCaptures(new Fly(ORTHOGONALS, Landing.ANYWHERE))
        .promotion(Timing.AT_END_OF_MOVE)
        .criteria(Tally.MOST_PIECES));
    add(like("croda")
        .name("dameo")
        .start(trapezoid())
        .kingMoves(new Slide(Directions.of(ANY)))
        .moves("A line of men steps forward together.", phalanx()));
    add(like("croda")
        .name("turkish")
        .rows(2, 3)
        .manMoves(new Step(AHEAD_AND_ASIDE))
        .manCaptures(new Jump(AHEAD_AND_ASIDE))
        .removedAtOnce()
        .withoutReversal());
    add(like("turkish")
        .name("armenian")
        .manMoves(new Step(Directions.of(FORWARD).plus(Directions.of(SIDEWAYS))))
        .kingMoves(new Slide(Directions.of(ANY))));
    add(like("armenian").name("armenian-passing").promotion(Timing.AT_ONCE_CONTINUING));
    add(like("armenian-passing").name("armenian-deferred").removedAtEnd());
  }

  private static void addFrisianFamily() {
    Directions all = Directions.of(ANY);
    // A king is worth a little less than two men, however many there are.
    Criterion value = new Criterion.Value(100, 199);
    add(like("international")
        .name("frisian")
        .manCaptures(new Jump(all))
        .kingCaptures(new Fly(all, Landing.ANYWHERE))
        .criteria(value, Tally.BY_KING));
    add(like("frisian").name("frysk").rows(1, 1));
  }

  private static Board numbered(int columns, int rows, Colouring colouring) {
    return Board.rectangle(columns, rows, colouring, SquareNaming.NUMBERS);
  }

  private static Board draughtboard() {
    return numbered(8, 8, Colouring.CORNER_LEFT);
  }

  private static Board mirroredDraughtboard() {
    return numbered(8, 8, Colouring.CORNER_RIGHT);
  }

  private static Board lettered() {
    return Board.rectangle(8, 8, Colouring.ALL_SQUARES, SquareNaming.LETTERS);
  }

  /** Eight, six and four men a side. */
  private static Placement trapezoid() {
    return Positions.placement(
        lettered(),
        "Wa1,b1,c1,d1,e1,f1,g1,h1,b2,c2,d2,e2,f2,g2,c3,d3,e3,f3",
        "Ba8,b8,c8,d8,e8,f8,g8,h8,b7,c7,d7,e7,f7,g7,c6,d6,e6,f6");
  }

  /** The rear man of any part of an unbroken line of men may go to the empty square in front of it. */
  static MovesHook phalanx() {
    return (position, moves) -> {
      for (Direction direction : position.forward()) {
        Direction back = direction.opposite();
        SquareSet rear = position.men().and(position.step(position.empty(), back));
        for (int length = 1; !rear.isEmpty(); length++) {
          moves.add(rear, direction, length);
          rear = position.men().and(position.step(rear, back));
        }
      }
    };
  }
}
