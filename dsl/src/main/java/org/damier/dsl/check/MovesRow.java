package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.damier.board.Board;
import org.damier.board.Rank;
import org.damier.dsl.syntax.Clause;
import org.damier.dsl.syntax.Clause.MovesClause;
import org.damier.rules.Movement;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code moves step forward diagonal}. */
final class MovesRow extends ClauseRow<MovesClause> {

  MovesRow() {
    super("piece", "moves", "moves", MovesClause.class);
  }

  @Override
  public String article() {
    return "How the piece moves without capturing: a `step` goes to the next square, a `slide`"
        + " over any number of empty squares in one line. A `line` goes over an unbroken line of"
        + " own men to the empty square beyond, as if the whole line stepped forward; a `leap`"
        + " over one own neighbour to the square beyond, a `vault` over one own piece at any"
        + " distance to any empty square behind it. Several manners are joined by `and`; a"
        + " piece that cannot move without capturing moves `never`.";
  }

  @Override
  public List<String> examples() {
    return List.of(
        "moves step forward diagonal",
        "moves step forward orthogonal, sideways",
        "moves step forward and slide backward",
        "moves step forward and line forward",
        "moves never");
  }

  @Override
  void enter(MovesClause moves, Mistakes mistakes, Draft draft) {
    List<Movement> movements = new ArrayList<>();
    for (Clause.Manner manner : moves.manners()) {
      DirectionTerms.read(manner, mistakes, draft)
          .map(directions -> Movement.Gait.valueOf(manner.gait().name()).in(directions))
          .ifPresent(movements::add);
    }
    draft.moves.put(moves.rank(), movements);
  }

  @Override
  void complete(Missing missing, Draft draft) {
    for (Rank rank : Rank.values()) {
      if (rank == Rank.MAN || PromotesRow.kingsCanAppear(missing, draft)) {
        missing.clause(
            rank.word() + " moves",
            "piece " + rank.word(),
            List.of("moves"),
            "Nothing says how a " + rank.word() + " moves.",
            "Under `piece " + rank.word() + "` say for example `moves "
                + (rank == Rank.MAN ? "step forward diagonal" : "slide diagonal") + "`.");
      }
    }
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    List<Statement> statements = new ArrayList<>();
    for (Rank rank : Rank.values()) {
      List<Movement> moves = rules.piece(rank).moves();
      String words = moves.stream().map(MovesRow::words).collect(Collectors.joining(" and "));
      String phrases = moves.stream()
          .map(movement -> phrase(movement, rules.board()))
          .collect(Collectors.joining(", or "));
      String title = rank.word();
      statements.add(new Statement(
          RulePart.moves(rank),
          rank.word() + " moves",
          "piece " + rank.word(),
          "moves " + (moves.isEmpty() ? "never" : words),
          moves.isEmpty()
              ? "A " + title + " moves only by capturing."
              : "A " + title + " moves " + phrases + "."));
    }
    return statements;
  }

  private static String words(Movement movement) {
    return movement.gait().word() + " " + movement.directions();
  }

  private static String phrase(Movement movement, Board board) {
    return switch (movement.gait()) {
          case STEP -> "one square ";
          case SLIDE -> "over any number of empty squares ";
          case LINE -> "over an unbroken line of own men to the empty square beyond, ";
          case LEAP -> "over a neighbouring own piece to the empty square beyond, ";
          case VAULT -> "over one own piece at any distance to any empty square behind it, ";
        }
        + Phrases.directions(movement.directions(), board);
  }
}
