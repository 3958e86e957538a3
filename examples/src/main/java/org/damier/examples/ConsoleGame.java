package org.damier.examples;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import org.damier.Game;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.notation.Diagram;
import org.damier.notation.MoveText;
import org.damier.notation.MoveTextException;
import org.damier.variants.Variants;

/** Two people play a game at one keyboard. */
public final class ConsoleGame {

  private ConsoleGame() {}

  /** Plays the variant named, or international draughts; `back` takes a move back, `resign` gives up. */
  public static void main(String[] args) throws IOException {
    String variant = args.length > 0 ? args[0] : "international";
    play(
        Variants.load(variant),
        new InputStreamReader(System.in, StandardCharsets.UTF_8),
        System.out);
  }

  static Game play(Variant variant, Reader keyboard, PrintStream screen) throws IOException {
    BufferedReader lines = new BufferedReader(keyboard);
    Game game = Game.of(variant);
    while (game.outcome().isEmpty()) {
      Position position = game.position();
      screen.print(Diagram.draw(variant.board(), position.placement()));
      screen.print(position.sideToMove().title() + "> ");
      String line = lines.readLine();
      if (line == null) {
        return game;
      }
      game = switch (line.strip()) {
        case "back" -> game.previous().orElse(game);
        case "resign" -> game.resign(position.sideToMove());
        default -> move(game, line, screen);
      };
    }
    screen.println(game.outcome().orElseThrow().sentence());
    return game;
  }

  private static Game move(Game game, String text, PrintStream screen) {
    try {
      Move move = MoveText.read(game.position(), text);
      return game.play(move);
    } catch (MoveTextException e) {
      screen.println(e.getMessage());
      return game;
    }
  }
}
