package org.damier.dsl.check;

import java.util.List;
import java.util.Optional;
import org.damier.board.Rank;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.Clause.RestsClause;
import org.damier.rules.Rest;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code rests after 3 moves in a row, while its side has men}. */
final class RestsRow extends ClauseRow<RestsClause> {

  private static final int MOST = 100;

  RestsRow() {
    super("piece", "rests", "rests", RestsClause.class);
  }

  @Override
  public String article() {
    return "After so many moves in a row by one king that capture nothing, that king may only"
        + " capture until its side has made another move: with another piece, or a capture. The"
        + " duty may hold only `while its side has men`. Left out, a king never rests.";
  }

  @Override
  public List<String> examples() {
    return List.of("rests after 3 moves in a row, while its side has men", "rests never");
  }

  @Override
  void enter(RestsClause rests, Mistakes mistakes, Draft draft) {
    if (rests.rank() == Rank.MAN) {
      mistakes.add(
          Code.MISPLACED_PART, rests.span(), "Only kings rest.", "Put this under `piece king`.");
      return;
    }
    rests
        .moves()
        .filter(moves -> Numbers.within(1, MOST, moves, "A king rests after", mistakes))
        .ifPresent(
            moves -> draft.rest = Optional.of(new Rest(moves.value(), rests.whileSideHasMen())));
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    return rules.king().rest().stream().map(RestsRow::statement).toList();
  }

  private static Statement statement(Rest rest) {
    String moves = rest.moves() == 1 ? "1 move" : rest.moves() + " moves";
    return new Statement(
        RulePart.Kind.REST.only(),
        "king rests",
        "piece king",
        "rests after " + moves + " in a row"
            + (rest.whileSideHasMen() ? ", while its side has men" : ""),
        "A king that has made " + moves + " in a row without capture may only capture until its"
            + " side has made another move"
            + (rest.whileSideHasMen() ? ", as long as its side has men." : "."));
  }
}
