package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything that the README shows is done here, and must come out as it says. */
final class ReadmeTest {

  private static final Path README = Path.of("../README.md");

  private static final Pattern BLOCK =
      Pattern.compile("^```(\\w+)(?: (\\S+))?\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

  private static final Pattern TIME =
      Pattern.compile("^(seconds|rate) .*$|[0-9.]+ s$", Pattern.MULTILINE);

  private static final String TABLE_BEGINS = "<!-- family -->\n";
  private static final String TABLE_ENDS = "<!-- /family -->";

  @TempDir
  private Path folder;

  private record Block(String kind, String name, String text) {}

  private static List<Block> blocks(String kind) throws IOException {
    List<Block> blocks = new ArrayList<>();
    Matcher block = BLOCK.matcher(Files.readString(README));
    while (block.find()) {
      if (block.group(1).equals(kind)) {
        blocks.add(new Block(kind, block.group(2) == null ? "" : block.group(2), block.group(3)));
      }
    }
    assertThat(blocks).as("blocks of %s", kind).isNotEmpty();
    return blocks;
  }

  @BeforeEach
  void writeTheFiles() throws IOException {
    for (String kind : List.of("draughts", "gherkin")) {
      for (Block file : blocks(kind)) {
        Files.writeString(folder.resolve(file.name()), file.text());
      }
    }
  }

  @Test
  void everyCommandPrintsWhatTheReadmeShows() throws IOException {
    for (Block console : blocks("console")) {
      for (String session : console.text().split("(?m)^\\$ ", -1)) {
        if (!session.isEmpty()) {
          int end = session.indexOf('\n');
          assertPrints(session.substring(0, end), session.substring(end + 1));
        }
      }
    }
  }

  private void assertPrints(String command, String expected) {
    List<String> words = List.of(command.split(" ", -1));
    assertThat(words.get(0)).isEqualTo("./damier");
    String[] arguments = words.stream()
        .skip(1)
        .map(word ->
            word.matches(".*\\.(draughts|feature)") ? folder.resolve(word).toString() : word)
        .toArray(String[]::new);
    Run run = Run.of(arguments);
    String printed = (run.out() + run.err()).replace(folder + "/", "");
    assertThat(withoutTime(printed)).as(command).isEqualTo(withoutTime(expected));
  }

  private static String withoutTime(String text) {
    return TIME.matcher(text).replaceAll("time").strip();
  }

  @Test
  void theJavaCompilesAndRuns() throws IOException, ReflectiveOperationException {
    String source = """
        import org.damier.*;
        import org.damier.board.*;
        import org.damier.engine.*;
        import org.damier.notation.*;
        import org.damier.players.*;
        import org.damier.variants.*;

        public class Embedding implements Runnable {
          public void run() {
        // BODY
          }
        }
        """;
    Path file = folder.resolve("Embedding.java");
    Files.writeString(file, source.replace("// BODY", String.join("\n", programs())));
    int errors = ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-d", folder.toString(), "-cp", classPath(), file.toString());
    assertThat(errors).isZero();
    URL[] places = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(places, getClass().getClassLoader())) {
      Object embedding = loader.loadClass("Embedding").getDeclaredConstructor().newInstance();
      embedding.getClass().getMethod("run").invoke(embedding);
    } catch (InvocationTargetException failure) {
      throw new AssertionError("The README's Java failed.", failure.getCause());
    }
  }

  /** The Java of the README that is not said to come from a file: parts of one program, but for the suite. */
  private static List<String> programs() throws IOException {
    return code().stream().filter(text -> !isSuite(text)).toList();
  }

  private static boolean isSuite(String text) {
    return text.startsWith("@Suite");
  }

  private static List<String> code() throws IOException {
    return blocks("java").stream()
        .filter(block -> block.name().isEmpty())
        .map(Block::text)
        .toList();
  }

  @Test
  void partsOfTheExamplesAreAsTheyAreThere() throws IOException {
    List<Block> parts =
        blocks("java").stream().filter(block -> !block.name().isEmpty()).toList();
    assertThat(parts).isNotEmpty();
    for (Block part : parts) {
      Path example = Path.of("../examples/src/main/java/org/damier/examples").resolve(part.name());
      assertThat(Files.readString(example)).contains(part.text().indent(2));
    }
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  @Test
  void theSuiteIsTheOneOfTheExample() throws IOException {
    Path example =
        Path.of("../examples/specs/src/test/java/org/damier/examples/specs/RulesTest.java");
    assertThat(example)
        .content()
        .endsWith(code().stream().filter(ReadmeTest::isSuite).findFirst().orElseThrow());
  }

  /** Rewrites the table with {@code -Dreadme.write}. */
  @Test
  void theTableOfTheFamilyIsWhatTheCommandPrints() throws IOException {
    String page = Files.readString(README);
    String table = Run.of("list", "--table").out();
    int begin = page.indexOf(TABLE_BEGINS) + TABLE_BEGINS.length();
    int end = page.indexOf(TABLE_ENDS);
    if (System.getProperty("readme.write") != null) {
      page = page.substring(0, begin) + table + page.substring(end);
      Files.writeString(README, page);
      end = begin + table.length();
    }
    assertThat(page.substring(begin, end)).isEqualTo(table);
  }

  @Test
  void everyLinkLeadsToAFile() throws IOException {
    Matcher link = Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(Files.readString(README));
    List<String> missing = link.results()
        .map(found -> found.group(1))
        .filter(target -> !Files.exists(Path.of("..").resolve(target)))
        .collect(Collectors.toList());
    assertThat(missing).isEmpty();
  }
}
