package org.damier.dsl.check;

import java.util.List;
import java.util.stream.IntStream;
import org.damier.board.Board;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.syntax.Clause.ZoneClause;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;

/** {@code zone "far edges" white row 8, black rotated}. */
final class ZoneRow extends ClauseRow<ZoneClause> {

  ZoneRow() {
    super("board", "zones", "zoneClause", ZoneClause.class);
  }

  @Override
  public String article() {
    return "A name for squares, so that other clauses can speak of them (`white man on \"home\"`,"
        + " `promotes to king on \"far edges\", at end of move`,"
        + " `king on \"home\" wins`): the same squares for both"
        + " sides, or each side's own, of which one may be the image of the other. What is listed"
        + " as rows is counted from White's edge where both sides share it.";
  }

  @Override
  public List<String> examples() {
    return List.of("zone \"main road\" a1-h8", "zone \"far edges\" white row 8, black rotated");
  }

  @Override
  void enter(ZoneClause zone, Mistakes mistakes, Draft draft) {
    if (draft.board().isEmpty()) {
      draft.zones.addUnclear();
      return;
    }
    Board board = draft.board().get();
    String name = zone.title().value();
    if (draft.zones.has(name) || name.equals(PromotesRow.UNNAMED)) {
      mistakes.add(
          Code.ZONE_NAME_TAKEN,
          zone.title().span(),
          Quote.of(name) + " is the name of other squares already.",
          "Give the zone another name.");
    }
    if (zone.sides().isEmpty()) {
      SquareSet both = new SquareLists(board, mistakes).set(zone.both(), Side.WHITE);
      draft.zones.add(new Zone(name, both, both));
    } else {
      new SideZones(board, mistakes)
          .read(name, zone.sides(), zone.span())
          .ifPresentOrElse(draft.zones::add, draft.zones::addUnclear);
    }
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    List<Zone> zones = rules.zones();
    return IntStream.range(0, zones.size())
        .filter(i -> isOwn(zones.get(i)))
        .mapToObj(i -> statement(RulePart.Kind.ZONE.at(i), rules.board(), zones.get(i)))
        .toList();
  }

  private static boolean isOwn(Zone zone) {
    return !zone.isOfEveryBoard() && !zone.name().equals(PromotesRow.UNNAMED);
  }

  private Statement statement(RulePart part, Board board, Zone zone) {
    String white = SquareTexts.list(board, zone.white());
    boolean shared = zone.white().equals(zone.black());
    String squares =
        shared ? white : "white " + white + ", black " + SquareTexts.list(board, zone.black());
    String owner = shared ? "" : ", seen by each side";
    return statement(
        part,
        "zone " + zone.name(),
        "zone \"" + zone.name() + "\" " + squares,
        "The squares of the zone \"" + zone.name() + "\"" + owner + ": " + squares + ".");
  }
}
