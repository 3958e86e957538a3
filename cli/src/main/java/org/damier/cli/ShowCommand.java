package org.damier.cli;

import java.util.concurrent.Callable;
import org.damier.Game;
import org.damier.cli.positions.Positions;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Sentences;
import org.damier.cli.terminal.Terminal;
import org.damier.notation.GameFen;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code damier show}. */
@Command(
    name = "show",
    header = "Draw a position.",
    description =
        "w and b are men, W and B kings, a dot is an empty square, a dash no square of the game. Below stand"
            + " the side to move and the position as FEN.",
    footer = {
      "",
      "Examples:",
      "  damier show dameo",
      "  damier show international --position W:W31-50,K5:B1-4,6-20"
    })
final class ShowCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin
  private final VariantArgument variant = new VariantArgument();

  @Mixin
  private final PositionOption position = new PositionOption();

  ShowCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Game shown = position.game(variant.load());
    terminal.line(Positions.diagram(shown.position()));
    terminal.line(shown
        .outcome()
        .map(Sentences::result)
        .orElse(shown.position().sideToMove().title() + " to move."));
    terminal.line(new GameFen(shown).write());
    return ExitCode.GOOD;
  }
}
