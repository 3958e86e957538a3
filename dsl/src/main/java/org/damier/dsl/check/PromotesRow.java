package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Rank;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.Clause.PromotesClause;
import org.damier.dsl.syntax.Place;
import org.damier.rules.Promotion;
import org.damier.rules.Promotion.Timing;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;

/** {@code promotes to king on last row, at end of move}. */
final class PromotesRow extends ClauseRow<PromotesClause> {

  /** What zones are called whose squares stand in the clause itself. */
  static final String UNNAMED = "promotion squares";

  PromotesRow() {
    super("piece", "promotes", "promotes", PromotesClause.class);
  }

  @Override
  public String article() {
    return "Where and when a man becomes a king: on a place that has a name (`last row`, a zone), or on"
        + " squares given for each side; `at end of move`, so that a man that only passes stays a man; `at once,"
        + " stopping`, so that its move ends there; or `at once, continuing`, so that it goes on"
        + " as a king in the same move.";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "promotes to king on last row, at end of move",
        "promotes to king on last row, at once, stopping",
        "promotes to king on white h8, black rotated, at once, continuing",
        "promotes never");
  }

  /** Whether rules for kings can ever be needed. */
  static boolean kingsCanAppear(Missing missing, Draft draft) {
    boolean neverPromotes = missing.has("man promotes") && draft.promotion == null;
    boolean noneAtStart = draft.start.whiteKings().or(draft.start.blackKings()).isEmpty();
    return !(neverPromotes && noneAtStart && !missing.has("hook promotion"));
  }

  @Override
  void enter(PromotesClause promotes, Mistakes mistakes, Draft draft) {
    if (promotes.rank() == Rank.KING) {
      mistakes.add(
          Code.KING_PROMOTED,
          promotes.span(),
          "A king is the highest rank and cannot be promoted.",
          "Put promotion under `piece man`.");
      return;
    }
    if (promotes.never()) {
      return;
    }
    Optional<Timing> timing = timing(promotes, mistakes);
    Optional<Zone> zone = draft.board().flatMap(board -> zone(promotes, board, mistakes, draft));
    if (timing.isPresent() && zone.isPresent()) {
      draft.promotion = new Promotion(zone.get(), timing.get());
    }
  }

  private static Optional<Timing> timing(PromotesClause promotes, Mistakes mistakes) {
    if (promotes.atOnce().isEmpty()) {
      mistakes.add(
          Code.UNSAID,
          promotes.span(),
          "Nothing says when a man on such a square becomes a king.",
          "Add `, at end of move`, `, at once, stopping` or `, at once, continuing`.");
      return Optional.empty();
    }
    if (!promotes.atOnce().get().value()) {
      promotes
          .continuing()
          .ifPresent(part -> mistakes.add(
              Code.MISPLACED_PART,
              part.span(),
              "At the end of its move a man neither stops nor continues.",
              "Leave this out, or say `at once`."));
      return Optional.of(Timing.AT_END_OF_MOVE);
    }
    if (promotes.continuing().isEmpty()) {
      mistakes.add(
          Code.UNSAID,
          promotes.span(),
          "Nothing says whether a man promoted during a capture goes on capturing.",
          "Add `, stopping` or `, continuing`.");
    }
    return promotes
        .continuing()
        .map(part -> part.value() ? Timing.AT_ONCE_CONTINUING : Timing.AT_ONCE_STOPPING);
  }

  private static Optional<Zone> zone(
      PromotesClause promotes, Board board, Mistakes mistakes, Draft draft) {
    if (promotes.place().isEmpty()) {
      return new SideZones(board, mistakes).read(UNNAMED, promotes.zones(), promotes.span());
    }
    Place place = promotes.place().get();
    promotes
        .zones()
        .forEach(extra -> mistakes.add(
            Code.MISPLACED_PART,
            extra.span(),
            "The place is said already: " + place.words() + ".",
            "Give a place, or squares for both sides."));
    return draft.zones.find(place, mistakes);
  }

  @Override
  void complete(Missing missing, Draft draft) {
    missing.clause(
        "man promotes",
        "piece man",
        List.of("promotes"),
        "Nothing says where and when a man becomes a king.",
        "Under `piece man` say for example `promotes to king on last row, at end of move`, or"
            + " `promotes never`.");
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    Optional<Promotion> promotion = rules.man().promotion();
    if (promotion.isEmpty()) {
      return List.of(new Statement(
          RulePart.Kind.PROMOTION.only(),
          "man promotes",
          "piece man",
          "promotes never",
          "A man never becomes a king."));
    }
    Zone zone = promotion.get().zone();
    Timing timing = promotion.get().timing();
    boolean lastRow = zone.equals(Zone.lastRow(rules.board()));
    boolean named = !zone.name().equals(UNNAMED);
    String where = named
        ? Zones.words(zone)
        : "white " + SquareTexts.list(rules.board(), zone.white()) + ", black "
            + SquareTexts.list(rules.board(), zone.black());
    String when = switch (timing) {
      case AT_END_OF_MOVE -> "at end of move";
      case AT_ONCE_STOPPING -> "at once, stopping";
      case AT_ONCE_CONTINUING -> "at once, continuing";
    };
    String touched =
        lastRow ? "the row farthest from its side" : "its promotion squares (" + where + ")";
    String sentence = switch (timing) {
      case AT_END_OF_MOVE -> "A man whose move ends on " + touched + " becomes a king.";
      case AT_ONCE_STOPPING ->
        "A man that reaches " + touched + " becomes a king, and its move ends there.";
      case AT_ONCE_CONTINUING ->
        "A man that reaches " + touched
            + " becomes a king at once, and goes on capturing as a king if it can.";
    };
    List<Statement> statements = new ArrayList<>();
    statements.add(new Statement(
        RulePart.Kind.PROMOTION.only(),
        "man promotes",
        "piece man",
        "promotes to king on " + where + ", " + when,
        sentence));
    return statements;
  }
}
