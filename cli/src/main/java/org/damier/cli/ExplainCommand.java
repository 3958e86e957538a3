package org.damier.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.Terminal;
import org.damier.codegen.EngineEmitter;
import org.damier.dsl.Compilation;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code damier explain}. */
@Command(
    name = "explain",
    header = "Show the move generator that a variant is compiled to.",
    description =
        "Java-like text of the code that is emitted for the variant: the same expressions, written out"
            + " for people. A rule that the variant lacks leaves no trace in it.",
    footer = {
      "",
      "Examples:",
      "  damier explain --code dameo",
      "  damier explain --code my-game.draughts"
    })
final class ExplainCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin
  private final VariantArgument variant = new VariantArgument();

  @Option(names = "--code", required = true, description = "Show the code.")
  @SuppressWarnings("UnusedVariable") // The only thing there is to show yet; it must be asked for.
  private boolean code;

  ExplainCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Compilation compilation = variant.compile();
    RuleSet rules = VariantLoader.variant(compilation).rules();
    EngineEmitter emitter = new EngineEmitter();
    terminal.print(emitter
        .text(rules)
        .orElseThrow(() -> new InputException(refusal(emitter.obstacle(rules), compilation))));
    return ExitCode.GOOD;
  }

  private String refusal(Optional<RulePart> obstacle, Compilation compilation) {
    String because = obstacle
        .flatMap(compilation::rule)
        .map(rule -> ", because of " + rule.citation())
        .orElse("");
    return "No code is emitted for `" + variant.given() + "`" + because
        + ": the table-driven generator serves, which plays the same but slower.";
  }
}
