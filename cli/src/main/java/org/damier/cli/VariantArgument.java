package org.damier.cli;

import java.util.List;
import org.damier.Variant;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.terminal.InputException;
import org.damier.dsl.Compilation;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The variant that a command is about. */
final class VariantArgument {

  @Parameters(
      paramLabel = "VARIANT",
      description = "A variant's name, as `damier list` shows them, or a variant file.")
  private String given = "";

  @Mixin
  private final HookOptions hooks = new HookOptions();

  /** The variant as it stands on the command line. */
  String given() {
    return given;
  }

  /** What was said of hooks, as words of a command line; none if that goes without saying. */
  List<String> hooks() {
    return hooks.words();
  }

  Variant load() {
    return VariantLoader.variant(compile());
  }

  /** The variant's compilation, which is without errors. */
  Compilation compile() {
    return compile(given);
  }

  /** The compilation of another variant, named in the same command. */
  Compilation compile(String other) {
    Compilation compilation = VariantLoader.compile(other, hooks.policy());
    if (compilation.rules().isEmpty()) {
      throw new InputException(compilation.report());
    }
    return compilation;
  }
}
