package org.damier.dsl.syntax;

import java.util.List;
import org.antlr.v4.runtime.Token;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.dsl.diagnostic.Span;

/** Builds everything that names squares or pieces. */
final class SquareTrees {

  private SquareTrees() {}

  static Side side(VariantParser.SideContext side) {
    return side.getText().equals("white") ? Side.WHITE : Side.BLACK;
  }

  static Rank rank(VariantParser.RankContext rank) {
    return rank.getText().equals("man") ? Rank.MAN : Rank.KING;
  }

  static Clause placement(VariantParser.PlacementContext placement) {
    return new Clause.PlacementClause(
        Parts.span(placement), side(placement.side()), rank(placement.rank()), squares(placement));
  }

  private static Squares squares(VariantParser.PlacementContext placement) {
    if (placement.image() != null) {
      return image(placement.image());
    }
    if (placement.squares() != null) {
      return listed(Parts.span(placement.squares()), placement.squares().squareItem());
    }
    Span last = Tokens.span(placement.getStop());
    return placement.TEXT() == null
        ? new Squares.Listed(last, List.of())
        : new Squares.Named(last, Parts.text(placement.getStop()).value());
  }

  static Clause zone(VariantParser.ZoneClauseContext zone) {
    Span span = Parts.span(zone);
    return new Clause.ZoneClause(
        span,
        Parts.text(zone.TEXT().getSymbol()),
        zone.sideZone().stream().map(SquareTrees::sideZone).toList(),
        listed(span, zone.squareItem()));
  }

  static Clause.SideZone sideZone(VariantParser.SideZoneContext zone) {
    Span span = Parts.span(zone);
    Squares squares = zone.image() != null ? image(zone.image()) : listed(span, zone.squareItem());
    return new Clause.SideZone(span, side(zone.side()), squares);
  }

  static Squares.Image image(VariantParser.ImageContext image) {
    return new Squares.Image(Parts.span(image), image.getText().equals("rotated"));
  }

  static Squares.Listed listed(Span span, List<VariantParser.SquareItemContext> items) {
    return new Squares.Listed(span, items.stream().map(SquareTrees::item).toList());
  }

  private static Squares.Item item(VariantParser.SquareItemContext item) {
    Span span = Parts.span(item);
    if (!item.square().isEmpty()) {
      String from = item.square(0).getText();
      String to = item.square(item.square().size() - 1).getText();
      return new Squares.Range(span, from, to);
    }
    boolean isRows = item.getStart().getType() != VariantParser.RANGE;
    String[] ends = item.RANGE() == null
        ? new String[] {
          item.NUMBER(0).getText(), item.NUMBER(item.NUMBER().size() - 1).getText()
        }
        : item.RANGE().getText().split("-");
    // `rows a1-h1` is caught as the row 0, which no board has.
    return isRows
        ? new Squares.Rows(span, row(ends[0]), row(ends[1]))
        : new Squares.Range(span, ends[0], ends[1]);
  }

  private static int row(String text) {
    return Character.isDigit(text.charAt(0)) ? Parts.number(text) : 0;
  }

  static Clause diagram(VariantParser.DiagramContext diagram) {
    Token token = diagram.getStart();
    Span span = Tokens.span(token);
    String mark = "\"\"\"";
    return new Clause.DiagramClause(
        span, Parts.unquoted(token.getText(), mark), span.line(), span.column() + mark.length());
  }
}
