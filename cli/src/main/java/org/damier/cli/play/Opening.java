package org.damier.cli.play;

import java.util.regex.Pattern;
import org.damier.Game;
import org.damier.IllegalMoveException;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.Sentences;
import org.damier.notation.MoveText;
import org.damier.notation.MoveTextException;

/** Plays the moves that a person wrote down. */
public final class Opening {

  private static final Pattern GAPS = Pattern.compile("[\\s,;]+");
  private static final Pattern MOVE_NUMBER = Pattern.compile("\\d+\\.+");

  private Opening() {}

  /**
   * The game after these moves.
   *
   * @throws InputException naming the first one that cannot be played, and why
   */
  public static Game play(Game start, String moves) {
    Game game = start;
    int number = 0;
    for (String token : GAPS.split(moves, -1)) {
      String text = withoutNumber(token);
      if (!text.isEmpty()) {
        number++;
        game = playOne(game, text, number);
      }
    }
    return game;
  }

  /** {@code 1.32-28} is {@code 32-28}, and {@code 1.} alone is nothing. */
  private static String withoutNumber(String token) {
    var number = MOVE_NUMBER.matcher(token);
    return number.lookingAt() ? token.substring(number.end()) : token;
  }

  private static Game playOne(Game game, String text, int number) {
    String place = "Move " + number + " of --moves, `" + text + "`, cannot be played: ";
    var outcome = game.outcome();
    if (outcome.isPresent()) {
      throw InputException.of(place + "the game is over. " + Sentences.result(outcome.get()));
    }
    try {
      return game.play(MoveText.read(game.position(), text));
    } catch (MoveTextException | IllegalMoveException e) {
      throw InputException.of(place + Faults.message(e));
    }
  }
}
