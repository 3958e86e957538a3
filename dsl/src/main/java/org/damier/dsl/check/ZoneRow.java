package org.damier.dsl.check;

import java.util.List;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.syntax.Clause.ZoneClause;
import org.damier.rules.Condition;
import org.damier.rules.Material;
import org.damier.rules.Promotion;
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
    Stream<Zone> promotion = rules.man().promotion().map(Promotion::zone).stream();
    Stream<Zone> endings = rules.endings().stream()
        .flatMap(ending -> materials(ending.condition()))
        .flatMap(material -> Stream.concat(material.own().stream(), Stream.of(material.other())))
        .flatMap(forces -> forces.kingOn().stream());
    Stream<Zone> landing = Stream.of(rules.man(), rules.king())
        .flatMap(piece -> piece.captures().stream())
        .flatMap(manner -> manner.terms().landingOn().stream());
    return Stream.of(promotion, landing, endings)
        .flatMap(zones -> zones)
        .distinct()
        .filter(zone -> !zone.isOfEveryBoard())
        .filter(zone -> !zone.name().equals(PromotesRow.UNNAMED))
        .map(zone -> statement(rules.board(), zone))
        .toList();
  }

  private static Stream<Material> materials(Condition condition) {
    if (condition instanceof Condition.Balance balance) {
      return Stream.of(balance.material());
    }
    return condition instanceof Condition.Clock clock ? clock.during().stream() : Stream.of();
  }

  private Statement statement(Board board, Zone zone) {
    String white = SquareTexts.list(board, zone.white());
    boolean shared = zone.white().equals(zone.black());
    String squares =
        shared ? white : "white " + white + ", black " + SquareTexts.list(board, zone.black());
    String owner = shared ? "" : ", seen by each side";
    return statement(
        "zone " + zone.name(),
        "zone \"" + zone.name() + "\" " + squares,
        "The squares of the zone \"" + zone.name() + "\"" + owner + ": " + squares + ".");
  }
}
