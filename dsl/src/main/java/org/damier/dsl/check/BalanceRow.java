package org.damier.dsl.check;

import java.util.List;
import java.util.Optional;
import org.damier.dsl.syntax.Clause.EndingClause;
import org.damier.dsl.syntax.ConditionTree;
import org.damier.dsl.syntax.Place;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.Forces;
import org.damier.rules.Material;

/** {@code 1 king against 1 man wins}, and the two balances that have names of their own. */
final class BalanceRow extends EndingRow {

  private static final Material SINGLETON = new Material(List.of(Forces.pieces(1)), Forces.ANY);

  BalanceRow() {
    super("balance of pieces", ConditionTree.Balance.class);
  }

  @Override
  public String article() {
    return "What the pieces left decide, looked at after every move, for the side to move first:"
        + " forces of one side, `or` others, `against` forces of the other. Kinds of piece that"
        + " are not named are absent, unless `pieces` of whatever kind are counted. Numbers may be"
        + " ranges: `2 to 4 kings`, `3 or more pieces`. Of several kings `on` a place one must stand"
        + " there.";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "1 king against 1 man wins",
        "1 piece against 1 piece draws",
        "3 or more kings or 2 kings 1 man against 1 king wins");
  }

  @Override
  Optional<Condition> condition(EndingClause clause, Mistakes mistakes, Draft draft) {
    return Balances.material((ConditionTree.Balance) clause.condition(), mistakes, draft)
        .map(Condition.Balance::new);
  }

  @Override
  Optional<Statement> statement(Ending ending) {
    if (!(ending.condition() instanceof Condition.Balance balance)
        || balance.material().equals(SINGLETON)
        || FirstKing.zone(balance.material()).isPresent()) {
      return Optional.empty();
    }
    String words = Balances.words(balance.material());
    return Optional.of(said(
        words,
        words,
        ending,
        "A side that has " + Balances.phrase(balance.material()) + " " + outcome(ending) + "."));
  }

  /** {@code singleton loses}. */
  static final class Singleton extends EndingRow {

    Singleton() {
      super("singleton", ConditionTree.Singleton.class);
    }

    @Override
    public String article() {
      return "A side has one piece left, man or king. Looked at after every move, for both sides.";
    }

    @Override
    public List<String> examples() {
      return List.of("singleton loses");
    }

    @Override
    Optional<Condition> condition(EndingClause clause, Mistakes mistakes, Draft draft) {
      return Optional.of(new Condition.Balance(SINGLETON));
    }

    @Override
    Optional<Statement> statement(Ending ending) {
      return ending.condition() instanceof Condition.Balance balance
              && balance.material().equals(SINGLETON)
          ? Optional.of(said(
              "singleton",
              "singleton",
              ending,
              "A side with one piece left, man or king, " + outcome(ending) + " at once."))
          : Optional.empty();
    }
  }

  /** {@code king wins}. */
  static final class FirstKing extends EndingRow {

    FirstKing() {
      super("king", ConditionTree.FirstKing.class);
    }

    @Override
    public String article() {
      return "A side has a king, anywhere or on a place that has a name (`first row`, `last row`,"
          + " `long diagonal`, or a zone): what the first king means in games that end with it. The long"
          + " diagonal is the longest of all, on a square board the one from corner to corner, or"
          + " all of them if several are equally long; a field of hexes, or lines without a"
          + " diagonal, have none.";
    }

    @Override
    public List<String> examples() {
      return List.of("king wins", "king on first row wins");
    }

    @Override
    Optional<Condition> condition(EndingClause clause, Mistakes mistakes, Draft draft) {
      Optional<Place> place = ((ConditionTree.FirstKing) clause.condition()).place();
      return place.isEmpty()
          ? Optional.of(firstKing(Forces.withKing()))
          : draft
              .zones
              .find(place.get(), mistakes)
              .map(zone -> firstKing(Forces.withKing().on(zone)));
    }

    private static Condition firstKing(Forces forces) {
      return new Condition.Balance(new Material(List.of(forces), Forces.ANY));
    }

    /** What the rules say of where the king stands; empty if the balance is of another kind. */
    static Optional<String> zone(Material material) {
      Forces own = material.own().get(0);
      Material asked = new Material(List.of(own), Forces.ANY);
      boolean someKing = new Forces(own.men(), own.kings(), own.pieces()).equals(Forces.withKing());
      return someKing && material.equals(asked)
          ? Optional.of(own.kingOn().map(zone -> " on " + Zones.words(zone)).orElse(""))
          : Optional.empty();
    }

    @Override
    Optional<Statement> statement(Ending ending) {
      return ending.condition() instanceof Condition.Balance balance
          ? zone(balance.material())
              .map(where -> said(
                  "king" + where,
                  "king" + where,
                  ending,
                  "A side that has a king" + where.replace(" on ", " on its ") + " "
                      + outcome(ending) + " at once."))
          : Optional.empty();
    }
  }
}
