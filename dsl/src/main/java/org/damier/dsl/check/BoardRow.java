package org.damier.dsl.check;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Direction;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.Clause.BoardClause;
import org.damier.dsl.syntax.Located;
import org.damier.rules.RuleSet;

/** {@code board 10 x 10, dark squares, left corner dark}. */
final class BoardRow extends ClauseRow<BoardClause> {

  private static final Set<Direction> AHEAD =
      EnumSet.of(Direction.NORTH_WEST, Direction.NORTH, Direction.NORTH_EAST);

  BoardRow() {
    super("board", "board", "board", BoardClause.class);
  }

  @Override
  public String article() {
    return "Columns x rows, from 2 to " + Board.MAX_SIDE + " each, and the squares that are played"
        + " on: all of them, or those of one colour. Which corner is dark is said as White sees"
        + " it; boards of one size are mirrored between countries. On a board of one colour the"
        + " next square straight ahead or to the side is the next playable one. Forward leads away"
        + " from the player, straight or diagonally; another forward is said for White, as points"
        + " of the compass with Black in the north.";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "board 10 x 10, dark squares, left corner dark",
        "board 8 x 8, all squares",
        "board 8 x 8, all squares, forward north and northeast and east");
  }

  @Override
  void enter(BoardClause board, Mistakes mistakes, Draft draft) {
    boolean columnsFit = isSized(board.columns(), mistakes);
    boolean rowsFit = isSized(board.rows(), mistakes);
    Optional<Colouring> colouring = colouring(board, mistakes);
    Optional<Set<Direction>> forward = forward(board, mistakes);
    if (columnsFit && rowsFit && colouring.isPresent() && forward.isPresent()) {
      draft.geometry = new Draft.Geometry(
          board.columns().value(), board.rows().value(), colouring.get(), forward.get());
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

  private static Optional<Colouring> colouring(BoardClause board, Mistakes mistakes) {
    if (board.dark().isEmpty()) {
      mistakes.add(
          Code.UNSAID,
          board.span(),
          "The clause does not say which squares are played on.",
          "Add `, all squares` or `, dark squares`.");
      return Optional.empty();
    }
    Optional<Located<Boolean>> left = board.leftCornerDark();
    if (!board.dark().get().value()) {
      left.ifPresent(corner -> mistakes.add(
          Code.MISPLACED_PART,
          corner.span(),
          "Where all squares are played on, no corner has a colour.",
          "Leave it out, or say `dark squares`."));
      return Optional.of(Colouring.ALL_SQUARES);
    }
    if (left.isEmpty()) {
      mistakes.add(
          Code.UNSAID,
          board.span(),
          "The clause does not say which corner is dark.",
          "Add `, left corner dark` or `, right corner dark`, as White sees the board.");
    }
    return left.map(corner -> corner.value() ? Colouring.CORNER_LEFT : Colouring.CORNER_RIGHT);
  }

  private static Optional<Set<Direction>> forward(BoardClause board, Mistakes mistakes) {
    if (board.forward().isEmpty()) {
      return Optional.of(AHEAD);
    }
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
    String size = board.columns() + " x " + board.rows();
    String clause = "board " + size + ", "
        + switch (board.colouring()) {
          case ALL_SQUARES -> "all squares";
          case CORNER_LEFT -> "dark squares, left corner dark";
          case CORNER_RIGHT -> "dark squares, right corner dark";
        };
    String sentence = "The board has " + board.columns() + " columns and " + board.rows()
        + " rows; "
        + switch (board.colouring()) {
          case ALL_SQUARES -> "all squares are played on";
          case CORNER_LEFT ->
            "the dark squares are played on, with a dark corner at White's left hand";
          case CORNER_RIGHT ->
            "the dark squares are played on, with a dark corner at White's right hand";
        };
    if (!board.forward().equals(AHEAD)) {
      String forward = board.forward().stream()
          .map(direction -> direction.name().toLowerCase(Locale.ROOT).replace("_", ""))
          .collect(Collectors.joining(" and "));
      clause += ", forward " + forward;
      sentence += "; for White forward is " + forward;
    }
    return List.of(statement("board", clause, sentence + "."));
  }
}
