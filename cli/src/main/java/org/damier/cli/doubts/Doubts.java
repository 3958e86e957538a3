package org.damier.cli.doubts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.damier.Game;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules.Captor;
import org.damier.rules.Condition;
import org.damier.rules.Directions;
import org.damier.rules.Ending;
import org.damier.rules.Forces;
import org.damier.rules.Movement;
import org.damier.rules.PieceRules;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** Rules that are sound by themselves and yet can never apply, or never seem to in play. */
public final class Doubts {

  private final Variant variant;
  private final RuleSet rules;
  private final List<Doubt> found = new ArrayList<>();

  private Doubts(Variant variant) {
    this.variant = variant;
    this.rules = variant.rules();
  }

  /** A sentence for each. */
  public static List<Doubt> about(Variant variant) {
    Doubts doubts = new Doubts(variant);
    // What a program adds to the rules cannot be foreseen, so that only play can tell.
    if (variant.rules().hooks().isEmpty()) {
      doubts.ofDirections();
      doubts.ofPromotion();
      doubts.found.addAll(MajorityDoubts.about(variant.rules(), doubts.kingsMove()));
      doubts.ofRest();
      doubts.ofRepetition();
      doubts.found.addAll(EndingDoubts.about(variant.rules(), doubts.kingsMove()));
    }
    doubts.found.addAll(ClockDoubts.about(variant.rules()));
    doubts.ofPlay();
    return List.copyOf(doubts.found);
  }

  private void ofDirections() {
    for (Rank rank : kingsAppear() ? List.of(Rank.MAN, Rank.KING) : List.of(Rank.MAN)) {
      directions(rules.piece(rank))
          .flatMap(directions -> directions.terms().stream())
          .map(term -> new Directions(List.of(term)))
          .filter(directions ->
              directions.on(rules.board(), Side.WHITE).stream().noneMatch(this::leadsSomewhere))
          .distinct()
          .forEach(directions -> found.add(Doubt.of(
              part(rank, directions),
              "No square of the board has a neighbour for `" + directions + "`, so that no "
                  + rank.word() + " can go there.")));
    }
  }

  /** The clause that has this term of directions, the one about moves if both have it. */
  private RulePart part(Rank rank, Directions directions) {
    boolean moves = rules.piece(rank).moves().stream()
        .anyMatch(movement -> movement.directions().terms().containsAll(directions.terms()));
    return moves ? RulePart.moves(rank) : RulePart.captures(rank);
  }

  private static Stream<Directions> directions(PieceRules piece) {
    return Stream.concat(
        piece.moves().stream().map(Movement::directions),
        piece.captures().stream().map(CaptureManner::directions));
  }

  private boolean leadsSomewhere(Direction direction) {
    Board board = rules.board();
    return board.squares().stream()
        .anyMatch(square -> board.next(square, direction).isPresent());
  }

  private void ofPromotion() {
    rules.man().promotion().ifPresent(promotion -> {
      for (Side side : Side.values()) {
        if (reach(side).and(promotion.zone().of(side)).isEmpty()) {
          found.add(Doubt.of(
              RulePart.Kind.PROMOTION.only(),
              "No man of " + side.title() + " can ever reach a square on which it would be"
                  + " promoted (" + promotion.zone().name() + ")."));
        }
      }
    });
  }

  /** Where men of the side can come to at best, as if everything were empty or there to be captured. */
  private SquareSet reach(Side side) {
    // Captors that go over have come from wherever men of the other side are.
    boolean goesOver = rules.capture().captor() == Captor.CHANGES_SIDE;
    List<Side> sides = goesOver ? List.of(Side.values()) : List.of(side);
    Deque<Square> open = new ArrayDeque<>();
    SquareSet reached = SquareSet.EMPTY;
    for (Side from : sides) {
      reached = reached.or(rules.start().of(from, Rank.MAN));
    }
    reached.forEach(index -> open.add(rules.board().square(index)));
    while (!open.isEmpty()) {
      Square at = open.remove();
      List<Square> neighbours =
          sides.stream().flatMap(mover -> neighbours(at, mover).stream()).toList();
      for (Square next : neighbours) {
        if (!reached.contains(next)) {
          reached = reached.or(SquareSet.of(List.of(next)));
          open.add(next);
        }
      }
    }
    return reached;
  }

  private List<Square> neighbours(Square from, Side side) {
    List<Square> neighbours = new ArrayList<>();
    for (Movement movement : rules.man().moves()) {
      for (Direction direction : movement.directions().on(rules.board(), side)) {
        rules.board().next(from, direction).ifPresent(near -> {
          neighbours.add(near);
          rules.board().next(near, direction).ifPresent(neighbours::add);
        });
      }
    }
    for (CaptureManner manner : rules.man().captures()) {
      for (Direction direction : manner.directions().on(rules.board(), side)) {
        Optional<Square> beyond = rules
            .board()
            .next(from, direction)
            .flatMap(over -> rules.board().next(over, direction));
        while (beyond.isPresent()) {
          neighbours.add(beyond.get());
          beyond = manner instanceof CaptureManner.Fly
              ? rules.board().next(beyond.get(), direction)
              : Optional.empty();
        }
      }
    }
    return neighbours;
  }

  private boolean kingsAppear() {
    boolean atStart = !rules.start().of(Side.WHITE, Rank.KING).isEmpty()
        || !rules.start().of(Side.BLACK, Rank.KING).isEmpty();
    return atStart || rules.man().promotion().isPresent();
  }

  /** Whether kings get to move: in some games the first one ends it all. */
  private boolean kingsMove() {
    return kingsAppear()
        && rules.endings().stream()
            .map(Ending::condition)
            .filter(Condition.Balance.class::isInstance)
            .map(condition -> ((Condition.Balance) condition).material())
            .noneMatch(material ->
                material.own().contains(Forces.withKing()) && material.other().equals(Forces.ANY));
  }

  private void ofRest() {
    if (rules.king().rest().isPresent() && !kingsMove()) {
      found.add(Doubt.of(RulePart.Kind.REST.only(), "No king ever rests, since none ever moves."));
    }
  }

  private void ofRepetition() {
    boolean repeats = rules.endings().stream()
        .anyMatch(ending -> ending.condition() instanceof Condition.Repetition);
    if (repeats && !kingsMove() && onlyForward(rules.man())) {
      found.add(Doubt.of(
          endingWith(Condition.Repetition.class),
          "No position can ever repeat, since every move without capture goes forward."));
    }
  }

  private RulePart endingWith(Class<? extends Condition> kind) {
    List<Ending> endings = rules.endings();
    return IntStream.range(0, endings.size())
        .filter(i -> kind.isInstance(endings.get(i).condition()))
        .mapToObj(RulePart.Kind.ENDING::at)
        .findFirst()
        .orElseThrow();
  }

  private boolean onlyForward(PieceRules piece) {
    Set<Direction> forward = rules.board().forward();
    return piece.moves().stream()
        .allMatch(move -> forward.containsAll(move.directions().on(rules.board(), Side.WHITE)));
  }

  private void ofPlay() {
    Trial trial = Trial.of(variant);
    if (trial.plies() == 0) {
      Game game = Game.of(variant);
      found.add(new Doubt(
          game.endedBy(),
          "The game is over before the first move"
              + game.outcome().map(over -> ": " + over.sentence()).orElse(".")));
    } else if (trial.captures() == 0) {
      found.add(Doubt.ofAll("In " + trial.plies() + " plies of random play nothing was captured."));
    } else if (trial.promotions() == 0 && rules.man().promotion().isPresent()) {
      found.add(Doubt.ofAll("In " + trial.plies() + " plies of random play no man was promoted."));
    }
  }
}
