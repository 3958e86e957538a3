package org.damier.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Ink;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.Json;
import org.damier.cli.terminal.Terminal;
import org.damier.features.spec.ShippedStep;
import org.damier.features.spec.ShippedSteps;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code damier steps}. */
@Command(
    name = "steps",
    header = "List the steps that features can be written with, each with an example.",
    description = {
      "In a step's words {side} stands for White or Black, {piece} for a piece such as white king,"
          + " {int} for a number, {string} for anything in quotation marks. (s) may be left out, and"
          + " a/b means either.",
      "Any step may be used with Given, When, Then, And and But.",
      "Behind `because` stands the kind of reason (capture is mandatory, no move), a rule that `damier why"
          + " --json` names (majority), or words of the sentence that players are told, whole and in"
          + " their order. A position may have the fields behind its pieces that docs/formats.md"
          + " names: given, the game goes on from them; demanded, they are compared."
    },
    footer = {
      "",
      "Examples:",
      "  damier steps",
      "  damier steps capture     steps with this word in them",
      "  damier steps --json",
      "    [{\"keyword\":\"When\",\"step\":\"{side} plays {string}\",\"example\":…}, …]"
    })
final class StepsCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(arity = "0..1", paramLabel = "WORD", description = "Only steps with this word.")
  private @Nullable String word;

  @Option(names = "--json", description = "Write one JSON array, for programs.")
  private boolean json;

  StepsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    List<ShippedStep> steps = ShippedSteps.all().stream().filter(this::isWanted).toList();
    if (json) {
      terminal.line(inJson(steps));
    } else if (steps.isEmpty()) {
      throw InputException.of("No step has `" + word + "` in it."
          + ShippedSteps.nearest(String.valueOf(word))
              .map(near -> " Did you mean `" + near.pattern() + "`?")
              .orElse(""));
    } else {
      steps.forEach(this::show);
    }
    return ExitCode.GOOD;
  }

  private boolean isWanted(ShippedStep step) {
    return Optional.ofNullable(word)
        .map(wanted -> step.pattern().contains(wanted) || step.example().contains(wanted))
        .orElse(true);
  }

  private void show(ShippedStep step) {
    terminal.line(terminal.with(Ink.STRONG, step.keyword() + " " + step.pattern()));
    terminal.print(step.example().indent(4));
    terminal.line("");
  }

  private static String inJson(List<ShippedStep> steps) {
    Json array = new Json().beginArray();
    for (ShippedStep step : steps) {
      array.beginObject();
      array.name("keyword").value(step.keyword());
      array.name("step").value(step.pattern());
      array.name("example").value(step.example());
      array.endObject();
    }
    return array.endArray().toString();
  }
}
