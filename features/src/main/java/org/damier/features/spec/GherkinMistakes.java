package org.damier.features.spec;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.damier.dsl.diagnostic.NearMiss;

/** Says in words for rule keepers what Gherkin's parser says in names of its tokens. */
final class GherkinMistakes {

  private static final Pattern MISTAKE = Pattern.compile("\\((\\d+):(\\d+)\\): (.*)");
  private static final String NO_LANGUAGE = "Language not supported:";

  private static final Pattern STRANGER =
      Pattern.compile("expected: (.*), got '(.*)'", Pattern.DOTALL);

  /** What a line of a feature can begin with; the table's bar and the doc string's marks have no colon or blank. */
  private static final List<String> KEYWORDS = List.of(
      "Given",
      "When",
      "Then",
      "And",
      "But",
      "Feature:",
      "Rule:",
      "Background:",
      "Scenario:",
      "Scenario Outline:",
      "Examples:");

  private GherkinMistakes() {}

  /**
   * The parser's message in other words, a line for each mistake.
   *
   * @param file the file as people call it
   * @param text what stands in it
   */
  static String of(String file, String text, String message) {
    List<String> lines = message
        .lines()
        .map(MISTAKE::matcher)
        .filter(Matcher::matches)
        .map(mistake -> file + ":" + place(mistake, text) + ": " + words(mistake.group(3)))
        .toList();
    if (lines.isEmpty()) {
      return "`" + file + "` is not Gherkin: " + message;
    }
    // Where the beginning is wrong the parser takes offence at every line that follows.
    boolean noBeginning = message.contains("#FeatureLine");
    return lines.stream().limit(noBeginning ? 1 : lines.size()).collect(Collectors.joining("\n"));
  }

  /** Where the file ends too early there is nothing to see; what should have been closed is where it was opened. */
  private static String place(Matcher mistake, String text) {
    if (mistake.group(3).contains("#DocStringSeparator")) {
      List<String> lines = text.lines().toList();
      for (int line = lines.size(); line > 0; line--) {
        String stripped = lines.get(line - 1).strip();
        if (stripped.startsWith("\"\"\"") || stripped.startsWith("```")) {
          return line + ":" + (lines.get(line - 1).indexOf(stripped) + 1);
        }
      }
    }
    return mistake.group(1) + ":" + Math.max(1, Integer.parseInt(mistake.group(2)));
  }

  private static String words(String mistake) {
    if (mistake.startsWith("inconsistent cell count")) {
      return "The rows of a table must have equally many cells; this one has more or fewer than those"
          + " above.";
    }
    if (mistake.startsWith("unexpected end of file")) {
      return mistake.contains("#DocStringSeparator")
          ? "The text between two `\"\"\"` that begins here has no end; the second is missing."
          : "The file ends too early.";
    }
    if (mistake.startsWith(NO_LANGUAGE)) {
      return "`" + mistake.substring(NO_LANGUAGE.length()).strip()
          + "` is no language that features are written in; `en`, `de` and `fr` are, for instance.";
    }
    Matcher stranger = STRANGER.matcher(mistake);
    return stranger.matches() ? stranger(stranger.group(2), stranger.group(1)) : mistake;
  }

  private static String stranger(String line, String expected) {
    String said = "`" + line + "` cannot stand here. ";
    if (expected.contains("#FeatureLine")) {
      return said + "A file begins with `Feature:` and a title.";
    }
    if (line.startsWith("Background:")) {
      return said + "A feature, and a rule, has at most one background, before its first scenario.";
    }
    if (line.startsWith("Feature:")) {
      return said + "A file has one feature; parts of it are called `Rule:`.";
    }
    return said
        + meant(line)
            .map(near -> "Did you mean `" + near + "`?")
            .orElse(
                "A step begins with Given, When, Then, And or But; a scenario with `Scenario:`.");
  }

  private static Optional<String> meant(String line) {
    int colon = line.indexOf(':');
    String beginning = colon < 0 ? line.split(" ", 2)[0] : line.substring(0, colon + 1);
    return NearMiss.of(beginning, KEYWORDS)
        .filter(near -> !line.startsWith(near + (colon < 0 ? " " : "")));
  }
}
