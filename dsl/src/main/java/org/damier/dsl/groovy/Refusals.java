package org.damier.dsl.groovy;

import java.util.Map;
import java.util.Optional;

/** Why confined hooks go without parts of Groovy, in a sentence each. */
final class Refusals {

  private static final String OBJECTS = "hooks make no objects and have no classes of their own";
  private static final String FAILURES = "a hook cannot catch or raise failures";
  private static final String NO_IMPORT =
      "hooks import nothing; the types of the board are known by name";

  private static final Map<String, String> WORDS = Map.ofEntries(
      Map.entry("new", OBJECTS),
      Map.entry("class", OBJECTS),
      Map.entry("interface", OBJECTS),
      Map.entry("trait", OBJECTS),
      Map.entry("enum", OBJECTS),
      Map.entry("record", OBJECTS),
      Map.entry("extends", OBJECTS),
      Map.entry("implements", OBJECTS),
      Map.entry("this", OBJECTS),
      Map.entry("super", OBJECTS),
      Map.entry("import", NO_IMPORT),
      Map.entry("package", NO_IMPORT),
      Map.entry("try", FAILURES),
      Map.entry("catch", FAILURES),
      Map.entry("finally", FAILURES),
      Map.entry("throw", FAILURES),
      Map.entry("throws", FAILURES),
      Map.entry("assert", FAILURES),
      Map.entry("synchronized", "hooks share nothing between threads"),
      Map.entry("static", "a helper is written without modifiers, and a hook keeps no state"),
      Map.entry("final", "variables and helpers are written without modifiers"),
      Map.entry("private", "helpers are written without modifiers"),
      Map.entry("public", "helpers are written without modifiers"),
      Map.entry("protected", "helpers are written without modifiers"),
      Map.entry("native", "helpers are written without modifiers"),
      Map.entry("abstract", "helpers are written without modifiers"),
      Map.entry("as", "values are not converted"),
      Map.entry("instanceof", "every value has one known type"),
      Map.entry("null", "every value is there; `isEmpty` tells an empty set"),
      Map.entry("switch", "write `if` and `else`"),
      Map.entry("do", "write `while`"),
      Map.entry("var", "write `def`"));

  private Refusals() {}

  /** The sentence that refuses a reserved word; empty for other names. */
  static Optional<String> ofWord(String word) {
    return Optional.ofNullable(WORDS.get(word))
        .map(why -> "`" + word + "` is not for confined hooks: " + why + ".");
  }

  /** What Groovy has for a word or sign of other languages, as a sentence; empty for others. */
  static Optional<String> signFor(String text) {
    return switch (text) {
      case "and" -> Optional.of("`a and b` is written `a && b`.");
      case "or" -> Optional.of("`a or b` is written `a || b`.");
      case "not" -> Optional.of("`not a` is written `!a`.");
      case "=" -> Optional.of("`a equals b` is written `a == b`.");
      case "is" -> Optional.of("`a is b` is written `a == b`.");
      case "println", "print" -> Optional.of("A hook prints nothing.");
      default -> Optional.empty();
    };
  }

  /** The sentence that refuses a character no hook needs. */
  static String ofCharacter(char character) {
    return switch (character) {
      case '@' -> "`@` is not for confined hooks: annotations run code while compiling.";
      case '/' ->
        "`/` is not for confined hooks: write `Math.floorDiv(a, b)` for whole numbers, `//` for comments.";
      case '#' -> "`#` is not for confined hooks; a comment begins with `//`.";
      case '$', '\\' -> "`" + character + "` is not for confined hooks.";
      case '\r' -> "A carriage return without a line feed hides what follows it.";
      default ->
        character > ' ' && character < 127
            ? "`" + character + "` is not for confined hooks."
            : String.format("The character U+%04X is not for confined hooks.", (int) character);
    };
  }
}
