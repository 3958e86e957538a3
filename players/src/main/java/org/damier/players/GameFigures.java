package org.damier.players;

import java.util.List;
import java.util.Optional;
import org.damier.Game;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.rules.RulePart;

/**
 * The figures of one game. An immutable value.
 *
 * @param outcome how it ended; empty if it was given up unfinished
 * @param endedBy the rule that ended it; empty if none did
 * @param plies how many moves were made by both sides together
 * @param captures how many of them captured
 * @param taken how many pieces these took
 * @param choices how many legal moves there were in the positions in which a move was made, all in all
 * @param forced in how many of these positions there was one alone
 * @param line a number that games with the same positions have in common, and others do not
 */
public record GameFigures(
    Optional<Outcome> outcome,
    Optional<RulePart> endedBy,
    int plies,
    int captures,
    int taken,
    long choices,
    int forced,
    long line) {

  /** The figures of a game as far as it has come. */
  public static GameFigures of(Game game) {
    List<Move> moves = game.moves();
    List<Position> moved = game.positions().subList(0, moves.size());
    return new GameFigures(
        game.outcome(),
        game.endedBy(),
        moves.size(),
        (int) moves.stream().filter(Move::isCapture).count(),
        moves.stream().mapToInt(move -> move.captured().size()).sum(),
        moved.stream().mapToLong(position -> position.legalMoves().size()).sum(),
        (int)
            moved.stream().filter(position -> position.legalMoves().size() == 1).count(),
        game.positions().stream().mapToLong(Position::hash).reduce(0, Chance::mixed));
  }
}
