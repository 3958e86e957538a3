package org.damier.dsl.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.antlr.v4.runtime.ParserRuleContext;
import org.damier.board.Rank;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Span;
import org.damier.rules.DirectionWord;
import org.damier.rules.Landing;

/** Builds the clauses about what one rank of piece does. */
final class PieceTrees {

  private final Rank rank;
  private final Diagnostics diagnostics;

  PieceTrees(Rank rank, Diagnostics diagnostics) {
    this.rank = rank;
    this.diagnostics = diagnostics;
  }

  Clause moves(VariantParser.MovesContext moves) {
    List<Clause.Manner> manners = new ArrayList<>();
    for (VariantParser.MovementContext movement : moves.movement()) {
      manners.add(new Clause.Manner(
          Parts.span(movement),
          gait(movement.gait()),
          movement.directions().stream().map(PieceTrees::directions).toList()));
    }
    return new Clause.MovesClause(Parts.span(moves), rank, manners);
  }

  Clause captures(VariantParser.CapturesContext captures) {
    List<Clause.Manner> manners =
        captures.capturing().stream().map(this::capturing).toList();
    return new Clause.CapturesClause(Parts.span(captures), rank, manners);
  }

  Clause rests(VariantParser.RestsContext rests) {
    return new Clause.RestsClause(
        Parts.span(rests),
        rank,
        Optional.ofNullable(rests.NUMBER()).map(Parts::number),
        rests.getStop().getText().equals("men"));
  }

  private Clause.Manner capturing(VariantParser.CapturingContext capturing) {
    List<Located<List<DirectionWord>>> directions = new ArrayList<>();
    List<Located<Landing>> landings = new ArrayList<>();
    List<Located<Rank>> victims = new ArrayList<>();
    List<Located<Boolean>> ownToo = new ArrayList<>();
    List<Located<Boolean>> afar = new ArrayList<>();
    List<Located<Place>> grounds = new ArrayList<>();
    directions.add(directions(capturing.directions()));
    for (VariantParser.CapturingPartContext part : capturing.capturingPart()) {
      Span span = Parts.span(part);
      if (part.directions() != null) {
        directions.add(directions(part.directions()));
      } else if (part.landing() != null) {
        landing(part.landing(), span, landings, grounds);
      } else if (part.overWhat() != null && part.overWhat().victims() != null) {
        boolean men = part.overWhat().victims().getText().equals("men");
        victims.add(new Located<>(men ? Rank.MAN : Rank.KING, span));
      } else {
        (part.overWhat() == null ? afar : ownToo).add(new Located<>(true, span));
      }
    }
    Parts.only(landings, diagnostics);
    Parts.only(victims, diagnostics);
    Clause.Terms terms = new Clause.Terms(
        Parts.only(ownToo, diagnostics).isPresent(),
        Parts.only(afar, diagnostics).map(Located::span),
        Parts.only(grounds, diagnostics).map(Located::value));
    return new Clause.Manner(
        Parts.span(capturing), gait(capturing.leap()), directions, landings, victims, terms);
  }

  private static void landing(
      VariantParser.LandingContext landing,
      Span span,
      List<Located<Landing>> landings,
      List<Located<Place>> grounds) {
    if (landing.landingManner() != null) {
      landings.add(new Located<>(landing(landing.landingManner()), span));
    }
    if (landing.place() != null) {
      grounds.add(new Located<>(SquareTrees.place(landing.place()), span));
    }
  }

  private static Clause.Gait gait(ParserRuleContext word) {
    return Clause.Gait.valueOf(word.getText().toUpperCase(Locale.ROOT));
  }

  private static Located<List<DirectionWord>> directions(VariantParser.DirectionsContext words) {
    List<DirectionWord> directions = words.direction().stream()
        .map(word -> DirectionWord.valueOf(word.getText().toUpperCase(Locale.ROOT)))
        .toList();
    return new Located<>(directions, Parts.span(words));
  }

  private static Landing landing(VariantParser.LandingMannerContext landing) {
    return switch (Parts.words(landing)) {
      case "anywhere" -> Landing.ANYWHERE;
      case "next" -> Landing.NEXT;
      case "beyond" -> Landing.BEYOND;
      case "where it can continue" -> Landing.WHERE_IT_CAN_CONTINUE;
      case "anywhere but next to a king taken last" -> Landing.NEXT_AFTER_LAST_KING;
      default -> Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL;
    };
  }

  Clause promotes(VariantParser.PromotesContext promotes) {
    List<Located<Boolean>> atOnce = new ArrayList<>();
    List<Located<Boolean>> continuing = new ArrayList<>();
    List<Clause.SideZone> zones = new ArrayList<>();
    VariantParser.ZoneContext zone = promotes.zone();
    if (zone != null && zone.sideZone() != null) {
      zones.add(SquareTrees.sideZone(zone.sideZone()));
    }
    for (VariantParser.PromotionPartContext part : promotes.promotionPart()) {
      Span span = Parts.span(part);
      if (part.sideZone() != null) {
        zones.add(SquareTrees.sideZone(part.sideZone()));
      } else if (part.moment() != null) {
        atOnce.add(new Located<>(part.moment().getText().equals("once"), span));
      } else {
        continuing.add(new Located<>(part.getText().equals("continuing"), span));
      }
    }
    return new Clause.PromotesClause(
        Parts.span(promotes),
        rank,
        zone == null,
        Optional.ofNullable(zone).map(VariantParser.ZoneContext::place).map(SquareTrees::place),
        zones,
        Parts.only(atOnce, diagnostics),
        Parts.only(continuing, diagnostics));
  }
}
