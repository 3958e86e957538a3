package org.damier.dsl.check;

import java.util.List;
import java.util.Optional;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.Clause.EndingClause;
import org.damier.dsl.syntax.ConditionTree;
import org.damier.dsl.syntax.Located;
import org.damier.rules.Condition;
import org.damier.rules.Condition.Lapse;
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
        + " capture nothing, `without capture`, `without capture or promotion`, or `of` a balance"
        + " of pieces that has stood all the while; a balance may be joined to the others. Anything"
        + " else sets the count back; `with pauses` it stands meanwhile, and of what is not counted only"
        + " a capture sets it back. The balance may also be a number of pieces of both sides"
        + " together, `in all`. A derived variant drops the ending by its words without the number:"
        + " `moves by kings only plays on`, or all such endings: `any count of moves plays on`.";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "25 moves by kings only draws",
        "40 moves without capture draws",
        "16 moves of 3 kings or 2 kings 1 man or 1 king 2 men against 1 king draws",
        "15 moves by kings only of 3 or more kings against 1 king draws",
        "30 moves without capture or promotion of 4 to 5 pieces in all, kings on both sides draws",
        "5 moves of 3 pieces against 1 king on long diagonal draws",
        "15 moves by kings only of 3 kings against 1 king with pauses draws",
        "any count of moves plays on");
  }

  @Override
  Optional<Condition> condition(EndingClause clause, Mistakes mistakes, Draft draft) {
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
    if (clock.pauses() && clock.qualities().isEmpty() && clock.during().isEmpty()) {
      mistakes.add(
          Code.UNSAID,
          clause.span(),
          "Nothing says which moves are counted, so that none is a pause.",
          "Say for example `" + clock.moves().get().value()
              + " moves by kings only with pauses draws`.");
      return Optional.empty();
    }
    Quality quality =
        clock.qualities().stream().findFirst().map(Located::value).orElse(Quality.ANY);
    Optional<Material> during = clock.during().stream()
        .findFirst()
        .flatMap(balance -> Balances.material(balance, mistakes, draft));
    boolean counted =
        Numbers.within(1, MOST, clock.moves().get(), "Moves are counted from", mistakes);
    return counted && during.isPresent() == !clock.during().isEmpty()
        ? Optional.of(new Condition.Clock(
            clock.moves().get().value(),
            quality,
            during,
            clock.pauses() ? Lapse.PAUSES : Lapse.SETS_BACK))
        : Optional.empty();
  }

  @Override
  Optional<Statement> statement(Ending ending) {
    if (!(ending.condition() instanceof Condition.Clock clock)) {
      return Optional.empty();
    }
    String words = clock.quality().words();
    String quality = words.isEmpty() ? "" : " " + words;
    String during =
        clock.during().map(material -> " of " + Balances.words(material)).orElse("");
    boolean pauses = clock.lapse() == Lapse.PAUSES;
    String kind = quality + during + (pauses ? " with pauses" : "");
    boolean one = clock.moves() == 1;
    String moves = clock.moves() + (one ? " move" : " moves");
    String counted =
        clock.quality() == Quality.KING_MOVES ? " made by kings only and without capture" : quality;
    String meanwhile =
        clock.during().map(material -> " while " + Balances.sentence(material)).orElse("");
    return Optional.of(said(
        moves + kind,
        "moves" + kind,
        ending,
        moves + " of each side" + (pauses || one ? "" : " in a row") + counted + meanwhile
            + (one ? " is" : " are") + " a draw"
            + (pauses ? ", other moves without capture not counting." : ".")));
  }
}
