package org.damier.dsl;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.damier.dsl.check.ClauseRow;
import org.damier.dsl.check.ClauseRows;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Severity;
import org.damier.dsl.groovy.HookReference;

/** Writes the language reference from the rows of the clauses and the grammar. */
final class LanguageReference {

  private static final Path GRAMMAR = Path.of("src/main/antlr4/org/damier/dsl/syntax/Variant.g4");

  private static final Pattern RULE =
      Pattern.compile("^([a-z]\\w*)\\s*:(.*?);$", Pattern.MULTILINE | Pattern.DOTALL);

  /** Blocks in the order of a file, with how they open and what is common to their clauses. */
  private static final Map<String, String> BLOCKS = new LinkedHashMap<>();

  static {
    BLOCKS.put(
        "board", "The board and the names of its squares are two blocks of one clause each.");
    BLOCKS.put("setup", "Opens with `setup`: where the pieces stand when the game begins.");
    BLOCKS.put(
        "piece",
        "Opens with `piece man` or `piece king`: what a piece of that rank does. Directions are"
            + " sets: words side by side narrow, a comma adds. `forward diagonal` is the"
            + " diagonals that go forward, `forward orthogonal, sideways` straight ahead and to"
            + " both sides. They are seen from the player who moves. The words are `forward`,"
            + " `backward`, `sideways`, `orthogonal`, `diagonal` and `any`.");
    BLOCKS.put("capture", "Opens with `capture`: the rules of capture that concern a whole turn.");
    BLOCKS.put("play", "Opens with `play`: the course of the game.");
    BLOCKS.put(
        "ending",
        "Opens with `ending`: what ends the game. An ending is a condition and what it means for"
            + " the side that it speaks of: `wins`, `loses`, `draws`. The first in the file whose"
            + " condition holds decides; but what an `ending` hook decides comes before what the"
            + " pieces decide, what they decide before `no move`, and that"
            + " before counts of moves and repetitions, as a goal reached with the last move that"
            + " is counted is reached. In a derived variant those of the parent come"
            + " first, in the parent's order, be they said anew or not. `plays on` drops an ending of"
            + " the parent.");
  }

  private LanguageReference() {}

  static String write() throws IOException {
    StringBuilder page = new StringBuilder();
    page.append("""
        # The variant language

        <!-- Made by LanguageReferenceTest from the grammar and the clauses' rows. Do not edit: run that test
             with -Dreference.write. -->

        A variant file is a rulebook that runs: a list of blocks, each a list of clauses, each a rule. Every
        block and clause opens with its own word, so there are no braces or semicolons; line ends and
        indentation are taste. `//` begins a comment. A file is UTF-8 text named `NAME.draughts`.

        A whole variant:

        ```draughts
        """);
    page.append(Files.readString(TestSources.folder("parents").resolve("plain.draughts")));
    page.append("""
        ```

        A variant that changes another states only its difference: it takes all rules of its parent, and a
        clause replaces the parent's clause of the same name. A clause that only repeats the parent's gets a
        warning. The parent is a variant that comes along or else, where none of these has the name, the file
        `NAME.draughts` beside the one that extends it; a name that is no plain word (`"2nd-game"`, `"king"`)
        stands in quotes.

        ```draughts
        variant "Free Choice" extends plain

        capture
          majority none
        ```

        Nothing that matters has a silent default: where rulebooks differ and a file is silent, the checker
        says so and names the choices.
        """);
    for (Map.Entry<String, String> block : BLOCKS.entrySet()) {
      writeBlock(block.getKey(), block.getValue(), page);
    }
    writeGrammar(page);
    writeCodes(page);
    return page.toString();
  }

  private static void writeBlock(String block, String text, StringBuilder page) throws IOException {
    page.append("\n## ").append(block).append("\n\n").append(wrapped(text)).append('\n');
    for (ClauseRow<?> row : ClauseRows.all()) {
      if (row.block().equals(block)) {
        page.append("\n### ").append(row.title()).append("\n\n");
        page.append(wrapped(row.article())).append('\n');
        for (String example : row.examples()) {
          writeExample(block, example, page);
        }
        if (row.title().equals("hook")) {
          page.append(HookReference.write())
              .append('\n')
              .append(wrapped(HookReference.names()))
              .append('\n');
        }
      }
    }
  }

  private static void writeExample(String block, String example, StringBuilder page) {
    String text = inBlock(block, example);
    page.append("\n```draughts\n").append(text).append("\n```\n");
    List<String> meanings = meanings(text);
    if (!meanings.isEmpty()) {
      page.append('\n').append(wrapped("> " + String.join(" ", meanings)).replace("\n", "\n> "));
      page.append('\n');
    }
  }

  /** The example with the word of its block above it: what cannot be said of a man is shown of a king. */
  private static String inBlock(String block, String example) {
    if (block.equals("board")) {
      return example;
    }
    if (!block.equals("piece")) {
      return under(block, example);
    }
    String ofMan = under("piece man", example);
    boolean good = compile(ofMan).rules().isPresent() && !example.contains("fly");
    return good ? ofMan : under("piece king", example);
  }

  private static String under(String opener, String example) {
    return opener + "\n"
        + example.lines().map(line -> "  " + line).collect(Collectors.joining("\n"));
  }

  /** What the compiler makes of the example. */
  private static List<String> meanings(String text) {
    Compilation compilation = compile(text);
    return compilation.effectiveRules().stream()
        .filter(rule -> rule.origin().startsWith("example:"))
        .map(EffectiveRule::sentence)
        .toList();
  }

  /** Compiles an example: a whole file, or clauses that change a variant whose board they fit. */
  static Compilation compile(String example) {
    if (example.startsWith("variant")) {
      return TestSources.compile(Source.of("example", example));
    }
    String parent = example.contains("dark squares") ? "plain" : "field";
    return TestSources.compile(
        Source.of("example", "variant \"Example\" extends " + parent + "\n" + example));
  }

  private static void writeGrammar(StringBuilder page) {
    page.append("\n## Grammar\n\n");
    page.append(
        wrapped("The form of every clause, as the parser has it. Words stand in quotes; `?` is"
            + " perhaps, `*` any number of times, `+` once or more. The checks above narrow it."));
    page.append("\n\n```text\n");
    Matcher rule = RULE.matcher(grammar());
    while (rule.find()) {
      String body = rule.group(2).replaceAll("\\s+", " ").strip();
      page.append(rule.group(1)).append(" : ").append(body).append('\n');
    }
    page.append("```\n\n");
    page.append(wrapped("A `TEXT` stands in double quotes on one line, a `DIAGRAM` between two"
        + " `\"\"\"`, a `FENCE` between three backticks with the word groovy and three more. A"
        + " `SQUARE` is a letter and a number, a `RANGE` two squares or numbers joined by `-`, a `NAME` a word"
        + " that is none of the language's."));
    page.append('\n');
  }

  private static String grammar() {
    try {
      return Files.readString(GRAMMAR)
          .replaceAll("(?s)/\\*.*?\\*/", "")
          .replaceAll("(?m)//.*$", "");
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** The names of the grammar's rules. */
  static Set<String> grammarRules() {
    Set<String> names = new TreeSet<>();
    Matcher rule = RULE.matcher(grammar());
    while (rule.find()) {
      names.add(rule.group(1));
    }
    return names;
  }

  private static void writeCodes(StringBuilder page) {
    page.append("\n## Mistakes\n\n");
    page.append(
        wrapped("Every mistake in a file is reported in one run, in the order of the file. Each"
            + " kind has an id that stays. With an error there are no rules; warnings only warn:"
            + " "
            + Arrays.stream(Code.values())
                .filter(code -> code.severity() == Severity.WARNING)
                .map(code -> "`" + code.id() + "`")
                .collect(Collectors.joining(", "))
            + ". Errors are: "
            + Arrays.stream(Code.values())
                .filter(code -> code.severity() == Severity.ERROR)
                .map(code -> "`" + code.id() + "`")
                .collect(Collectors.joining(", "))
            + "."));
    page.append('\n');
  }

  private static String wrapped(String text) {
    StringBuilder wrapped = new StringBuilder();
    int width = 0;
    for (String word : text.split(" ")) {
      boolean fits = width == 0 || width + 1 + word.length() <= 100;
      wrapped.append(width == 0 ? "" : fits ? " " : "\n").append(word);
      width = fits ? width + (width == 0 ? 0 : 1) + word.length() : word.length();
    }
    return wrapped.toString();
  }
}
