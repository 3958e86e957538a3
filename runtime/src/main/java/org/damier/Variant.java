package org.damier;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.engine.Engine;
import org.damier.engine.Engines;
import org.damier.movegen.TableGenerator;
import org.damier.rules.Promotion;
import org.damier.rules.Rest;
import org.damier.rules.RuleSet;
import org.jspecify.annotations.Nullable;

/**
 * A variant ready to be played: its rules and the move generator made from them. Immutable; one object may serve any
 * number of threads and games. Two variants are equal if their rules are.
 *
 * <pre>{@code
 * Variant variant = Variant.of(rules);
 * Position position = variant.start();
 * position = position.play(position.legalMoves().get(0));
 * }</pre>
 */
public final class Variant {

  private final RuleSet rules;
  private final TableGenerator generator;

  // Made on first use, by one thread while others wait: it costs a class and a fifth of a second.
  private volatile @Nullable MadeEngine engine;

  private final Object engineLock = new Object();

  private Variant(RuleSet rules) {
    Objects.requireNonNull(rules, "rules");
    this.rules = rules;
    this.generator = new TableGenerator(rules);
  }

  /** Compiles the rules. Cannot fail: a rule set is checked when it is made. */
  public static Variant of(RuleSet rules) {
    return new Variant(rules);
  }

  public String name() {
    return rules.name();
  }

  public RuleSet rules() {
    return rules;
  }

  public Board board() {
    return rules.board();
  }

  /** The position in which a game begins. */
  public Position start() {
    return new Position(this, rules.start(), rules.first(), KingRuns.NONE, Optional.empty());
  }

  /**
   * The position that the setup describes.
   *
   * @throws IllegalSetupException if a piece stands off the board, a man where he would have been promoted, or a king is
   *     said to have moved that cannot have; all reasons are given
   */
  public Position position(Setup setup) {
    List<String> reasons = new ArrayList<>();
    SquareSet off = setup.placement().occupied().minus(board().all());
    if (!off.isEmpty()) {
      reasons.add("Pieces stand off the board, at the square indexes " + off.indexes()
          + "; the board has the indexes 0 to " + (board().size() - 1) + ".");
    }
    Optional<Promotion> promotion = rules.man().promotion();
    for (Side side : Side.values()) {
      promotion.ifPresent(rule -> setup
          .placement()
          .of(side, Rank.MAN)
          .and(rule.zone().of(side))
          .forEach(index -> reasons.add(unpromoted(side, board().square(index), rule))));
    }
    Optional<Rest> rest = rules.king().rest();
    KingRuns runs = setup.kingRuns().mattering(setup.placement(), rest);
    rest.ifPresent(rule -> reasons.addAll(runs.faults(setup.placement(), rule)));
    if (!reasons.isEmpty()) {
      throw new IllegalSetupException(reasons);
    }
    Optional<Square> exposed = setup
        .movedLast()
        .flatMap(moved -> Exposure.of(rules, setup.placement(), setup.sideToMove(), moved));
    return new Position(this, setup.placement(), setup.sideToMove(), runs, exposed);
  }

  private static String unpromoted(Side side, Square square, Promotion rule) {
    return "A man of " + side.title() + " stands on " + square + ", where men become kings ("
        + rule.zone().name() + ").";
  }

  /**
   * The generator for programs that count or search: see {@link org.damier.engine}. Made once, when first
   * asked for; empty where no {@link org.damier.engine.EngineProvider} is present that can make it.
   */
  public Optional<Engine> engine() {
    MadeEngine known = engine;
    return known == null ? madeEngine() : known.engine;
  }

  private Optional<Engine> madeEngine() {
    synchronized (engineLock) {
      MadeEngine known = engine;
      if (known == null) {
        known = new MadeEngine(Engines.provided(rules));
        engine = known;
      }
      return known.engine;
    }
  }

  private record MadeEngine(Optional<Engine> engine) {}

  TableGenerator generator() {
    return generator;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Variant variant && rules.equals(variant.rules));
  }

  @Override
  public int hashCode() {
    return rules.name().hashCode();
  }

  @Override
  public String toString() {
    return rules.name();
  }
}
