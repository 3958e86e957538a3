package org.damier.movegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureRules.Reversal;
import org.damier.rules.Landing;
import org.damier.rules.RuleSet;

/** The jumps that one piece could make on its way: over what, and over which squares behind. */
final class PlainJumps {

  private final RuleSet rules;
  private final Board board;
  private final Piece piece;
  private final boolean twice;

  // During a capture the origin is empty.
  private final SquareSet others;
  private final Square from;
  private final List<Way> waysOfMen;
  private final List<Way> waysOfKings;

  PlainJumps(RuleSet rules, Placement placement, Square from, boolean twice) {
    this.rules = rules;
    this.twice = twice;
    this.board = rules.board();
    this.piece = placement.at(from).orElseThrow();
    this.from = from;
    this.others = placement.without(from).occupied();
    this.waysOfMen = ways(placement, Rank.MAN);
    this.waysOfKings = ways(placement, Rank.KING);
  }

  /** One jump: over {@code victim}, down on {@code landing}. */
  record Jump(CaptureManner manner, Direction direction, Square victim, Square landing) {}

  /** Every jump over one piece, nearest landing first, whatever the rule of landing; at least one. */
  record Reach(CaptureManner manner, List<Jump> jumps) {}

  /** A manner of jumping in one direction, and the pieces that it may take before the move begins. */
  private record Way(CaptureManner manner, Direction direction, SquareSet victims) {
    boolean flies() {
      return manner instanceof Fly;
    }

    /** Whether it may come down farther than just behind the victim. */
    boolean landsFar() {
      return manner instanceof Fly fly && fly.landing() != Landing.NEXT;
    }
  }

  private List<Way> ways(Placement placement, Rank rank) {
    List<Way> ways = new ArrayList<>();
    for (CaptureManner manner : rules.piece(rank).captures()) {
      SquareSet victims = SquareSet.EMPTY;
      for (Rank victim : manner.victims()) {
        victims = victims.or(placement.of(piece.side().opponent(), victim));
        if (manner.terms().overOwnToo()) {
          victims = victims.or(placement.without(from).of(piece.side(), victim));
        }
      }
      for (Direction direction : manner.directions().on(board, piece.side())) {
        ways.add(new Way(manner, direction, victims));
      }
    }
    return ways;
  }

  private List<Way> ways(PlainChain chain) {
    List<Way> ways = chain.rank() == Rank.MAN ? waysOfMen : waysOfKings;
    return ways.stream().filter(way -> mayTurnTo(way.direction(), chain)).toList();
  }

  private boolean mayTurnTo(Direction direction, PlainChain chain) {
    boolean turnsBack = chain.last().equals(Optional.of(direction.opposite()));
    return !turnsBack || rules.capture().reversal() == Reversal.ALLOWED;
  }

  /** For every piece that can be jumped now, the jumps over it. */
  List<Reach> from(PlainChain chain) {
    return ways(chain).stream()
        .map(way -> new Reach(way.manner(), reach(chain, way)))
        .filter(reach -> !reach.jumps().isEmpty())
        .toList();
  }

  /** Over the first piece on the line, if that may be taken. */
  private List<Jump> reach(PlainChain chain, Way way) {
    Direction direction = way.direction();
    Optional<Square> ahead = board.next(chain.at(), direction);
    Optional<Square> neighbour = ahead;
    while (way.flies() && ahead.isPresent() && isEmpty(ahead.get(), chain)) {
      ahead = board.next(ahead.get(), direction);
    }
    boolean tooNear = way.manner().terms().fromAfar() && ahead.equals(neighbour);
    if (ahead.isEmpty() || tooNear || !mayTake(way, ahead.get(), chain)) {
      return List.of();
    }
    Square victim = ahead.get();
    List<Jump> jumps = new ArrayList<>();
    Optional<Square> landing = board.next(victim, direction);
    while (landing.isPresent() && isEmpty(landing.get(), chain)) {
      jumps.add(new Jump(way.manner(), direction, victim, landing.get()));
      landing = way.landsFar() ? board.next(landing.get(), direction) : Optional.empty();
    }
    return jumps.stream()
        .skip(way.manner() instanceof Fly fly && fly.landing() == Landing.BEYOND ? 1 : 0)
        .filter(jump -> mayLandOn(jump.landing(), way.manner()))
        .toList();
  }

  private boolean mayLandOn(Square landing, CaptureManner manner) {
    return manner
        .terms()
        .landingOn()
        .map(zone -> zone.of(piece.side()).contains(landing))
        .orElse(true);
  }

  private boolean mayTake(Way way, Square square, PlainChain chain) {
    return way.victims().contains(square) && (twice || !chain.captured().contains(square));
  }

  /** A jumped piece still stands on its square unless pieces are removed at once. */
  private boolean isEmpty(Square square, PlainChain chain) {
    boolean removed =
        rules.capture().removal() == Removal.AT_ONCE && chain.captured().contains(square);
    return removed || !others.contains(square);
  }
}
