package org.damier.cli;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what is wrong with a command line, what may have been meant, and where to read more. */
final class WrongUsage {

  private WrongUsage() {}

  static int report(ParameterException fault, Terminal terminal) {
    CommandLine command = fault.getCommandLine();
    List<String> strangers = command.getUnmatchedArguments();
    StringBuilder text = new StringBuilder("error: ");
    if (strangers.isEmpty()) {
      text.append(sentence(Faults.message(fault)));
    } else {
      // Picocli speaks of what is missing first; but it is missing because it was misspelt.
      text.append(unexpected(command, strangers.get(0)));
      List<String> near = new UnmatchedArgumentException(command, strangers).getSuggestions();
      if (!near.isEmpty()) {
        text.append(" Did you mean `").append(String.join("` or `", near)).append("`?");
      }
    }
    String name = command.getCommandSpec().qualifiedName(" ");
    terminal.error(text.append("\n`")
        .append(name)
        .append(" --help` shows what can be said.")
        .toString());
    return ExitCode.USAGE;
  }

  private static String unexpected(CommandLine command, String stranger) {
    if (stranger.startsWith("-")) {
      return "`" + stranger + "` is not an option.";
    }
    boolean top = command.getParent() == null;
    return "`" + stranger + "` is " + (top ? "not a command." : "one argument too many.");
  }

  private static String sentence(String message) {
    return message.endsWith(".") || message.endsWith("?") ? message : message + ".";
  }
}
