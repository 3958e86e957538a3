package org.damier.cli.positions;

import java.util.Comparator;
import java.util.List;
import org.damier.Game;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.cli.terminal.Json;
import org.damier.notation.MoveText;

/**
 * A legal move with its text.
 *
 * @param notation as short as it can be in its position without standing for another move too
 */
public record NotedMove(String notation, Move move) {

  // The captured squares only matter where texts are alike, so that the order is always the same.
  private static final Comparator<NotedMove> BY_NOTATION = Comparator.comparing(NotedMove::notation)
      .thenComparing(noted -> noted.move.captured().toString());

  /** The position's legal moves in the order of their texts, character by character. */
  public static List<NotedMove> of(Position position) {
    return position.legalMoves().stream()
        .map(move -> new NotedMove(MoveText.write(position, move), move))
        .sorted(BY_NOTATION)
        .toList();
  }

  /** The same of a game; none once it is over, however it ended. */
  public static List<NotedMove> of(Game game) {
    return game.outcome().isPresent() ? List.of() : of(game.position());
  }

  /** Writes the moves as programs read them. */
  public static void writeAll(Json json, List<NotedMove> moves) {
    json.beginArray();
    for (NotedMove move : moves) {
      json.beginObject();
      move.writeMembers(json);
      json.endObject();
    }
    json.endArray();
  }

  /** Writes what programs are told of a move into an object that is open. */
  public void writeMembers(Json json) {
    json.name("notation").value(notation);
    json.name("from").value(move.from().name());
    json.name("to").value(move.to().name());
    json.name("route").values(move.route());
    json.name("captures").values(move.captured());
    json.name("promotes").value(move.promotes());
  }
}
