package org.damier.dsl.check;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Shape;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.Clause.BoardClause;
import org.damier.dsl.syntax.Located;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code board 10 x 10, dark squares, left corner dark}. */
final class BoardRow extends ClauseRow<BoardClause> {

  BoardRow() {
    super("board", "board", "board", BoardClause.class);
  }

  @Override
  public String article() {
    return "Columns x rows, from 2 to " + Board.MAX_SIDE + " each, and what they are made of."
        + " Squares: `all squares`, or the `dark squares` only, where it is said which corner is"
        + " dark as White sees it, since boards of one size are mirrored between countries (where"
        + " the number of columns is odd, both corners at White's hands are of one colour, and"
        + " `left corner light` makes them light); the next square straight ahead or to the side is then the next dark one. `hexes`: columns"
        + " and rows cross at a slant, White sits at the corner where both begin, and the two"
        + " corners at the side may be trimmed (`board 9 x 9, hexes, trimmed by 4` has 61). `lines`:"
        + " points wherever a line passes a crossing of a column and a row, called by letter and"
        + " number (`board 3 x 3, lines a1-c1 a2-c2 a3-c3 a1-a3 b1-b3 c1-c3`). Forward leads"
        + " away from the player, straight or diagonally, among hexes along columns, rows and"
        + " between them; another forward is said for White, as points of the compass with Black"
        + " in the north (columns of hexes run north, rows east).";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "board 10 x 10, dark squares, left corner dark",
        "board 8 x 8, all squares",
        "board 8 x 8, all squares, forward north and east");
  }

  @Override
  void enter(BoardClause board, Mistakes mistakes, Draft draft) {
    boolean columnsFit = isSized(board.columns(), mistakes);
    boolean rowsFit = isSized(board.rows(), mistakes);
    Optional<Shape> shape =
        columnsFit && rowsFit ? new Shapes(board, mistakes).read() : Optional.empty();
    Optional<Set<Direction>> forward = forward(board, mistakes);
    // Of a board that may be another than was meant, nothing else is told.
    if (shape.isPresent() && forward.isPresent() && !mistakes.hasAnyIn(board)) {
      Set<Direction> ahead = forward.get().isEmpty() ? shape.get().ahead() : forward.get();
      draft.geometry =
          new Draft.Geometry(board.columns().value(), board.rows().value(), shape.get(), ahead);
    }
  }

  private static boolean isSized(Located<Integer> side, Mistakes mistakes) {
    boolean sized = side.value() >= 2 && side.value() <= Board.MAX_SIDE;
    if (!sized) {
      mistakes.add(
          Code.BOARD_SIZE,
          side.span(),
          "A board has 2 to " + Board.MAX_SIDE + " columns and rows.",
          "");
    }
    return sized;
  }

  private static Optional<Set<Direction>> forward(BoardClause board, Mistakes mistakes) {
    Set<Direction> forward = EnumSet.noneOf(Direction.class);
    for (Located<Direction> direction : board.forward()) {
      if (forward.contains(direction.value().opposite())) {
        mistakes.add(
            Code.FORWARD_BOTH_WAYS,
            direction.span(),
            "A direction and its opposite cannot both lead forward.",
            "Keep one of the two.");
        return Optional.empty();
      }
      forward.add(direction.value());
    }
    return Optional.of(forward);
  }

  @Override
  void complete(Missing missing, Draft draft) {
    missing.clause(
        "board",
        "",
        List.of("board"),
        "There is no board.",
        "Say for example `board 8 x 8, dark squares, left corner dark`.");
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    Board board = rules.board();
    String clause = "board " + board.columns() + " x " + board.rows() + ", "
        + Shapes.words(board.columns(), board.shape());
    String sentence = Shapes.sentence(board.columns(), board.rows(), board.shape());
    if (!board.forward().equals(board.shape().ahead())) {
      String forward = board.forward().stream()
          .map(direction -> direction.name().toLowerCase(Locale.ROOT).replace("_", ""))
          .collect(Collectors.joining(" and "));
      clause += ", forward " + forward;
      sentence += "; for White forward is " + forward;
    }
    return List.of(statement(RulePart.Kind.BOARD.only(), "board", clause, sentence + "."));
  }
}
