package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.damier.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What VARIANT may be, and the commands that are about variants themselves. */
class VariantsOnTheCommandLineTest {

  private static final String MINE = """
      variant "My Game" extends international

      capture
        majority none
      """;

  private static final String WITH_HOOK = """
      variant "Odd Game" extends international

      play
        hook permit "nothing goes to the left edge" ```groovy
          true
        ```
      """;

  @TempDir
  Path folder;

  // ---- list ----

  @Test
  void listHasALineForEachVariant() {
    Run run = Run.of("list");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines())
        .anyMatch(line -> line.matches("dameo +Dameo +8 x 8, all squares"))
        .anyMatch(
            line -> line.matches("international +International Draughts +10 x 10, 50 squares"))
        .anyMatch(line -> line.startsWith("croda "))
        .anyMatch(line -> line.startsWith("ghanaian "))
        .anyMatch(line -> line.startsWith("turkish "));
  }

  @Test
  void listSpeaksJson() {
    JsonNode list = Run.of("list", "--json").json();

    assertThat(list).hasSize((int) Run.of("list").out().lines().count());
    assertThat(list)
        .allSatisfy(variant -> assertThat(variant.fieldNames())
            .toIterable()
            .containsExactly("name", "title", "board"));
    assertThat(list)
        .anyMatch(variant -> variant.get("name").textValue().equals("dameo")
            && variant.get("title").textValue().equals("Dameo"));
  }

  // ---- check ----

  /** Of two files of one name, messages say which. */
  @Test
  void aMistakeIsShownInTheFileAsItWasGiven() throws IOException {
    Path one = Files.createDirectory(folder.resolve("one")).resolve("game.draughts");
    Path other = Files.createDirectory(folder.resolve("other")).resolve("game.draughts");
    Files.writeString(one, "variant \"A\" extends dameo\nbord");
    Files.writeString(other, "variant \"B\" extends parent");
    Files.writeString(other.resolveSibling("parent.draughts"), "variant \"C\"\nbord");

    Run run = Run.of("check", one.toString(), other.toString());

    assertThat(run.err())
        .contains("error[unknown-clause] " + one + ":2:1\n")
        .contains("error[faulty-parent] " + other + ":1:21\n")
        .contains("the first at " + other.resolveSibling("parent.draughts") + ":2:1:");
  }

  @Test
  void everyVariantThatIsListedIsOk() {
    for (JsonNode variant : Run.of("list", "--json").json()) {
      String name = variant.get("name").textValue();

      assertThat(Run.of("check", name)).isEqualTo(new Run(0, name + ": ok\n", ""));
    }
  }

  @Test
  void checkReportsEveryFileAndGoesOn() throws IOException {
    String good = file("good.draughts", MINE);
    String bad = file("bad.draughts", MINE.replace("majority", "majorty"));
    String none = folder.resolve("none.draughts").toString();

    Run run = Run.of("check", bad, good, none, "dameo");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEqualTo(good + ": ok\ndameo: ok\n");
    assertThat(run.err())
        .contains("bad.draughts:4:3", "majorty", "Did you mean `majority`?")
        .contains("error: There is no file `" + none + "`.");
  }

  // ---- rules ----

  @Test
  void rulesSaysWhereEachRuleComesFrom() throws IOException {
    Run run = Run.of("rules", file("my-game.draughts", MINE));

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("My Game\n");
    assertThat(run.out()).containsPattern("\\(.*my-game\\.draughts:4\\)\n");
    assertThat(run.out()).containsPattern("\\(.*international\\.draughts:\\d+\\)\n");
  }

  @Test
  void rulesSpeaksJson() {
    JsonNode rules = Run.of("rules", "ghanaian", "--json").json();

    assertThat(rules).hasSizeGreaterThan(5).allSatisfy(rule -> {
      assertThat(rule.fieldNames())
          .toIterable()
          .containsExactly("block", "clause", "sentence", "origin");
      assertThat(rule.get("sentence").textValue()).isNotBlank();
      assertThat(rule.get("origin").textValue()).matches(".+\\.draughts:\\d+|by default");
    });
  }

  @Test
  void aNameThatIsNearNoneIsToldHowToListThemAll() {
    Run run = Run.of("show", "backgammon");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).isEqualTo("""
            error: There is no variant `backgammon`, and no file of that name.
            `damier list` shows all variants.
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"my-game", "my-gam.draughts", "my-game.draught", "mygame.draughts"})
  void aFileThatIsNearIsProposed(String name) throws IOException {
    Path file = Files.writeString(folder.resolve("my-game.draughts"), "variant");

    Run run = Run.of("show", folder + "/" + name);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err())
        .isEqualTo("error: There is no file `" + folder + "/" + name + "`. Did you mean `" + file
            + "`?\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {".", "..", "/"})
  void aFolderIsCalledOne(String name) {
    for (String command : List.of("check", "show")) {
      assertThat(Run.of(command, name).err())
          .isEqualTo("error: `" + name + "` is a folder, not a variant file.\n");
    }
  }

  @Test
  void aFileOfCompiledRulesIsCalledWhatItIs() {
    String file = folder.resolve("international.rules").toString();
    Run.of("compile", "international", "-o", file);

    Run run = Run.of("show", file);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err())
        .isEqualTo("error: `" + file + "` holds compiled rules (`damier compile`), which programs"
            + " read; commands take the variant file that the rules come from.\n");
  }

  // ---- show ----

  @Test
  void showDrawsThePosition() {
    Run run = Run.of("show", "international", "--position", "B:WK50,6:B1");

    assertThat(run).isEqualTo(new Run(0, """
            - b - . - . - . - .
            w - . - . - . - . -
            - . - . - . - . - .
            . - . - . - . - . -
            - . - . - . - . - .
            . - . - . - . - . -
            - . - . - . - . - .
            . - . - . - . - . -
            - . - . - . - . - .
            . - . - . - . - W -
            Black to move.
            B:W6,K50:B1
            """, ""));
  }

  @Test
  void showSaysHowADecidedPositionEnded() {
    assertThat(Run.of("show", "international", "--position", "W:W45:B40,34").out())
        .endsWith("Black wins: White has no legal move.\nW:W45:B34,40\n");
  }

  // ---- VARIANT ----

  @Test
  void aFileIsPlayedLikeAVariantOfTheCatalogue() throws IOException {
    JsonNode answer = Run.of("perft", file("my-game.draughts", MINE), "--depth", "4", "--json")
        .json();

    assertThat(answer.get("nodes").longValue()).isEqualTo(4265);
    assertThat(answer.get("variant").textValue()).endsWith("my-game.draughts");
  }

  @Test
  void aFileNeedsNoParticularName() throws IOException {
    assertThat(Run.of("check", file("rules", MINE)).code()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "damoe, dameo",
    "Dameo, dameo",
    "internationl, international",
  })
  void anUnknownNameBringsTheNearOnes(String name, String near) {
    Run run = Run.of("show", name);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("error: ")
        .contains("`" + name + "`", "`" + near + "`", "`damier list` shows all variants.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        ".",
        "..",
        "/",
        "~",
        "*",
        "-x",
        "nul\u0000l",
        "a/b",
        "none.draughts",
        "../../dameo",
        "dameo/dameo",
        "%s",
        "${sys:user.home}",
        "${env:HOME}",
        "@dameo",
        "dameo.groovy",
        "♔"
      })
  void oddNamesAreAnsweredInWords(String name) {
    for (String command : List.of("show", "moves", "rules", "check", "play")) {
      Run run = Run.of(command, "--", name);

      assertThat(run.code()).isEqualTo(ExitCode.INPUT);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).startsWith("error: ").doesNotContain("bug", "Exception");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1_000_000})
  void anyBytesAreAnsweredByDiagnostics(int size) throws IOException {
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i++) {
      bytes[i] = (byte) (i * 7);
    }
    Path file = Files.write(folder.resolve("bytes.draughts"), bytes);

    for (String command : List.of("check", "moves")) {
      Run run = Run.of(command, file.toString());

      assertThat(run.code()).isEqualTo(ExitCode.INPUT);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).startsWith("error").contains("bytes.draughts").hasSizeLessThan(100_000);
    }
  }

  @Test
  void aFolderIsNoVariant() {
    Run run = Run.of("check", folder.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).isEqualTo("error: `" + folder + "` is a folder, not a variant file.\n");
  }

  @Test
  void aMistakeInTheFileIsReportedByEveryCommand() throws IOException {
    String bad = file("bad.draughts", MINE.replace("majority", "majorty"));

    for (String command : List.of("show", "moves", "rules", "check", "play")) {
      Run run = Run.of(command, bad);

      assertThat(run.code()).isEqualTo(ExitCode.INPUT);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).contains("bad.draughts:4:3", "majorty");
    }
  }

  // ---- Hooks ----

  @Test
  void hooksOfAFileRunConfinedUnlessRefused() throws IOException {
    String file = file("odd.draughts", WITH_HOOK);

    Run refused = Run.of("moves", file, "--hooks", "none");
    Run allowed = Run.of("moves", file);

    assertThat(refused.code()).isEqualTo(ExitCode.INPUT);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err()).contains("odd.draughts:4", "--hooks confined");
    assertThat(allowed.err()).isEmpty();
    assertThat(allowed.code()).isZero();
    assertThat(allowed.out().lines()).hasSize(9);
  }

  @Test
  void aHookThatFailsIsTheFilesFaultAndTheGameIsKept() throws IOException {
    String file = file(
        "odd.draughts",
        WITH_HOOK.replace("    true\n", "    return position.kings().indexes().get(0) >= 0\n"));

    Run play = Run.of("play", file);
    Run lines = Run.withInput("W:W32:B1\nW:WK32:B1\n", "moves", file, "--positions", "-");

    assertThat(play.code()).isEqualTo(ExitCode.INPUT);
    assertThat(play.err()).startsWith("error: ").contains("odd.draughts").doesNotContain("bug");
    assertThat(lines.code()).isEqualTo(ExitCode.INPUT);
    assertThat(lines.jsonLines().get(0).get("error").textValue()).contains("odd.draughts");
    assertThat(lines.jsonLines().get(1).get("moves")).isNotEmpty();
  }

  @Test
  void aFileMayExtendAVariantThatComesWithAHook() throws IOException {
    String file =
        file("mine.draughts", "variant \"Mine\" extends dameo\n\ncapture\n  majority none\n");

    assertThat(Run.of("moves", file).err()).isEmpty();
    assertThat(Run.of("moves", file).out().lines()).hasSize(52);
  }

  @Test
  void namesAndTextsMayBeInAnyScript() throws IOException {
    String file = file("hra.draughts", MINE.replace("My Game", "Hra žluťoučkého koně 国"));

    Run run = Run.of("rules", file);

    assertThat(run.out()).startsWith("Hra žluťoučkého koně 国\n");
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8).toString();
  }
}
