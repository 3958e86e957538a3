package org.damier.movegen;

import java.util.List;
import java.util.Optional;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.rules.CaptureSelection;
import org.damier.rules.Criterion;
import org.damier.rules.RuleSet;

/**
 * Asks the plain generator's parts about one wish: is there such a capture before any is selected, can it be begun, is
 * there such a move if no capture were compulsory? Asked of other rules than those in force, it tells which of them stands
 * in the way.
 */
public final class Enquiry {

  private final RuleSet rules;
  private final Placement placement;
  private final Side side;
  private final Wish wish;
  private final PlainGenerator generator;
  private final Optional<Square> victim;

  /** An enquiry about a wish to move a piece of {@code side}, which stands on its first square. */
  public Enquiry(RuleSet rules, Placement placement, Side side, Wish wish) {
    this(rules, placement, side, wish, Optional.empty());
  }

  private Enquiry(
      RuleSet rules, Placement placement, Side side, Wish wish, Optional<Square> victim) {
    this.victim = victim;
    this.rules = rules;
    this.placement = placement;
    this.side = side;
    this.wish = wish;
    this.generator = new PlainGenerator(rules);
  }

  /** The same, where captures are those only whose first jump is over this piece. */
  public Enquiry takingFirst(Square piece) {
    return new Enquiry(rules, placement, side, wish, Optional.of(piece));
  }

  /** The captures of the side if it has any and must take one. */
  public List<Move> compulsoryCaptures() {
    List<Move> captures = generator.select(generator.captures(placement, side));
    return generator.isDuty(captures) ? captures : List.of();
  }

  /** The wished move without capture, whether or not a capture is compulsory. */
  public Optional<Move> quietMove() {
    return wish.mayBeQuiet()
        ? generator.quietMoves(placement, side).stream().filter(wish::isMetBy).findFirst()
        : Optional.empty();
  }

  /** The wished capture as a whole move, whether or not it is good enough. */
  public Optional<Move> wholeCapture() {
    if (!wish.mayCapture()) {
      return Optional.empty();
    }
    PlainCapture search = new PlainCapture(rules, placement, wish.from(), wish.via());
    return victim.map(search::finishedTakingFirst).orElseGet(search::finished).stream()
        .map(capture -> generator.withRankAtEnd(placement, capture).move())
        .filter(wish::isMetBy)
        .filter(move -> generator.isPermitted(placement, move))
        .findFirst();
  }

  /** The wished capture, if it could be begun so but may not end so. */
  public Optional<BegunCapture> begunCapture() {
    if (!wish.mayCapture()) {
      return Optional.empty();
    }
    PlainCapture search = new PlainCapture(rules, placement, wish.from(), wish.via());
    return victim.map(search::begunTakingFirst).orElseGet(search::begun).stream()
        .filter(begun -> wish.isMetBy(begun.move()))
        .findFirst();
  }

  /** The same if pieces that have been jumped might be jumped again. */
  public boolean canJumpAlongTwice() {
    return wish.mayCapture()
        && PlainCapture.jumpingTwice(rules, placement, wish.from()).leadsAlong(wish.squares());
  }

  /** Whether some capture leads by the wish's squares to its last, landing on others between them or not. */
  public boolean canCapture() {
    return canJumpAlong() || wholeCapture().isPresent() || begunCapture().isPresent();
  }

  /** Whether jumps lead along the wish's squares, with no landing between them; whether it may end there is not asked. */
  public boolean canJumpAlong() {
    List<Square> squares = wish.squares();
    return wish.mayCapture() && new PlainCapture(rules, placement, wish.from()).leadsAlong(squares);
  }

  /** Why the capture, which is one of the side's, may not be chosen; empty if it may. */
  public Optional<Shortfall> shortfall(Move capture) {
    List<FinishedCapture> all = victim
        .map(piece -> generator.finishedTakingFirst(placement, side, piece))
        .orElseGet(() -> generator.captures(placement, side));
    boolean chosenPiece =
        rules.capture().selection().scope() == CaptureSelection.Scope.CHOSEN_PIECE;
    List<FinishedCapture> compared = chosenPiece
        ? all.stream().filter(each -> each.move().from().equals(capture.from())).toList()
        : all;
    List<FinishedCapture> best = compared;
    for (Criterion criterion : rules.capture().selection().criteria()) {
      FinishedCapture leader = best.stream().max(criterion::compare).orElseThrow();
      best = best.stream().filter(each -> criterion.compare(each, leader) == 0).toList();
      if (best.stream().noneMatch(each -> each.move().equals(capture))) {
        return Optional.of(new Shortfall(criterion, generator.select(compared).get(0)));
      }
    }
    return Optional.empty();
  }
}
