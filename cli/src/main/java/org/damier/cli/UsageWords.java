package org.damier.cli;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.damier.cli.terminal.Faults;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;

/** Says in our words what picocli has to say of a command line. */
final class UsageWords {

  private static final Pattern BAD_VALUE =
      Pattern.compile("Invalid value for option '([^']+)'(?: \\([^)]*\\))?: (.*)", Pattern.DOTALL);

  private static final Pattern QUOTED = Pattern.compile("'([^']+)'");

  private UsageWords() {}

  /** What is wrong, in one sentence. */
  static String of(ParameterException fault) {
    String message = Faults.message(fault);
    if (fault instanceof MissingParameterException missing
        && !missing.getMissing().isEmpty()) {
      return message.contains("for option")
          ? withoutValue(missing.getMissing().get(0))
          : missing(message);
    }
    if (fault instanceof OverwrittenOptionException twice) {
      return "`" + name(twice.getOverwritten()) + "` is given twice.";
    }
    Matcher value = BAD_VALUE.matcher(message);
    if (!value.matches()) {
      return sentence(message);
    }
    return "`" + value.group(1) + "`: "
        + (value.group(2).endsWith("is not a boolean")
            ? "it is said or not, and takes no value."
            : sentence(value.group(2)));
  }

  private static String withoutValue(ArgSpec option) {
    return "`" + name(option) + "` needs a value: `" + name(option) + " " + option.paramLabel()
        + "`.";
  }

  /** Of several that are missing picocli hands out one, and names all. */
  private static String missing(String message) {
    List<String> names = QUOTED
        .matcher(message)
        .results()
        .map((MatchResult name) -> "`" + name.group(1).replace('=', ' ') + "`")
        .toList();
    return String.join(" and ", names) + (names.size() == 1 ? " is missing." : " are missing.");
  }

  private static String name(ArgSpec arg) {
    return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
  }

  private static String sentence(String message) {
    return message.endsWith(".") || message.endsWith("?") ? message : message + ".";
  }
}
