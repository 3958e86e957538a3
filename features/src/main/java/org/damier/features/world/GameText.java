package org.damier.features.world;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.History;
import org.damier.Position;
import org.damier.Variant;
import org.damier.notation.Fen;
import org.damier.notation.FenException;
import org.damier.notation.GameFen;

/**
 * A position with what its text says of the game's past: how far clocks have run, what has stood, which piece has moved.
 *
 * @param game goes on from the position
 * @param fields the fields of the text behind the pieces, whole, by their first letters
 */
public record GameText(Game game, Map<Character, String> fields) {

  public GameText {
    fields = Map.copyOf(fields);
  }

  /**
   * Reads the text.
   *
   * @throws FenException if it is none, or ends in a move half made
   * @throws org.damier.IllegalSetupException if its position is none of the variant
   */
  public static GameText read(Variant variant, String text) {
    Game game = GameFen.readGame(variant, text);
    Map<Character, String> fields = new TreeMap<>();
    for (String part : text.split(":", -1)) {
      String field = part.strip();
      if (field.length() > 1 && "WwBb".indexOf(field.charAt(0)) < 0) {
        fields.put(field.charAt(0), field);
      }
    }
    return new GameText(game, fields);
  }

  /**
   * Demands that what the fields say is so in another game.
   *
   * @throws AssertionError if it is not, or nobody could tell; it says of each field what was found
   */
  public void demandFields(Game found) {
    List<String> differences = new ArrayList<>();
    fields.forEach((letter, field) -> {
      if (!saysSomething(letter)) {
        throw new AssertionError("`" + field + "` says nothing of this game; leave it out.");
      }
      if (!part(letter, game).equals(part(letter, found))) {
        differences.add("`" + field + "` is expected, found " + written(letter, found) + ".");
      }
    });
    if (!differences.isEmpty()) {
      throw new AssertionError("The pieces stand as expected, but the game is another one.\n"
          + String.join("\n", differences) + "\n\n" + Boards.show(found.position()));
    }
  }

  private boolean saysSomething(char letter) {
    return switch (letter) {
      case 'C', 'R', 'K' -> true;
      case 'X' -> game.position().exposed().isPresent();
      default -> false;
    };
  }

  private static Object part(char letter, Game game) {
    History history = game.history();
    Position position = game.position();
    return switch (letter) {
      case 'C' -> history.clocks();
      case 'R' -> history.stood();
      case 'K' -> position.kingRuns();
      default -> position.exposed();
    };
  }

  private static String written(char letter, Game game) {
    return switch (letter) {
      case 'C' ->
        "`C"
            + game.history().clocks().stream().map(String::valueOf).collect(Collectors.joining(","))
            + "`";
      case 'R' ->
        game.history().stood().entrySet().stream()
            .map(entry -> "`" + Fen.write(entry.getKey()) + "` " + entry.getValue() + " times")
            .sorted()
            .collect(Collectors.joining(", "));
      default -> "`" + Fen.write(game.position()) + "`";
    };
  }
}
