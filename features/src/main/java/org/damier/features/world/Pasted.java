package org.damier.features.world;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.damier.Setup;
import org.damier.board.Board;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.notation.Diagram;
import org.damier.notation.Fen;

/**
 * A picture in a doc string: the board alone, or all that {@code damier show} prints, with the line below it that says who
 * is to move and the FEN.
 *
 * @param placement the pieces of the picture
 * @param side who is to move, if the text says so
 * @param setup the position of the FEN, if there is one
 */
public record Pasted(Placement placement, Optional<Side> side, Optional<Setup> setup) {

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
  public static Pasted read(Board board, String text) {
    Optional<Setup> setup = first(FEN, text).map(fen -> Fen.read(board, fen));
    Optional<Side> turn =
        first(TURN, text).map(title -> Side.valueOf(title.toUpperCase(Locale.ROOT)));
    String picture = text.lines()
        .filter(line -> !FEN.matcher(line).matches() && !STATE.matcher(line).matches())
        .collect(Collectors.joining("\n"));
    Pasted pasted = new Pasted(
        Diagram.read(board, picture), turn.or(() -> setup.map(Setup::sideToMove)), setup);
    setup.ifPresent(said -> pasted.demandThatItSays(board, said));
    return pasted;
  }

  private static Optional<String> first(Pattern pattern, String text) {
    return pattern.matcher(text).results().findFirst().map((MatchResult found) -> found.group(1));
  }

  private void demandThatItSays(Board board, Setup said) {
    Boards.difference(board, placement, said.placement()).ifPresent(shown -> {
      throw new AssertionError(
          "The picture (expected) and the FEN below it (found) differ.\n\n" + shown);
    });
    if (!side.equals(Optional.of(said.sideToMove()))) {
      throw new AssertionError("The line below the picture and the FEN have another side to move.");
    }
  }

  /**
   * The position as a whole.
   *
   * @throws IllegalArgumentException if the text does not say who is to move
   */
  public Setup toSetup() {
    return setup.orElseGet(() -> new Setup(
        placement,
        side.orElseThrow(() -> new IllegalArgumentException(
            "The text does not say who is to move. Write `this position, White to move`, or paste"
                + " the line below the board too."))));
  }
}
