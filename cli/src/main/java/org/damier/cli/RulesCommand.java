package org.damier.cli;

import java.util.concurrent.Callable;
import org.damier.cli.rules.RulesCompared;
import org.damier.cli.rules.RulesInForce;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Terminal;
import org.damier.dsl.Compilation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code damier rules}. */
@Command(
    name = "rules",
    header = "Say the rules of a variant in English.",
    description =
        "The rules in force, inherited ones too, each with the file and line that it comes from.",
    footer = {
      "",
      "Examples:",
      "  damier rules ghanaian",
      "  damier rules my-game.draughts",
      "  damier rules --diff ghanaian ghanaian-street",
      "    - What only the first has, + what only the second has.",
      "  damier rules dameo --json",
      "    [{\"block\":…, \"clause\":…, \"sentence\":…, \"origin\":\"dameo.draughts:3\"}, …]"
    })
final class RulesCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin
  private final VariantArgument variant = new VariantArgument();

  @Option(
      names = "--diff",
      paramLabel = "VARIANT",
      description = "Say only in what rules the variant differs from this one.")
  private String compared = "";

  @Option(names = "--json", description = "Write one JSON array, for programs.")
  private boolean json;

  RulesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Compilation compilation = variant.compile();
    if (!compared.isEmpty()) {
      RulesCompared difference = new RulesCompared(variant.compile(compared), compilation);
      if (json) {
        terminal.line(difference.inJson());
      } else {
        terminal.print(difference.inWords());
      }
    } else if (json) {
      terminal.line(RulesInForce.inJson(compilation));
    } else {
      terminal.print(RulesInForce.inWords(compilation));
    }
    return ExitCode.GOOD;
  }
}
