package org.damier.dsl.check;

import java.util.List;
import java.util.OptionalInt;
import org.damier.dsl.syntax.Clause.GameTypeClause;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code game type 20}. */
final class GameTypeRow extends ClauseRow<GameTypeClause> {

  private static final int MOST = 999;

  GameTypeRow() {
    super("board", GameTypeClause.NAME, "gameType", GameTypeClause.class);
  }

  @Override
  public String article() {
    return "The number by which files of games (PDN) name the variant in their tag `GameType`. A"
        + " variant does not inherit it, since its games are others than its parent's; without a"
        + " number its games are marked by its name.";
  }

  @Override
  public List<String> examples() {
    return List.of("game type 20");
  }

  @Override
  void enter(GameTypeClause clause, Mistakes mistakes, Draft draft) {
    if (Numbers.within(0, MOST, clause.number(), "Game types are", mistakes)) {
      draft.gameType = OptionalInt.of(clause.number().value());
    }
  }

  @Override
  void complete(Missing missing, Draft draft) {
    // The notation is another clause, which may stand before this one or after it.
    draft.notation = draft.notation.withGameType(draft.gameType);
  }

  @Override
  public List<Statement> statements(RuleSet rules) {
    return rules.notation().gameType().stream()
        .mapToObj(number -> statement(
            RulePart.Kind.GAME_TYPE.only(),
            GameTypeClause.NAME,
            "game type " + number,
            "Files of games call the variant by the number " + number + "."))
        .toList();
  }
}
