package org.damier.dsl.check;

import java.util.List;
import java.util.Optional;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.Clause.EndingClause;
import org.damier.dsl.syntax.ConditionTree;
import org.damier.dsl.syntax.Located;
import org.damier.rules.Condition;
import org.damier.rules.Condition.Quality;
import org.damier.rules.Ending;
import org.damier.rules.Material;

/** {@code 25 moves by kings only draws}, {@code 16 moves of 3 kings against 1 king draws}. */
final class ClockRow extends EndingRow {

  private static final int MOST = 1_000;

  ClockRow() {
    super("moves", ConditionTree.Clock.class);
  }

  @Override
  public String article() {
    return "So many moves of each side in a row (one move is a turn of both): `by kings only` that"
        + " capture nothing, `without capture`, or `of` a balance of pieces that has stood all the"
        + " while; a balance may be joined to the other two. Anything else sets the count back. A"
        + " derived variant drops the ending by its words without the number: `moves by kings only"
        + " plays on`.";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "25 moves by kings only draws",
        "40 moves without capture draws",
        "16 moves of 3 kings or 2 kings 1 man or 1 king 2 men against 1 king draws",
        "15 moves by kings only of 3 or more kings against 1 king draws");
  }

  @Override
  Optional<Condition> condition(EndingClause clause, Mistakes mistakes) {
    requireDraw(clause, "A count of moves", mistakes);
    ConditionTree.Clock clock = (ConditionTree.Clock) clause.condition();
    if (clock.moves().isEmpty()) {
      mistakes.add(
          Code.UNSAID,
          clause.span(),
          "Nothing says how many moves are counted.",
          "Begin with a number: `25 moves by kings only draws`.");
      return Optional.empty();
    }
    Quality quality =
        clock.qualities().stream().findFirst().map(Located::value).orElse(Quality.ANY);
    Optional<Material> during = clock.during().stream()
        .findFirst()
        .flatMap(balance -> Balances.material(balance, mistakes));
    boolean counted =
        Numbers.within(1, MOST, clock.moves().get(), "Moves are counted from", mistakes);
    return counted && during.isPresent() == !clock.during().isEmpty()
        ? Optional.of(new Condition.Clock(clock.moves().get().value(), quality, during))
        : Optional.empty();
  }

  @Override
  Optional<Statement> statement(Ending ending) {
    if (!(ending.condition() instanceof Condition.Clock clock)) {
      return Optional.empty();
    }
    String quality = switch (clock.quality()) {
      case ANY -> "";
      case KING_MOVES -> " by kings only";
      case WITHOUT_CAPTURE -> " without capture";
    };
    String during =
        clock.during().map(material -> " of " + Balances.words(material)).orElse("");
    String name = "moves" + quality + during;
    String counted = switch (clock.quality()) {
      case ANY -> "";
      case KING_MOVES -> " made by kings only and without capture";
      case WITHOUT_CAPTURE -> " without capture";
    };
    String while_ = clock
        .during()
        .map(material -> " while one side has " + Balances.phrase(material))
        .orElse("");
    return Optional.of(said(
        clock.moves() + " " + name,
        name,
        ending,
        clock.moves() + " moves of each side in a row" + counted + while_ + " are a draw."));
  }
}
