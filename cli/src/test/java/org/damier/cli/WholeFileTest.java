package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.damier.cli.files.WholeFile;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.InputException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {

  @TempDir
  private Path folder;

  @BeforeEach
  void filesHavePermissions() {
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
  }

  private static String permissions(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  private static void write(Path file, String text) {
    WholeFile.of(file.toString()).write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void everyCommandWritesFilesThatTheSamePeopleMayRead() throws IOException {
    // What the umask makes of a file.
    String usual = permissions(Files.writeString(folder.resolve("usual"), "x"));
    Path feature = Files.writeString(folder.resolve("a.feature"), """
        Feature: A
          Scenario: B
            Given the "international" variant
            And the start position
            Then it is White's turn
        """);
    Path games = Files.writeString(folder.resolve("games.pdn"), "[GameType \"20\"]\n1. 32-28 *\n");
    Path written = Files.createDirectory(folder.resolve("written"));
    List<List<String>> commands = List.of(
        List.of("spec", feature.toString(), "--html", written + "/html"),
        List.of("spec", feature.toString(), "--junit", written + "/junit"),
        List.of("spec", feature.toString(), "--json", written + "/json"),
        List.of("spec", feature.toString(), "--coverage", written + "/coverage"),
        List.of("compile", "international", "-o", written + "/rules"),
        List.of("replay", games.toString(), "--write", written + ""));

    for (List<String> command : commands) {
      assertThat(Run.of(command.toArray(String[]::new)).code())
          .as("%s", command)
          .isZero();
    }

    try (Stream<Path> files = Files.list(written)) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(commands.size());
      for (Path file : all) {
        assertThat(permissions(file)).as("%s", file).isEqualTo(usual);
      }
    }
  }

  @Test
  void aFileThatIsReplacedKeepsItsPermissionsAndItsLink() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);

    write(link, "new");

    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
    assertThat(permissions(file)).isEqualTo("rw-rw-rw-");
  }

  @Test
  void noReportIsWrittenOverWhatIsRead() throws IOException {
    String scenario = """
        Feature: A
          Scenario: B
            Given the "international" variant
            And the start position
            Then it is White's turn
        """;
    Path feature = Files.writeString(folder.resolve("a.feature"), scenario);
    Path unnamed = Files.writeString(folder.resolve("a"), scenario);
    Path link = Files.createSymbolicLink(folder.resolve("link"), unnamed);
    Path rules = Files.writeString(folder.resolve("b"), "variant \"B\" extends international\n");
    Path parent = Files.writeString(folder.resolve("p.draughts"), Files.readString(rules));
    List<List<String>> commands = List.of(
        List.of("spec", feature + "", "--html", feature + ""),
        List.of("spec", unnamed + "", "--html", unnamed + ""),
        List.of("spec", unnamed + "", "--junit", link + ""),
        List.of("spec", unnamed + "", "--coverage", unnamed + ""),
        List.of("spec", unnamed + "", "--variant", rules + "", "--json", rules + ""),
        List.of("spec", unnamed + "", "--html", parent + ""),
        List.of("compile", rules + "", "-o", rules + ""),
        List.of("compile", "international", "-o", parent + ""));

    for (List<String> command : commands) {
      Run run = Run.of(command.toArray(String[]::new));
      assertThat(run.code()).as("%s", command).isEqualTo(ExitCode.INPUT);
      assertThat(run.err()).as("%s", command).contains("name another file.");
    }

    assertThat(List.of(feature, unnamed)).allSatisfy(file -> assertThat(file).hasContent(scenario));
    assertThat(List.of(rules, parent))
        .allSatisfy(file -> assertThat(file).hasContent("variant \"B\" extends international\n"));
  }

  @Test
  void reportsGoToFilesOfTheirOwn() throws IOException {
    Path report = folder.resolve("report");
    for (String option : List.of("--coverage", "--junit", "--json")) {
      Run run = Run.of("spec", "croda", "--html", report + "", option, folder + "/./report");
      assertThat(run.code()).as(option).isEqualTo(ExitCode.USAGE);
      assertThat(run.err()).contains("Two reports cannot go to one file.");
    }
    assertThat(report).doesNotExist();
  }

  @Test
  void aFileHasAName() {
    List<List<String>> commands = List.of(
        List.of("spec", "croda", "--html="),
        List.of("spec", ""),
        List.of("compile", "croda", "-o", ""),
        List.of("mutate", "croda", "--json="),
        List.of("replay", ""),
        List.of("replay", "x", "--write="),
        List.of("moves", "croda", "--positions="));
    for (List<String> command : commands) {
      Run run = Run.of(command.toArray(String[]::new));
      assertThat(run.code()).as("%s", command).isEqualTo(ExitCode.INPUT);
      assertThat(run.err())
          .as("%s", command)
          .isEqualTo("error: A file has a name; the one given is empty.\n");
    }
  }

  @Test
  void whatCannotBeWrittenToItsEndChangesNothing() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "old");

    assertThatThrownBy(() -> WholeFile.of(file.toString()).write(out -> {
          out.write('n');
          throw new IOException("the disk is full");
        }))
        .isInstanceOf(InputException.class)
        .hasMessage("error: The file `" + file + "` cannot be written: the disk is full.");

    assertThat(file).hasContent("old");
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(file);
    }
  }
}
