package org.damier.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.cli.terminal.InputException;
import org.damier.notation.GameFen;
import org.damier.notation.MoveText;

/**
 * The command that goes on with a game where it is left: its clocks, what has stood, and what can be taken back are as they
 * were.
 *
 * @param words the command's words as far as they are the same whenever the game is left
 * @param position the position that the game was begun with, as it was given
 * @param opponent the words that say who plays the other side; none if a person does
 */
public record GoingOn(List<String> words, Optional<String> position, List<String> opponent) {

  /** What a shell hands on as it is, whatever shell it is. */
  private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+:,./-]+");

  /**
   * The command, as a shell takes it.
   *
   * @param personsTurn whether it is the turn of a person, who gets the turn again
   */
  public String command(Game game, boolean personsTurn) {
    List<String> all = new ArrayList<>(words);
    String moves = moves(game);
    if (arrives(moves, game)) {
      position.ifPresent(fen -> all.addAll(List.of("--position", fen)));
      if (!moves.isEmpty()) {
        all.addAll(List.of("--moves", moves));
      }
    } else {
      all.addAll(List.of("--position", new GameFen(game).write()));
    }
    if (personsTurn) {
      all.addAll(opponent);
    }
    return all.stream().map(GoingOn::quoted).collect(Collectors.joining(" "));
  }

  private static String moves(Game game) {
    return game.moves().stream()
        .map(move -> MoveText.full(game.position().variant(), move))
        .collect(Collectors.joining(" "));
  }

  /** Two moves may be written alike that take other pieces. */
  private static boolean arrives(String moves, Game game) {
    try {
      return Opening.play(game.beginning(), moves).equals(game);
    } catch (InputException e) {
      return false;
    }
  }

  private static String quoted(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
