package org.damier.cli.doubts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.damier.board.Side;
import org.damier.rules.Condition;
import org.damier.rules.Condition.Balance;
import org.damier.rules.Condition.Clock;
import org.damier.rules.Condition.Quality;
import org.damier.rules.Ending;
import org.damier.rules.Forces;
import org.damier.rules.Forces.Range;
import org.damier.rules.Material;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** Endings that never come: no numbers of pieces that play can lead to bring them about. */
final class EndingDoubts {

  /** Looking at more numbers of pieces would take long: endings that speak of scores of pieces are rare. */
  private static final int MOST_STATES = 500_000;

  private final boolean kingsMove;
  private final List<Ending> endings;
  private final List<Balance> balances;
  private final Stock stock;
  private final List<Stock.State> states;
  private final List<Stock.State> reached;

  private EndingDoubts(RuleSet rules, boolean kingsMove, Stock stock) {
    this.kingsMove = kingsMove;
    this.endings = rules.endings();
    this.balances = endings.stream()
        .map(Ending::condition)
        .filter(Balance.class::isInstance)
        .map(Balance.class::cast)
        .toList();
    this.stock = stock;
    this.states = stock.states().toList();
    this.reached = stock.after(this::mayGoOn).toList();
  }

  static List<Doubt> about(RuleSet rules, boolean kingsMove) {
    Stock stock = Stock.of(rules, largest(rules));
    boolean few = stock.states().limit(MOST_STATES + 1).count() <= MOST_STATES;
    return few ? new EndingDoubts(rules, kingsMove, stock).find() : List.of();
  }

  /** The largest number that an ending tells from the next; 1 at least, since none is told from some. */
  private static int largest(RuleSet rules) {
    return rules.endings().stream()
        .flatMap(ending -> ending.condition().balance().stream())
        .flatMap(material -> Stream.concat(
            Stream.of(material.total()),
            Stream.concat(material.own().stream(), Stream.of(material.other()))
                .flatMap(forces -> Stream.of(forces.men(), forces.kings(), forces.pieces()))))
        .flatMapToInt(range -> IntStream.of(range.least(), range.most()))
        .filter(number -> number != Range.ANY.most())
        .reduce(1, Math::max);
  }

  private List<Doubt> find() {
    List<Doubt> found = new ArrayList<>();
    for (int i = 0; i < endings.size(); i++) {
      RulePart part = RulePart.Kind.ENDING.at(i);
      Condition condition = endings.get(i).condition();
      if (condition instanceof Balance balance && !comes(balance)) {
        found.add(Doubt.of(
            part,
            "This ending never comes: "
                + (possible(balance.material())
                    ? "whatever it is about has ended the game already."
                    : "play leads to no such numbers of pieces.")));
      }
      if (condition instanceof Clock clock && !starts(clock)) {
        found.add(Doubt.of(
            part,
            "The count of " + clock.moves() + " moves never starts: "
                + (clock.quality() == Quality.KING_MOVES && !kingsMove
                    ? "no king ever moves."
                    : "the game does not go on with such numbers of pieces.")));
      }
    }
    return found;
  }

  private boolean possible(Material material) {
    return states.stream().anyMatch(state -> mayHold(material, state));
  }

  /** Whether there is a state that this ending decides, and one before it that none decides. */
  private boolean comes(Balance balance) {
    return reached.stream().anyMatch(state -> decides(balance, state));
  }

  /** Whether the ending may be the first that holds. */
  private boolean decides(Balance balance, Stock.State state) {
    return mayHold(balance.material(), state)
        && balances.stream()
            .takeWhile(other -> !other.equals(balance))
            .noneMatch(other -> mustHold(other.material(), state));
  }

  private boolean mayGoOn(Stock.State state) {
    // A side without pieces cannot move.
    boolean ended = !stock.goesOnWithoutPieces()
        && Stream.of(Side.values()).anyMatch(side -> state.men(side) + state.kings(side) == 0);
    return !ended && balances.stream().noneMatch(balance -> mustHold(balance.material(), state));
  }

  private boolean starts(Clock clock) {
    boolean counts = clock.quality() != Quality.KING_MOVES || kingsMove;
    return counts
        && clock
            .during()
            .map(material ->
                states.stream().anyMatch(state -> mayHold(material, state) && mayGoOn(state)))
            .orElse(true);
  }

  private static boolean mayHold(Material material, Stock.State state) {
    return Stream.of(Side.values()).anyMatch(side -> holds(material, state, side, true));
  }

  /** Whether it holds wherever the pieces stand. */
  private static boolean mustHold(Material material, Stock.State state) {
    return Stream.of(Side.values()).anyMatch(side -> holds(material, state, side, false));
  }

  private static boolean holds(
      Material material, Stock.State state, Side side, boolean standingWell) {
    return material.total().contains(state.pieces())
        && matches(material.other(), state, side.opponent(), standingWell)
        && material.own().stream().anyMatch(own -> matches(own, state, side, standingWell));
  }

  private static boolean matches(
      Forces forces, Stock.State state, Side side, boolean standingWell) {
    Optional<Boolean> stands = forces
        .kingOn()
        .map(zone -> standingWell && !zone.of(side).isEmpty() && state.kings(side) > 0);
    return forces.match(state.men(side), state.kings(side)) && stands.orElse(true);
  }
}
