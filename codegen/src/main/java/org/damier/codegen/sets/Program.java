package org.damier.codegen.sets;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.layout.Places;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.Directions;
import org.damier.rules.Promotion;
import org.damier.rules.Promotion.Timing;
import org.damier.rules.RuleSet;

/** What all parts of a side's generator share: the rules, the layout and the class being staged. */
public record Program(RuleSet rules, Layout layout, Side side, ClassSketch sketch) {

  /** Whether who can capture must, so that captures and other moves are never to be chosen from together. */
  public boolean mustCapture() {
    return rules.capture().duty() == Duty.MANDATORY;
  }

  /** Whether a capture may end though it could go on, the piece being of this rank now. */
  public boolean mayStop(Rank rank) {
    return switch (rules.capture().continuation()) {
      case COMPULSORY -> false;
      case MAY_STOP, SINGLE_JUMP -> true;
      case KINGS_MAY_STOP -> rank == Rank.KING;
    };
  }

  /** Whether pieces of either rank may take own pieces. */
  public boolean takesOwn() {
    return Stream.of(Rank.values())
        .flatMap(rank -> rules.piece(rank).captures().stream())
        .anyMatch(manner -> manner.terms().overOwnToo());
  }

  /** How pieces of this rank become kings while they capture, not at the end of the move only; empty if they do not. */
  public Optional<Promotion> promotionAtOnce(Rank rank) {
    return rules
        .piece(rank)
        .promotion()
        .filter(promotion -> promotion.timing() != Timing.AT_END_OF_MOVE);
  }

  /** Where men of this side become kings; nowhere if they stay men. */
  public Bits promotionZone(Side owner) {
    return rules
        .man()
        .promotion()
        .map(promotion -> constant(promotion.zone().of(owner)))
        .orElse(Bits.none(words()));
  }

  /** Of these squares, those on which a jump in this manner may come down. */
  public Bits onGround(CaptureManner manner, Bits landings) {
    return manner
        .terms()
        .landingOn()
        .map(zone -> landings.and(constant(zone.of(side))))
        .orElse(landings);
  }

  /** How many words per set. */
  public int words() {
    return layout.words();
  }

  /** A name for one of this side's methods. */
  public String name(String suffix) {
    return (side == Side.WHITE ? "white" : "black") + suffix;
  }

  /** A name for one of this side's methods that is about pieces of one rank. */
  public String name(Rank rank, String suffix) {
    return name((rank == Rank.MAN ? "Man" : "King") + suffix);
  }

  /** Where the sets of a position stand. */
  public Places places() {
    return layout.places();
  }

  public Bits all() {
    return constant(rules.board().all());
  }

  public Bits constant(SquareSet squares) {
    return Bits.constant(layout.words(squares));
  }

  public Set<Direction> directions(Directions directions) {
    return directions.on(rules.board(), side);
  }

  public Bits step(Bits squares, Direction direction) {
    return squares.step(layout, direction);
  }

  /** Where a table of {@link Layout#tableSize} has what belongs to a bit. */
  Expr tableIndex(Expr bit) {
    // The mask changes no number of a bit, but spares the JVM a check of bounds.
    return Exprs.and(bit, Exprs.constant(layout.tableSize() - 1));
  }
}
