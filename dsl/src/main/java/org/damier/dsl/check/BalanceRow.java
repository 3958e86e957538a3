package org.damier.dsl.check;

import java.util.List;
import java.util.Optional;
import org.damier.dsl.syntax.Clause.EndingClause;
import org.damier.dsl.syntax.ConditionTree;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.Forces;
import org.damier.rules.Forces.Range;
import org.damier.rules.Material;

/** {@code 1 king against 1 man wins}, and the two balances that have names of their own. */
final class BalanceRow extends EndingRow {

  private static final Material SINGLETON = new Material(List.of(Forces.pieces(1)), Forces.ANY);
  private static final Material FIRST_KING =
      new Material(List.of(new Forces(Range.ANY, Range.atLeast(1), Range.ANY)), Forces.ANY);

  BalanceRow() {
    super("balance of pieces", ConditionTree.Balance.class);
  }

  @Override
  public String article() {
    return "What the pieces left decide, looked at after every move, for the side to move first:"
        + " forces of one side, `or` others, `against` forces of the other. Kinds of piece that"
        + " are not named are absent, unless `pieces` of whatever kind are counted. Numbers may be"
        + " ranges: `2 to 4 kings`, `3 or more pieces`.";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "1 king against 1 man wins",
        "1 piece against 1 piece draws",
        "3 or more kings or 2 kings 1 man against 1 king wins");
  }

  @Override
  Optional<Condition> condition(EndingClause clause, Mistakes mistakes) {
    return Balances.material((ConditionTree.Balance) clause.condition(), mistakes)
        .map(Condition.Balance::new);
  }

  @Override
  Optional<Statement> statement(Ending ending) {
    if (!(ending.condition() instanceof Condition.Balance balance)
        || balance.material().equals(SINGLETON)
        || balance.material().equals(FIRST_KING)) {
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
    Optional<Condition> condition(EndingClause clause, Mistakes mistakes) {
      return Optional.of(new Condition.Balance(SINGLETON));
    }

    @Override
    Optional<Statement> statement(Ending ending) {
      return ending.condition().equals(new Condition.Balance(SINGLETON))
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
      return "A side has a king: what the first king means in games that end with it.";
    }

    @Override
    public List<String> examples() {
      return List.of("king wins");
    }

    @Override
    Optional<Condition> condition(EndingClause clause, Mistakes mistakes) {
      return Optional.of(new Condition.Balance(FIRST_KING));
    }

    @Override
    Optional<Statement> statement(Ending ending) {
      return ending.condition().equals(new Condition.Balance(FIRST_KING))
          ? Optional.of(said(
              "king", "king", ending, "A side that has a king " + outcome(ending) + " at once."))
          : Optional.empty();
    }
  }
}
