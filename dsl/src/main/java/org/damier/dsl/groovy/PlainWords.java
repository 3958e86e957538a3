package org.damier.dsl.groovy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.damier.dsl.diagnostic.NearMiss;

/** Says Groovy's complaints in sentences for people who write rules, not programs. */
final class PlainWords {

  private static final Pattern QUALIFIED_NAME =
      Pattern.compile("\\b(?:[a-z][a-z0-9]*\\.)+(?=[A-Z])(?:EndingHook\\$)?");

  private static final List<Rewording> REWORDINGS = List.of(
      new Rewording(
          "The variable \\[(\\w+)\\] is undeclared\\.?.*",
          "`$1` is not declared: it is neither an argument of the hook nor a variable of the script."),
      new Rewording(
          "Apparent variable '(\\w+)' was found in a static scope.*",
          "`$1` is not known here: a helper knows no more than its own arguments."),
      new Rewording(
          "Cannot find matching method Hook#(.+?)\\. Please.*", "The script has no method `$1`."),
      new Rewording(
          "Cannot find matching method Class#.+? or static method (?!Hook#)(\\w+)#(.+?)\\. Please.*",
          "There is no method `$2` in `$1`."),
      new Rewording(
          "Cannot find matching method Class#(.+?) or static method.*",
          "The script has no method `$1`."),
      new Rewording(
          "Cannot find matching method SquareSet#plus\\((.+?)\\)\\. Please.*",
          "`+` does not go with `SquareSet` and `$1`; sets are joined by `|`, and `&` and `-` take parts of them."),
      new Rewording(
          "Cannot find matching method (\\S+?)#compareTo\\((.+?)\\)\\. Please.*",
          "`<`, `<=`, `>` and `>=` compare numbers, not `$1` with `$2`."),
      new Rewording(
          "Cannot call Integer#compareTo\\(.+?\\) with arguments \\[(.+?)\\].*",
          "`<`, `<=`, `>` and `>=` compare numbers, not `int` with `$1`."),
      new Rewording(
          "Cannot call (\\S+?)#compareTo\\(.+?\\) with arguments \\[(.+?)\\].*",
          "`<`, `<=`, `>` and `>=` compare numbers, not `$1` with `$2`."),
      new Rewording(
          "Cannot find matching method (\\S+?)#(.+?)\\. Please.*",
          "There is no method `$2` in `$1`."),
      new Rewording(
          "No such property: (\\w+) for class: (\\S+)", "There is no property `$1` in `$2`."),
      new Rewording("unable to resolve class (\\S+).*", "There is no type `$1` for hooks."),
      new Rewording(
          "Cannot assign value of type (.+) to variable of type (.+)",
          "A value of type `$1` cannot be put into a variable of type `$2`."),
      new Rewording(
          "Cannot return value of type (.+) (?:on|for) method returning(?: type)? (.+)",
          "The answer is `$1`; it must be `$2`."),
      new Rewording("Unexpected input: '<EOF>'", "The script ends in the middle of a statement."),
      new Rewording("Unexpected input: (?s)(.*)", "This cannot be read as Groovy: $1."));

  // What these two say of methods and properties, to be followed by what there is.
  private static final Pattern NOT_THERE =
      Pattern.compile("There is no (?:method|property) `(\\w+).*` in `(\\w+)`\\.");

  private static final Pattern OTHER_ANSWER =
      Pattern.compile("(The answer is .+; it must be )(`.+`)\\.");

  private static final Map<String, String> WANTED =
      Map.of("`boolean`", "true or false", "`Judgement`", "WINS, LOSES, DRAWS or GOES_ON");

  // Asked of an object, handed one, or compared with one.
  private static final Pattern OF_UNKNOWN_TYPE = Pattern.compile(
      "in `Object`\\.$|^There is no method `\\w+\\((?:.*, )?Object[,)]|compare numbers, not .*`Object`");

  private static final Pattern NOT_DECLARED = Pattern.compile("`(\\w+)` is not declared: .*");

  private PlainWords() {}

  /** The sentence about a name that nothing has, with the one that was probably meant. */
  static String notDeclared(String name, List<String> variables) {
    return "`" + name
        + "` is not declared: it is neither an argument of the hook nor a variable of the script."
        + meant(name, variables).map(near -> " Did you mean `" + near + "`?").orElse("");
  }

  private static Optional<String> meant(String name, List<String> variables) {
    List<String> known = Stream.of(variables, Vocabulary.constants(), List.of("true", "false"))
        .flatMap(List::stream)
        .toList();
    return asked(name, "position", "PositionView", variables)
        .or(() -> asked(name, "move", "CandidateMove", variables))
        .or(() -> NearMiss.of(name, known));
  }

  /** The question to an argument that has this name, however it is spelt. */
  private static Optional<String> asked(
      String name, String argument, String type, List<String> variables) {
    return AllowedMethods.names(type).stream()
        .filter(method -> variables.contains(argument) && method.equalsIgnoreCase(name))
        .findFirst()
        .map(method -> argument + "." + method);
  }

  /** The same problem, proposing one of these variables where it is about a name that nothing has. */
  static ScriptProblem suggesting(List<String> variables, ScriptProblem problem) {
    Matcher unknown = NOT_DECLARED.matcher(problem.message());
    return unknown.matches()
        ? new ScriptProblem(
            problem.line(), problem.column(), notDeclared(unknown.group(1), variables))
        : problem;
  }

  static String of(String complaint) {
    String plain = QUALIFIED_NAME
        .matcher(complaint.replace("[Static type checking] - ", ""))
        .replaceAll("")
        .strip();
    for (Rewording rewording : REWORDINGS) {
      Matcher matcher = rewording.complaint().matcher(plain);
      if (matcher.matches()) {
        return withWhatThereIs(matcher.replaceAll(rewording.plain()));
      }
    }
    return plain.endsWith(".") ? plain : plain + ".";
  }

  /** What an answer has to be, of which the type is known. */
  static String wanted(String type) {
    return WANTED.getOrDefault(type, type);
  }

  private static String withWhatThereIs(String sentence) {
    Matcher answer = OTHER_ANSWER.matcher(sentence);
    if (answer.matches()) {
      return answer.group(1) + wanted(answer.group(2)) + ".";
    }
    Matcher missing = NOT_THERE.matcher(sentence);
    if (!missing.matches()) {
      return sentence;
    }
    return AllowedMethods.complete(
        sentence.substring(0, sentence.length() - 1), missing.group(1), missing.group(2));
  }

  /** Whether the problem is about a value that is known to be an object and nothing more. */
  static boolean isOfUnknownType(ScriptProblem problem) {
    return OF_UNKNOWN_TYPE.matcher(problem.message()).find();
  }

  private record Rewording(Pattern complaint, String plain) {

    Rewording(String complaint, String plain) {
      this(Pattern.compile(complaint, Pattern.DOTALL), plain);
    }
  }
}
