package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.damier.board.Board;
import org.damier.board.Rank;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.Clause;
import org.damier.dsl.syntax.Clause.CapturesClause;
import org.damier.dsl.syntax.Located;
import org.damier.rules.CaptureManner;
import org.damier.rules.Directions;
import org.damier.rules.Landing;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;

/** {@code captures fly diagonal, landing anywhere}. */
final class CapturesRow extends ClauseRow<CapturesClause> {

  CapturesRow() {
    super("piece", "captures", "captures", CapturesClause.class);
  }

  @Override
  public String article() {
    return "How the piece makes one jump of a capture: a `jump` goes over a neighbouring enemy to"
        + " the empty square just beyond, a `fly` over an enemy any number of empty squares away."
        + " Where a flying piece lands must be said: `anywhere` on the empty squares behind the"
        + " captured piece, `next` to it, `beyond` the square next to it, or `where it can continue`"
        + " if there is such a square. A place may bound it: `landing on last row`."
        + " `over men only` and `over kings only` narrow what may be captured, `over own pieces"
        + " too` widens it; `from afar` keeps a flying piece from taking its neighbour.";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "captures jump diagonal",
        "captures jump forward diagonal, over men only",
        "captures fly orthogonal, landing anywhere",
        "captures fly diagonal, landing where it can continue",
        "captures fly diagonal, landing anywhere but next to a king taken last",
        "captures jump orthogonal, over own pieces too",
        "captures fly orthogonal, from afar, landing beyond",
        "captures never");
  }

  @Override
  void enter(CapturesClause captures, Mistakes mistakes, Draft draft) {
    List<CaptureManner> manners = new ArrayList<>();
    for (Clause.Manner manner : captures.manners()) {
      Optional<Directions> directions = DirectionTerms.read(manner, mistakes, draft);
      Set<Rank> victims = manner.victims().isEmpty()
          ? CaptureManner.ALL_RANKS
          : EnumSet.of(manner.victims().get(0).value());
      Optional<Landing> landing = landing(manner, mistakes);
      Optional<CaptureManner.Terms> terms = terms(manner, mistakes, draft);
      if (directions.isEmpty() || terms.isEmpty()) {
        continue;
      }
      if (!manner.flies()) {
        manners.add(new CaptureManner.Jump(directions.get(), victims, terms.get()));
      } else if (landing.isPresent()) {
        manners.add(new CaptureManner.Fly(directions.get(), landing.get(), victims, terms.get()));
      }
    }
    draft.captures.put(captures.rank(), manners);
  }

  private static Optional<CaptureManner.Terms> terms(
      Clause.Manner manner, Mistakes mistakes, Draft draft) {
    Clause.Terms said = manner.terms();
    Optional<Zone> ground = said.landingOn().flatMap(place -> draft.zones.find(place, mistakes));
    boolean bounded = said.landingOn().isPresent();
    boolean afar = said.fromAfar().isPresent();
    if (afar && !manner.flies()) {
      mistakes.add(
          Code.MISPLACED_PART,
          said.fromAfar().get(),
          "A `jump` goes over a neighbour.",
          "Leave this out, or say `fly`.");
      return Optional.empty();
    }
    return bounded && ground.isEmpty()
        ? Optional.empty()
        : Optional.of(new CaptureManner.Terms(said.overOwnToo(), afar, ground));
  }

  private static Optional<Landing> landing(Clause.Manner manner, Mistakes mistakes) {
    Optional<Located<Landing>> landing = manner.landings().stream().findFirst();
    if (manner.flies() && landing.isEmpty()) {
      mistakes.add(
          Code.UNSAID,
          manner.span(),
          "Nothing says where the flying piece lands.",
          "Add `, landing anywhere`, `, landing next` or `, landing where it can continue`.");
    }
    if (!manner.flies()) {
      landing.ifPresent(said -> mistakes.add(
          Code.MISPLACED_PART,
          said.span(),
          "A `jump` always lands on the square just beyond.",
          "Leave this out, or say `fly`."));
    }
    return landing.map(Located::value);
  }

  @Override
  void complete(Missing missing, Draft draft) {
    for (Rank rank : Rank.values()) {
      if (rank == Rank.MAN || PromotesRow.kingsCanAppear(missing, draft)) {
        missing.clause(
            rank.word() + " captures",
            "piece " + rank.word(),
            List.of("captures"),
            "Nothing says how a " + rank.word() + " captures.",
            "Under `piece " + rank.word() + "` say for example `captures "
                + (rank == Rank.MAN ? "jump forward diagonal" : "fly diagonal, landing anywhere")
                + "`.");
      }
    }
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    List<Statement> statements = new ArrayList<>();
    for (Rank rank : Rank.values()) {
      List<CaptureManner> captures = rules.piece(rank).captures();
      String words = captures.stream().map(CapturesRow::words).collect(Collectors.joining(" and "));
      String phrases = captures.stream()
          .map(manner -> phrase(manner, rules.board()))
          .collect(Collectors.joining(", or "));
      statements.add(new Statement(
          RulePart.captures(rank),
          rank.word() + " captures",
          "piece " + rank.word(),
          "captures " + (captures.isEmpty() ? "never" : words),
          "A " + rank.word()
              + (captures.isEmpty() ? " cannot capture." : " captures by " + phrases + ".")));
    }
    return statements;
  }

  private static String words(CaptureManner manner) {
    String victims = manner.victims().equals(CaptureManner.ALL_RANKS)
        ? ""
        : ", over " + manner.victims().iterator().next().plural() + " only";
    String own = manner.terms().overOwnToo() ? ", over own pieces too" : "";
    String afar = manner.terms().fromAfar() ? ", from afar" : "";
    String ground =
        manner.terms().landingOn().map(zone -> " on " + Zones.words(zone)).orElse("");
    String landing = manner instanceof CaptureManner.Fly fly
        ? ", landing " + words(fly.landing()) + ground
        : ground.isEmpty() ? "" : ", landing" + ground;
    String leap = manner instanceof CaptureManner.Fly ? "fly " : "jump ";
    return leap + manner.directions() + landing + victims + own + afar;
  }

  private static String words(Landing landing) {
    return switch (landing) {
      case ANYWHERE -> "anywhere";
      case NEXT -> "next";
      case BEYOND -> "beyond";
      case WHERE_IT_CAN_CONTINUE -> "where it can continue";
      case NEXT_AFTER_LAST_KING -> "anywhere but next to a king taken last";
      case NEXT_AFTER_LAST_KING_OF_SEVERAL -> "anywhere but next to a king taken last of several";
    };
  }

  private static String phrase(CaptureManner manner, Board board) {
    CaptureManner.Terms terms = manner.terms();
    String victim = Phrases.victim(manner.victims(), terms.overOwnToo());
    String article = terms.overOwnToo() ? "a " : "an ";
    String directions = Phrases.directions(manner.directions(), board);
    String ground =
        terms.landingOn().map(zone -> ", always on the " + zone.name()).orElse("");
    if (manner instanceof CaptureManner.Fly fly) {
      String distance = terms.fromAfar() ? " that is not next to it" : " at any distance";
      return "flying " + directions + " over " + article + victim + distance + " and landing "
          + phrase(fly.landing()) + ground;
    }
    return "jumping " + directions + " over a neighbouring " + victim
        + " to the empty square just beyond" + ground;
  }

  private static String phrase(Landing landing) {
    return switch (landing) {
      case ANYWHERE -> "on any empty square behind it";
      case NEXT -> "on the square just behind it";
      case BEYOND -> "on any empty square behind it but the one just behind it";
      case WHERE_IT_CAN_CONTINUE ->
        "behind it where the capture can go on, or anywhere if it cannot";
      case NEXT_AFTER_LAST_KING ->
        "on any empty square behind it, but just behind a king that is taken last";
      case NEXT_AFTER_LAST_KING_OF_SEVERAL ->
        "on any empty square behind it, but just behind a king that is taken last of several"
            + " pieces";
    };
  }
}
