package org.damier.features.world;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.notation.Diagram;

/**
 * A picture in a doc string: the board alone, or all that {@code damier show} prints, with the line below it that says who
 * is to move and the FEN.
 *
 * @param placement the pieces of the picture
 * @param side who is to move, if the text says so
 * @param fen what the FEN says, if there is one
 */
public record Pasted(Placement placement, Optional<Side> side, Optional<GameText> fen) {

  private static final Pattern TURN = Pattern.compile("(?m)^\\s*(White|Black) to move\\.\\s*$");
  private static final Pattern STATE =
      Pattern.compile("\\s*((White|Black) (to move|wins)|Draw)\\b.*");
  private static final Pattern FEN = Pattern.compile("(?m)^\\s*([WB]:\\S+)\\s*$");

  /**
   * Reads the text.
   *
   * @throws IllegalArgumentException if it is no picture of the board, or its FEN is none
   * @throws AssertionError if picture, words and FEN do not say the same
   */
  public static Pasted read(Variant variant, String text) {
    Board board = variant.board();
    Optional<GameText> fen = first(FEN, text).map(line -> GameText.read(variant, line));
    Optional<Position> position = fen.map(said -> said.game().position());
    Optional<Side> turn =
        first(TURN, text).map(title -> Side.valueOf(title.toUpperCase(Locale.ROOT)));
    String picture = text.lines()
        .filter(line -> !FEN.matcher(line).matches() && !STATE.matcher(line).matches())
        .collect(Collectors.joining("\n"));
    Pasted pasted = new Pasted(
        Diagram.read(board, picture), turn.or(() -> position.map(Position::sideToMove)), fen);
    position.ifPresent(said -> pasted.demandThatItSays(board, said));
    return pasted;
  }

  private static Optional<String> first(Pattern pattern, String text) {
    return pattern.matcher(text).results().findFirst().map((MatchResult found) -> found.group(1));
  }

  private void demandThatItSays(Board board, Position said) {
    Boards.difference(board, placement, said.placement()).ifPresent(shown -> {
      throw new AssertionError(
          "The picture (expected) and the FEN below it (found) differ.\n\n" + shown);
    });
    if (!side.equals(Optional.of(said.sideToMove()))) {
      throw new AssertionError("The line below the picture and the FEN have another side to move.");
    }
  }

  /**
   * A game that begins as the text says.
   *
   * @throws IllegalArgumentException if it does not say who is to move
   */
  public Game game(Variant variant) {
    return game(
        variant,
        side.orElseThrow(() -> new IllegalArgumentException(
            "The text does not say who is to move. Write `this position, White to move`, or paste"
                + " the line below the board too.")));
  }

  /** A game that begins as the text says, with this side to move where it does not say which. */
  public Game game(Variant variant, Side toMove) {
    return fen.map(GameText::game)
        .orElseGet(() -> Game.from(variant.position(new Setup(placement, toMove))));
  }
}
