package org.damier.cli;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Terminal;
import org.damier.dsl.diagnostic.NearMiss;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Says what is wrong with a command line, what may have been meant, and where to read more. */
final class WrongUsage {

  private WrongUsage() {}

  static int report(ParameterException fault, Terminal terminal) {
    CommandLine command = fault.getCommandLine();
    List<String> strangers = command.getUnmatchedArguments();
    StringBuilder text = new StringBuilder("error: ");
    if (strangers.isEmpty()) {
      text.append(UsageWords.of(fault));
    } else {
      // Picocli speaks of what is missing first; but it is missing because it was misspelt.
      text.append(unexpected(command, strangers.get(0)));
      near(command, strangers.get(0))
          .ifPresent(near -> text.append(" Did you mean `").append(near).append("`?"));
    }
    String name = command.getCommandSpec().qualifiedName(" ");
    terminal.error(text.append("\n`")
        .append(name)
        .append(" --help` shows what can be said.")
        .toString());
    return ExitCode.USAGE;
  }

  /** What is spelt nearly so; Picocli would also name what merely shares some letters. */
  private static Optional<String> near(CommandLine command, String stranger) {
    Collection<String> known = stranger.startsWith("-")
        ? command.getCommandSpec().optionsMap().keySet()
        : command.getSubcommands().keySet();
    return NearMiss.of(stranger, known);
  }

  private static String unexpected(CommandLine command, String stranger) {
    if (stranger.startsWith("-")) {
      return "`" + stranger + "` is not an option.";
    }
    boolean top = command.getParent() == null;
    return "`" + stranger + "` is " + (top ? "not a command." : "one argument too many.");
  }
}
