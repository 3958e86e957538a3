package org.damier.dsl.check;

import java.util.List;

/** Every kind of clause, in the order of a variant file. */
public final class ClauseRows {

  private ClauseRows() {}

  /** The rows for people to read. */
  public static List<ClauseRow<?>> all() {
    return with(ScriptLibrary.NONE);
  }

  /** New rows for one check. */
  static List<ClauseRow<?>> with(ScriptLibrary scripts) {
    return List.of(
        new BoardRow(),
        new NotationRow(),
        new GameTypeRow(),
        new ZoneRow(),
        new PlacementRow(),
        new DiagramRow(),
        new MovesRow(),
        new CapturesRow(),
        new PromotesRow(),
        new RestsRow(),
        new DutyRow(),
        new ContinuationRow(),
        new MajorityRow(),
        new RemovalRow(),
        new ReversalRow(),
        new CaptorRow(),
        new FirstRow(),
        new HookRow(scripts),
        new NoMoveRow(),
        new BalanceRow.Singleton(),
        new BalanceRow.FirstKing(),
        new BalanceRow(),
        new RepetitionRow(),
        new ClockRow());
  }
}
