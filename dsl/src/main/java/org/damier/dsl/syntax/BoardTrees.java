package org.damier.dsl.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.damier.board.Direction;
import org.damier.board.SquareNaming;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Span;

/** Builds the clauses about the board and its squares' names. */
final class BoardTrees {

  private final Diagnostics diagnostics;

  BoardTrees(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  Clause board(VariantParser.BoardContext board) {
    List<Located<Clause.Ground>> grounds = new ArrayList<>();
    List<Located<Integer>> trimmed = new ArrayList<>();
    List<Located<Clause.NearCorner>> corners = new ArrayList<>();
    List<Located<List<Located<Direction>>>> forward = new ArrayList<>();
    for (VariantParser.BoardPartContext part : board.boardPart()) {
      Span span = Parts.span(part);
      String opener = part.getStart().getText();
      switch (opener) {
        case "all", "dark" ->
          grounds.add(new Located<>(new Clause.Ground.Chequered(opener.equals("dark")), span));
        case "hexes" -> grounds.add(new Located<>(new Clause.Ground.OfHexes(), span));
        case "lines" -> grounds.add(new Located<>(lines(part), span));
        case "trimmed" -> trimmed.add(Parts.number(part.NUMBER()));
        case "left", "right" -> corners.add(new Located<>(corner(part), span));
        default ->
          forward.add(
              new Located<>(part.compass().stream().map(BoardTrees::direction).toList(), span));
      }
    }
    VariantParser.SizeContext size = board.size();
    List<Located<Integer>> sides = sides(size);
    return new Clause.BoardClause(
        Parts.span(board),
        sides.get(0),
        sides.get(1),
        Parts.only(grounds, diagnostics),
        Parts.only(corners, diagnostics),
        Parts.only(trimmed, diagnostics),
        Parts.only(forward, diagnostics).map(Located::value).orElse(List.of()));
  }

  private static Clause.NearCorner corner(VariantParser.BoardPartContext part) {
    return new Clause.NearCorner(
        part.hand().getText().equals("left"), part.shade().getText().equals("dark"));
  }

  private static Clause.Ground.OfLines lines(VariantParser.BoardPartContext part) {
    return new Clause.Ground.OfLines(part.line().stream()
        .map(line -> {
          String[] ends = line.getText().split("-");
          return new Squares.Range(Parts.span(line), ends[0], ends[1]);
        })
        .toList());
  }

  private static List<Located<Integer>> sides(VariantParser.SizeContext size) {
    if (size.SIZE() == null) {
      return List.of(Parts.number(size.NUMBER(0)), Parts.number(size.NUMBER(1)));
    }
    Span span = Parts.span(size);
    String[] sides = size.SIZE().getText().split("x");
    return List.of(
        new Located<>(Parts.number(sides[0]), span), new Located<>(Parts.number(sides[1]), span));
  }

  private static Located<Direction> direction(VariantParser.CompassContext compass) {
    String point = compass.getText().replaceFirst("^(north|south)(?=.)", "$1_");
    return new Located<>(Direction.valueOf(point.toUpperCase(Locale.ROOT)), Parts.span(compass));
  }

  Clause notation(VariantParser.NotationContext notation) {
    List<Located<Clause.NotationClause.First>> first = new ArrayList<>();
    List<Located<String>> step = new ArrayList<>();
    List<Located<String>> capture = new ArrayList<>();
    for (VariantParser.NotationPartContext part : notation.notationPart()) {
      if (part.square() != null) {
        first.add(new Located<>(first(part), Parts.span(part)));
      } else {
        List<Located<String>> signs = part.getStart().getText().equals("step") ? step : capture;
        signs.add(
            new Located<>(Parts.text(part.TEXT().getSymbol()).value(), Parts.span(part.TEXT())));
      }
    }
    SquareNaming.Style style = notation.style().getText().equals("letters")
        ? SquareNaming.Style.LETTERS
        : SquareNaming.Style.NUMBERS;
    return new Clause.NotationClause(
        Parts.span(notation),
        new Located<>(style, Parts.span(notation.style())),
        Parts.only(first, diagnostics).map(Located::value),
        Parts.only(step, diagnostics),
        Parts.only(capture, diagnostics));
  }

  static Clause gameType(VariantParser.GameTypeContext gameType) {
    return new Clause.GameTypeClause(Parts.span(gameType), Parts.number(gameType.NUMBER()));
  }

  private static Clause.NotationClause.First first(VariantParser.NotationPartContext part) {
    String corner = part.edge().getText() + "_" + part.hand().getText();
    return new Clause.NotationClause.First(
        new Located<>(part.square().getText(), Parts.span(part.square())),
        SquareNaming.Corner.valueOf(corner.toUpperCase(Locale.ROOT)));
  }
}
