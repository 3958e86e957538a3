package org.damier.cli;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.damier.Variant;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.files.WholeFile;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.Terminal;
import org.damier.storage.StoredRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code damier compile}. */
@Command(
    name = "compile",
    header = "Compile a variant to a file that programs load without the language.",
    description =
        "Writes the checked rules as JSON. The runtime module alone reads them, with no parser and"
            + " no Groovy on the class path. A variant with hooks cannot be compiled.",
    footer = {
      "",
      "In Java:",
      "  Variant variant = StoredRules.variant(Files.readString(file));",
      "",
      "Examples:",
      "  damier compile international -o international.rules",
      "  damier compile my-game.draughts -o my-game.rules"
    })
final class CompileCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin
  private final VariantArgument variant = new VariantArgument();

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "FILE",
      description = "The file to write.")
  private String output = "";

  CompileCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    WholeFile file = WholeFile.of(output).unlessAmong(VariantLoader.files(variant.given()));
    Variant loaded = variant.load();
    if (!loaded.rules().hooks().isEmpty()) {
      throw InputException.of(loaded.name() + " has rules said by programs (hooks), which cannot be"
          + " compiled; programs load it from its text.");
    }
    file.write(StoredRules.write(loaded.rules()).getBytes(StandardCharsets.UTF_8));
    terminal.line(output + ": " + loaded.name() + ", " + StoredRules.hash(loaded.rules()));
    return ExitCode.GOOD;
  }
}
