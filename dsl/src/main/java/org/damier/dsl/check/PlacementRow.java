package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.damier.board.Board;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.Clause.PlacementClause;
import org.damier.dsl.syntax.Squares;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code white man a1-h1 b2-g2}, {@code black man rotated}. */
final class PlacementRow extends ClauseRow<PlacementClause> {

  private record Placed(PlacementClause clause, Mistakes mistakes) {}

  // One row serves one check: images need the lists of the other side, so all wait for the end.
  private final List<Placed> waiting = new ArrayList<>();

  PlacementRow() {
    super("setup", "pieces on squares", "placement", PlacementClause.class);
  }

  @Override
  public String article() {
    return "Where the pieces of one side and rank stand when the game begins: squares, ranges"
        + " along a line (`a1-h1`) or of numbers (`31-50`), rows counted from the side's own edge,"
        + " a zone (`on \"home\"`), or `none`. One side may be the image of the other: `rotated` turns the board by 180"
        + " degrees, as it is on boards of one colour; `mirrored` reflects it in the line between"
        + " the players.";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "white man rows 1-2",
        "white man a1-h1 b2-g2 c3-f3",
        "black man mirrored",
        "white king none");
  }

  @Override
  void enter(PlacementClause placement, Mistakes mistakes, Draft draft) {
    waiting.add(new Placed(placement, mistakes));
  }

  @Override
  void complete(Missing missing, Draft draft) {
    if (draft.board().isEmpty()) {
      return;
    }
    Board board = draft.board().get();
    Map<Integer, Piece> taken = new HashMap<>();
    waiting.stream()
        .filter(placed -> placed.clause().squares() instanceof Squares.Listed)
        .forEach(placed -> list(placed, board, taken, draft));
    waiting.stream()
        .filter(placed -> placed.clause().squares() instanceof Squares.Named)
        .forEach(placed -> zone(placed, board, taken, draft));
    Placement listed = draft.start;
    waiting.stream()
        .filter(placed -> placed.clause().squares() instanceof Squares.Image)
        .forEach(placed -> image(placed, board, listed, taken, draft));
    requirePieces(missing, draft);
  }

  private static void list(Placed placed, Board board, Map<Integer, Piece> taken, Draft draft) {
    PlacementClause clause = placed.clause();
    Squares.Listed listed = (Squares.Listed) clause.squares();
    new SquareLists(board, placed.mistakes())
        .read(listed, clause.side())
        .forEach(meant -> put(placed, meant.item().span(), meant.squares(), taken, draft));
  }

  private static void zone(Placed placed, Board board, Map<Integer, Piece> taken, Draft draft) {
    PlacementClause clause = placed.clause();
    Squares.Named named = (Squares.Named) clause.squares();
    draft
        .zones
        .find(named.place(), placed.mistakes())
        .map(
            zone -> zone.of(clause.side()).indexes().stream().map(board::square).toList())
        .ifPresent(squares -> put(placed, named.span(), squares, taken, draft));
  }

  private void image(
      Placed placed, Board board, Placement listed, Map<Integer, Piece> taken, Draft draft) {
    PlacementClause clause = placed.clause();
    boolean otherIsImage = waiting.stream()
        .map(Placed::clause)
        .anyMatch(other -> other.side() != clause.side()
            && other.rank() == clause.rank()
            && other.squares() instanceof Squares.Image);
    if (otherIsImage) {
      placed
          .mistakes()
          .add(
              Code.IMAGE_OF_IMAGE,
              clause.squares().span(),
              "Each side is the image of the other, so neither stands anywhere.",
              "List the squares of one side.");
      return;
    }
    SquareSet original = listed.of(clause.side().opponent(), clause.rank());
    List<Square> squares =
        new SquareLists(board, placed.mistakes()).image((Squares.Image) clause.squares(), original);
    put(placed, clause.squares().span(), squares, taken, draft);
  }

  private static void put(
      Placed placed, Span span, List<Square> squares, Map<Integer, Piece> taken, Draft draft) {
    Piece piece = new Piece(placed.clause().side(), placed.clause().rank());
    boolean reported = false;
    for (Square square : squares) {
      Piece there = taken.putIfAbsent(square.index(), piece);
      if (there == null) {
        draft.start = draft.start.with(piece, square);
      } else if (!reported) {
        reported = true;
        placed
            .mistakes()
            .add(
                Code.SQUARE_TAKEN,
                span,
                "A " + there + " stands on " + Quote.of(square.name()) + " already.",
                "A square holds one piece.");
      }
    }
  }

  private void requirePieces(Missing missing, Draft draft) {
    for (Side side : Side.values()) {
      boolean unclear = draft.setupIsUnclear
          || missing.isBroken("setup", List.of("white", "black"))
          || waiting.stream().map(Placed::clause).anyMatch(clause -> hasSquares(clause, side));
      if (draft.start.of(side).isEmpty() && !unclear) {
        String word = side.title().toLowerCase(Locale.ROOT);
        missing.report(
            Code.NO_PIECES,
            side.title() + " has no pieces when the game begins.",
            "Under `setup` say for example `" + word + " man rows 1-3`.");
      }
    }
  }

  /** Whether the clause gives the side squares: if none are left, what is wrong with them has been told. */
  private static boolean hasSquares(PlacementClause clause, Side side) {
    return clause.side() == side
        && !(clause.squares() instanceof Squares.Listed listed && listed.items().isEmpty());
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    List<Statement> statements = new ArrayList<>();
    for (Side side : Side.values()) {
      for (Rank rank : Rank.values()) {
        SquareSet squares = rules.start().of(side, rank);
        if (!squares.isEmpty()) {
          statements.add(said(rules, side, rank, squares));
        }
      }
    }
    return statements;
  }

  private Statement said(RuleSet rules, Side side, Rank rank, SquareSet squares) {
    String name = side.title().toLowerCase(Locale.ROOT) + " " + rank.word();
    String where = SquareTexts.of(rules.board(), squares, side);
    String count = squares.size() + " " + (squares.size() == 1 ? rank.word() : rank.plural());
    String sentence = side.title() + " begins with " + count + ", on "
        + (where.startsWith("row") ? where.replaceFirst("^(row\\S*) ", "its own $1 ") : where)
        + ".";
    return statement(RulePart.setup(side, rank), name, name + " " + where, sentence);
  }
}
