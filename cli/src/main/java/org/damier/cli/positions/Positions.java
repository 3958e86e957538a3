package org.damier.cli.positions;

import java.util.List;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.IllegalSetupException;
import org.damier.Position;
import org.damier.Variant;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.Sentences;
import org.damier.notation.Diagram;
import org.damier.notation.FenException;
import org.damier.notation.GameFen;

/** Positions from FEN and back to people. */
public final class Positions {

  // A text without any sense has as many mistakes as letters; nobody reads past the first few.
  private static final int MOST_PROBLEMS = 5;

  private Positions() {}

  /**
   * The game that the text describes, which goes on from its position.
   *
   * @throws InputException if it describes none, with a caret under each mistake
   */
  public static Game read(Variant variant, String fen) {
    try {
      return GameFen.readGame(variant, fen);
    } catch (FenException e) {
      throw InputException.of("The position cannot be read.\n" + marked(fen, e.problems()));
    } catch (IllegalSetupException e) {
      throw InputException.of(
          "This is no position of " + variant.name() + ". " + String.join(" ", e.reasons()));
    }
  }

  /**
   * The position that the text says, for those who look at nothing else.
   *
   * @throws InputException if it says none, or more
   */
  public static Position alone(Variant variant, String fen) {
    Game game = read(variant, fen);
    for (String field : List.of(":C", ":R")) {
      if (fen.contains(field)) {
        throw InputException.of("The position cannot be read.\n"
            + MarkedText.render(
                fen,
                fen.indexOf(field) + 1,
                "Clocks and repetitions are not looked at here; leave this field out."));
      }
    }
    return game.position();
  }

  private static String marked(String fen, List<FenException.Problem> problems) {
    String shown = problems.stream()
        .limit(MOST_PROBLEMS)
        .map(problem -> MarkedText.render(fen, problem.offset(), problem.sentence()))
        .collect(Collectors.joining("\n"));
    return shown + more(problems, "\n  ");
  }

  /** What is wrong with the text, on one line, for programs. */
  static String inOneLine(FenException e) {
    List<FenException.Problem> problems = e.problems();
    String shown = problems.stream()
        .limit(MOST_PROBLEMS)
        .map(FenException.Problem::toString)
        .collect(Collectors.joining(" "));
    return shown + more(problems, " ");
  }

  private static String more(List<FenException.Problem> problems, String separator) {
    int rest = problems.size() - MOST_PROBLEMS;
    return rest <= 0 ? "" : separator + "And " + Sentences.count(rest, "mistake") + " more.";
  }

  /** The position as a diagram, without a line end at its end. */
  public static String diagram(Position position) {
    return Diagram.draw(position.variant().board(), position.placement()).stripTrailing();
  }
}
