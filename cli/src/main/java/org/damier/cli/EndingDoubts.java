package org.damier.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.damier.board.Side;
import org.damier.rules.Condition;
import org.damier.rules.Condition.Balance;
import org.damier.rules.Condition.Clock;
import org.damier.rules.Condition.Quality;
import org.damier.rules.Ending;
import org.damier.rules.Forces;
import org.damier.rules.Material;
import org.damier.rules.RuleSet;

/** Endings that never come: no numbers of pieces that play can lead to bring them about. */
final class EndingDoubts {

  private final boolean kingsMove;
  private final List<Ending> endings;
  private final List<Balance> balances;
  private final Stock stock;

  private EndingDoubts(RuleSet rules, boolean kingsMove) {
    this.kingsMove = kingsMove;
    this.endings = rules.endings();
    this.balances = endings.stream()
        .map(Ending::condition)
        .filter(Balance.class::isInstance)
        .map(Balance.class::cast)
        .toList();
    this.stock = Stock.of(rules);
  }

  static List<String> about(RuleSet rules, boolean kingsMove) {
    return new EndingDoubts(rules, kingsMove).find();
  }

  private List<String> find() {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < endings.size(); i++) {
      Condition condition = endings.get(i).condition();
      if (condition instanceof Balance balance && !comes(balance)) {
        found.add("Ending " + (i + 1) + " never comes: "
            + (possible(balance.material())
                ? "whatever it is about has ended the game already."
                : "play leads to no such numbers of pieces."));
      }
      if (condition instanceof Clock clock && !starts(clock)) {
        found.add("The count of " + clock.moves() + " moves never starts: "
            + (clock.quality() == Quality.KING_MOVES && !kingsMove
                ? "no king ever moves."
                : "the game does not go on with such numbers of pieces."));
      }
    }
    return found;
  }

  private boolean possible(Material material) {
    return stock.states().anyMatch(state -> mayHold(material, state));
  }

  /** Whether there is a state that this ending decides, and one before it that none decides. */
  private boolean comes(Balance balance) {
    return stock
        .states()
        .filter(state -> decides(balance, state))
        .anyMatch(state -> stock.isStart(state) || before(state).anyMatch(this::mayGoOn));
  }

  /** Whether the ending may be the first that holds. */
  private boolean decides(Balance balance, Stock.State state) {
    return mayHold(balance.material(), state)
        && balances.stream()
            .takeWhile(other -> !other.equals(balance))
            .noneMatch(other -> mustHold(other.material(), state));
  }

  private boolean mayGoOn(Stock.State state) {
    return balances.stream().noneMatch(balance -> mustHold(balance.material(), state));
  }

  private boolean starts(Clock clock) {
    boolean counts = clock.quality() != Quality.KING_MOVES || kingsMove;
    return counts
        && clock
            .during()
            .map(material ->
                stock.states().anyMatch(state -> mayHold(material, state) && mayGoOn(state)))
            .orElse(true);
  }

  /** States from which one move may lead here: before a capture one side had more, before a promotion a man. */
  private Stream<Stock.State> before(Stock.State state) {
    return Stream.of(Side.values())
        .flatMap(side -> Stream.concat(
            stock.states().filter(other -> other.hasLostTo(state, side)),
            state.beforePromotion(side).filter(stock::has).stream()));
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
