package org.damier.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.damier.cli.doubts.Doubts;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.Terminal;
import org.damier.dsl.Compilation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code damier check}. */
@Command(
    name = "check",
    header = "Check variants and report every mistake in them.",
    description =
        "Says `ok` of those that can be played, and of the others what is wrong and where. Those that"
            + " can are played at random for a while, and rules that can never apply are named.",
    footer = {
      "",
      "Exit code 0 if all can be played, warnings or not; 1 if not.",
      "",
      "Examples:",
      "  damier check my-game.draughts",
      "  damier check --hooks none games/*.draughts"
    })
final class CheckCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "VARIANT",
      description = "Names of variants, or variant files.")
  private List<String> variants = List.of();

  @Mixin
  private final HookOptions hooks = new HookOptions();

  CheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    int faults = 0;
    for (String variant : variants) {
      if (!isSound(variant)) {
        faults++;
      }
    }
    return faults == 0 ? ExitCode.GOOD : ExitCode.INPUT;
  }

  private boolean isSound(String variant) {
    Compilation compilation;
    try {
      compilation = VariantLoader.compile(variant, hooks.policy());
    } catch (InputException e) {
      // One file that cannot be read does not keep the others from being checked.
      terminal.error(Faults.message(e));
      return false;
    }
    if (!compilation.diagnostics().isEmpty()) {
      terminal.error(compilation.report().stripTrailing());
    }
    boolean sound = compilation.rules().isPresent();
    if (sound) {
      Doubts.about(VariantLoader.variant(compilation))
          .forEach(doubt -> terminal.error(doubt.warning(variant, compilation)));
      terminal.line(variant + ": ok");
    }
    return sound;
  }
}
