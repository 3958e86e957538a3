package org.damier.dsl.syntax;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.damier.dsl.diagnostic.Span;
import org.damier.rules.Condition;

/** What an ending asks, as it is written. */
public sealed interface ConditionTree {

  /** What endings of this kind are called, so that a derived variant can replace one. */
  String name();

  /** {@code no move}. */
  record NoMove() implements ConditionTree {
    @Override
    public String name() {
      return "no move";
    }
  }

  /** {@code singleton}. */
  record Singleton() implements ConditionTree {

    /** What it is short for. */
    private static final String IN_FULL = "1 piece";

    @Override
    public String name() {
      return "singleton";
    }
  }

  /** {@code king}, {@code king on first row}: somebody has one there. */
  record FirstKing(Optional<Place> place) implements ConditionTree {
    @Override
    public String name() {
      return "king" + onPlace(place);
    }
  }

  /** {@code repetition 3}; the number is needed unless the ending is switched off. */
  record Repetition(Optional<Located<Integer>> times) implements ConditionTree {
    @Override
    public String name() {
      return "repetition";
    }
  }

  /** {@code 25 moves by kings only}; the number is needed unless the ending is switched off. */
  record Clock(
      Optional<Located<Integer>> moves,
      List<Located<Condition.Quality>> qualities,
      List<Balance> during,
      boolean pauses)
      implements ConditionTree {

    /** {@code any count of moves}: all clocks, to be switched off together. */
    static final Clock ANY = new Clock(Optional.empty(), List.of(), List.of(), false);

    @Override
    public String name() {
      String quality =
          qualities.stream().findFirst().map(said -> " " + said.value().words()).orElse("");
      return "moves" + quality
          + during.stream().map(balance -> " of " + balance.name()).collect(Collectors.joining())
          + (pauses ? " with pauses" : "");
    }

    /** Whether it stands for every count of moves. */
    public boolean isAny() {
      return qualities.isEmpty() && during.isEmpty() && moves.isEmpty() && !pauses;
    }
  }

  /**
   * {@code 3 kings or 2 kings 1 man against 1 king}.
   *
   * @param total {@code 4 to 5 pieces in all}, which stands alone
   */
  record Balance(
      Span span, List<List<Amount>> own, Optional<List<Amount>> other, Optional<Total> total)
      implements ConditionTree {
    @Override
    public String name() {
      if (total.isPresent()) {
        return total.get().name();
      }
      // Alternatives are the same in any order.
      String either = own.stream().map(Balance::named).sorted().collect(Collectors.joining(" or "));
      return other
          .map(forces -> either + " against " + named(forces))
          .orElse(either.equals(Singleton.IN_FULL) ? new Singleton().name() : either);
    }

    private static String named(List<Amount> forces) {
      return forces.stream()
          .sorted((one, next) -> one.unit().compareTo(next.unit()))
          .map(Amount::name)
          .collect(Collectors.joining(" "));
    }
  }

  /** {@code 4 to 5 pieces in all, kings on both sides}. */
  record Total(Amount pieces, boolean kingsOnBothSides) {
    public String name() {
      return pieces.name() + " in all" + (kingsOnBothSides ? ", kings on both sides" : "");
    }
  }

  /** {@code 3 or more kings}, {@code 1 king on long diagonal}. */
  record Amount(Span span, int least, int most, Unit unit, Optional<Place> place) {
    /** {@code 3 or more kings}. */
    public String name() {
      String number = least == most
          ? "" + least
          : most == Integer.MAX_VALUE ? least + " or more" : least + " to " + most;
      return number + " " + (most == 1 ? unit.one() : unit.several()) + onPlace(place);
    }
  }

  private static String onPlace(Optional<Place> place) {
    return place.map(where -> " on " + where.words()).orElse("");
  }

  /** What is counted, in the order in which forces are written. */
  enum Unit {
    KINGS("king", "kings"),
    MEN("man", "men"),
    PIECES("piece", "pieces");

    private final String one;
    private final String several;

    Unit(String one, String several) {
      this.one = one;
      this.several = several;
    }

    public String one() {
      return one;
    }

    public String several() {
      return several;
    }
  }
}
