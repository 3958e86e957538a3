package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.damier.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {

  @TempDir
  private Path folder;

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private static String row(Run run, String file) {
    return run.out()
        .lines()
        .filter(line -> line.startsWith(file + " "))
        .findFirst()
        .orElseThrow()
        .substring(file.length())
        .strip()
        .replaceAll(" +", " ");
  }

  @Test
  void everyFileHasItsLine() throws IOException {
    String good = file("good.pdn", """
        [GameType "20"]
        1. 32-28 18-23 2. 38-32 12-18 1-0

        [GameType "20"]
        [FEN "W:WK4:B13,32,37,20"]
        1. 4x15 37-42 *
        """);
    String bad = file("bad.pdn", """
        [GameType "20"]
        1. 32-28 18-23 2. 28-32 1-0

        [Variant "dameo"]
        1. b2-b3 g7-g6 *
        """);

    Run run = Run.of("replay", good, bad);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines().findFirst().orElseThrow().replaceAll(" +", " "))
        .isEqualTo("file games plies illegal settled unsettled unplayed");
    assertThat(row(run, good)).isEqualTo("2 6 0 1 0 0");
    assertThat(row(run, bad)).isEqualTo("2 4 1 0 0 0");
    assertThat(run.out()).contains(bad + ":2:19: game 1, ply 3: `28-32` is not legal: ");
    assertThat(Run.of("replay", good).code()).isZero();
  }

  @Test
  void textThatIsNoGameIsAProblem() throws IOException {
    String file = file("junk.pdn", "[GameType \"20\"]\n1. 32-28 *\n\njunk");

    Run run = Run.of("replay", file, "--write", folder.resolve("clean").toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(row(run, file)).isEqualTo("2 1 0 0 0 1");
    assertThat(run.out())
        .endsWith(file + ":4:1: game 2: There is no game here, neither tags nor moves: `junk` is no"
            + " move.\n");
    assertThat(Run.of("replay", folder.resolve("clean/junk.pdn").toString()).code())
        .isZero();
  }

  @Test
  void theVariantMayBeGiven() throws IOException {
    String file = file("plain.pdn", "1. 32-28 18-23 *");

    Run without = Run.of("replay", file);

    assertThat(without.code()).isEqualTo(ExitCode.INPUT);
    assertThat(row(without, file)).isEqualTo("1 0 0 0 0 1");
    assertThat(without.out())
        .contains(file + ":1:1: game 1: Neither GameType nor Variant says which variant it is; "
            + "--variant does.");
    assertThat(row(Run.of("replay", file, "--variant", "international"), file))
        .isEqualTo("1 2 0 0 0 0");
  }

  @Test
  void gamesAreWrittenAgainAndComeToRest() throws IOException {
    String file = file("games.pdn", """
        [Event “Club”]
        [GameType "20"]
        1.32x28 {quiet} 18 - 23 (1... 17-22 2. 28x17) 2.38-32 ½-½
        """);
    String once = folder.resolve("once").toString();
    String twice = folder.resolve("twice").toString();

    assertThat(Run.of("replay", file, "--write", once).code()).isZero();
    assertThat(Run.of("replay", once + "/games.pdn", "--write", twice).code()).isZero();

    assertThat(Path.of(once, "games.pdn")).hasContent("""
        [Event "Club"]
        [GameType "20,W,10,10,N2,0"]

        1. 32-28 {quiet} 1... 18-23 (1... 17-22 2. 28x17) 2. 38-32 1/2-1/2

        """);
    assertThat(Path.of(twice, "games.pdn")).hasSameTextualContentAs(Path.of(once, "games.pdn"));
  }

  @Test
  void oldCharacterSetsAreRead() throws IOException {
    Path file = folder.resolve("old.pdn");
    Files.writeString(
        file, "[Event \"Café\"]\n[GameType \"20\"]\n1. 32-28 *", Charset.forName("windows-1252"));

    assertThat(
            Run.of("replay", file.toString(), "--write", folder.resolve("new").toString())
                .code())
        .isZero();
    assertThat(folder.resolve("new/old.pdn")).content().contains("Café");
  }

  @Test
  void aFileIsNotWrittenOverItself() throws IOException {
    String file = file("games.pdn", "[GameType \"20\"] 1. 32-28 *");

    Run run = Run.of("replay", file, "--write", folder.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("would be written over itself");
    assertThat(folder.resolve("games.pdn")).hasContent("[GameType \"20\"] 1. 32-28 *");
  }

  @Test
  void filesOfOneNameAreNotWrittenOverOneAnother() throws IOException {
    Files.createDirectories(folder.resolve("a"));
    Files.createDirectories(folder.resolve("b"));
    String first = file("a/x.pdn", "[GameType \"20\"] 1. 32-28 *");
    String second = file("b/x.pdn", "[GameType \"20\"] 1. 33-28 *");
    Path clean = folder.resolve("clean");

    Run run = Run.of("replay", first, second, "--write", clean.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err())
        .startsWith("error: `" + second + "` would be written over the games of `" + first + "`");
    assertThat(clean.resolve("x.pdn")).content().contains("1. 32-28");
    assertThat(Run.of("replay", first, first, "--write", clean.toString()).code())
        .isZero();
  }

  @Test
  void noFileIsWrittenOverOneThatIsStillToBeRead() throws IOException {
    Files.createDirectories(folder.resolve("a"));
    Files.createDirectories(folder.resolve("b"));
    String first = file("a/x.pdn", "[GameType \"20\"] 1. 32-28 *");
    String second = file("b/x.pdn", "[GameType \"20\"] 1. 33-28 *");

    Run run = Run.of("replay", first, second, "--write", folder.resolve("b").toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("`" + second + "`, which is to be replayed too");
    assertThat(Path.of(second)).hasContent("[GameType \"20\"] 1. 33-28 *");
  }

  @Test
  void aStrangeByteSpoilsItsLineOnly() throws IOException {
    Path file = folder.resolve("mixed.pdn");
    byte[] text = "[Event \"Caf\u00e9\"]\n[Site \"x?\"]\n[GameType \"20\"]\n1. 32-28 *\n"
        .getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < text.length; i++) {
      text[i] = text[i] == '?' ? (byte) 0x81 : text[i];
    }
    Files.write(file, text);
    Path clean = folder.resolve("clean");

    Run run = Run.of("replay", file.toString(), "--write", clean.toString());

    assertThat(run).returns(0, Run::code).returns("", Run::err);
    assertThat(clean.resolve("mixed.pdn")).content().contains("Caf\u00e9", "x\uFFFD", "1. 32-28");
  }

  @Test
  void bytesThatAreNoGamesAreAProblemWithItsPlace() throws IOException {
    Path file = folder.resolve("bytes.pdn");
    byte[] bytes = new byte[3000];
    new Random(1).nextBytes(bytes);
    Files.write(file, bytes);

    Run run = Run.of("replay", file.toString());

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains(file + ":1:").doesNotContain("Exception");
  }

  @Test
  void whatIsNoFolderIsSaid() throws IOException {
    String file = file("games.pdn", "[GameType \"20\"] 1. 32-28 *");

    Run run = Run.of("replay", file, "--write", file);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).isEqualTo("error: `" + file + "` is not a folder.\n");
    assertThat(Run.of("replay", folder.toString()).err())
        .isEqualTo("error: `" + folder + "` is a folder, not a file of games.\n");
    assertThat(Run.of("replay", "/", "--write", folder.toString()).err())
        .isEqualTo("error: `/` is a folder, not a file of games.\n");
  }

  @Test
  void aMissingFileDoesNotKeepTheOthersFromBeingReplayed() throws IOException {
    String file = file("games.pdn", "[GameType \"20\"] 1. 32-28 *");

    Run run = Run.of("replay", folder.resolve("none.pdn").toString(), file);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("There is no file").contains("none.pdn");
    assertThat(row(run, file)).isEqualTo("1 1 0 0 0 0");
  }
}
