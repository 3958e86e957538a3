package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher script, with a small tree of sources and a Java and a Maven that only take notes. */
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
  @TempDir
  Path temp;

  private Path root;
  private Path tools;
  private Path jdk;

  @BeforeEach
  void makeATree() throws IOException {
    root = Files.createDirectories(temp.resolve("a clone"));
    Files.copy(launcher(), root.resolve("damier"), StandardCopyOption.COPY_ATTRIBUTES);
    write(root.resolve("pom.xml"), "<project/>");
    write(root.resolve(".mvn/jvm.config"), "");
    write(root.resolve("runtime/pom.xml"), "<project/>");
    write(root.resolve("runtime/src/main/java/A.java"), "class A {}");
    write(root.resolve("runtime/src/main/java/B.java"), "class B {}");

    jdk = temp.resolve("jdk");
    jdk("17.0.1");
    program(jdk.resolve("bin/javac"), "");
    program(jdk.resolve("bin/java"), """
        for word in "$@"; do
          case $word in
            -XX:ArchiveClassesAtExit=*) echo x >"${word#*=}"; exit 0 ;;
            --version) if [ -f ../broken ]; then exit 6; fi; exit 0 ;;
          esac
        done
        pwd
        printf '<%s>\\n' "$@"
        exit 7
        """);

    tools = temp.resolve("bin");
    maven("3.9.9");
    for (String name : List.of(
        "sh",
        "env",
        "awk",
        "cat",
        "cksum",
        "find",
        "ls",
        "mkdir",
        "mv",
        "readlink",
        "rm",
        "sed",
        "sleep",
        "sort")) {
      Files.createSymbolicLink(tools.resolve(name), which(name));
    }
  }

  // ---- What it refuses ----

  @Test
  void aMissingJavaIsOneSentence() throws Exception {
    Run run = run(root, Map.of(), "./damier", "list");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .containsExactly("damier: Damier needs a JDK 17 or newer, and there is no"
            + " java on the PATH and no JAVA_HOME.");
  }

  @Test
  void aWrongJavaHomeIsOneSentence() throws Exception {
    Run run = run(root, Map.of("JAVA_HOME", temp + "/nowhere"), "./damier");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).singleElement().asString().contains("nowhere, where there is no JDK");
  }

  @Test
  void anOldJdkIsOneSentence() throws Exception {
    for (String version : List.of("11.0.20", "1.8.0_392", "16")) {
      jdk(version);
      Run run = damier("list");
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).singleElement().asString().endsWith("is version " + version + ".");
    }
  }

  @Test
  void aJreCannotBuild() throws Exception {
    Files.delete(jdk.resolve("bin/javac"));
    Run run = damier("list");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).singleElement().asString().contains("has no compiler");
  }

  @Test
  void aMissingMavenIsOneSentence() throws Exception {
    Files.delete(tools.resolve("mvn"));
    Run run = damier("list");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).singleElement().asString().contains("there is no mvn on the PATH");
  }

  @Test
  void anOldMavenIsOneSentence() throws Exception {
    for (String version : List.of("3.8.5", "3.6.3", "2.9")) {
      maven(version);
      Run run = damier("list");
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).singleElement().asString().endsWith("mvn is version " + version + ".");
    }
    for (String version : List.of("3.8.6", "3.10.0", "4.0.0")) {
      maven(version);
      assertThat(damier("list").code()).isEqualTo(7);
    }
  }

  // ---- When it builds ----

  @Test
  void theFirstRunBuildsAndSaysSo() throws Exception {
    Run first = damier("list");
    assertThat(first.err()).singleElement().asString().startsWith("Building Damier (first run");
    Run second = damier("list");
    assertThat(second.err()).isEmpty();
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void onlyChangedSourcesAreBuiltAgain() throws Exception {
    damier();
    Files.setLastModifiedTime(root.resolve("runtime/pom.xml"), FileTime.fromMillis(0));
    write(root.resolve("runtime/src/test/java/T.java"), "class T {}");
    write(root.resolve("README.md"), "text");
    assertThat(damier().err()).isEmpty();

    write(root.resolve("runtime/src/main/java/A.java"), "class A {int a;}");
    assertThat(damier().err()).hasSize(1);
    Files.delete(root.resolve("runtime/src/main/java/B.java"));
    assertThat(damier().err()).hasSize(1);
    Files.move(
        root.resolve("runtime/src/main/java/A.java"), root.resolve("runtime/src/main/java/C.java"));
    assertThat(damier().err()).hasSize(1);
    write(root.resolve("dsl/src/main/resources/x.txt"), "x");
    assertThat(damier().err()).hasSize(1);
    assertThat(damier().err()).isEmpty();
    assertThat(builds()).isEqualTo(5);
  }

  @Test
  void aBuiltTreeNeedsNoMavenAndNoCompiler() throws Exception {
    damier();
    Files.delete(tools.resolve("mvn"));
    Files.delete(jdk.resolve("bin/javac"));
    assertThat(damier("list").code()).isEqualTo(7);
  }

  @Test
  void aFailedBuildShowsTheErrorsAndIsNotTakenForGood() throws Exception {
    write(temp.resolve("fail"), "");
    for (int i = 0; i < 2; i++) {
      Run run = damier("list");
      assertThat(run.code()).isEqualTo(1);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .contains("runtime/A.java:[1,2] cannot find symbol", "  symbol: class Foo")
          .noneMatch(line -> line.contains("Re-run Maven") || line.contains("[ERROR]"));
    }
    Files.delete(temp.resolve("fail"));
    assertThat(damier("list").code()).isEqualTo(7);
    assertThat(leftovers()).isEmpty();
  }

  @Test
  void runsAtOnceBuildOnce() throws Exception {
    write(temp.resolve("slow"), "");
    List<Process> runs = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      runs.add(start(root, Map.of("JAVA_HOME", jdk.toString()), "./damier", "list"));
    }
    for (Process run : runs) {
      assertThat(finish(run).code()).isEqualTo(7);
    }
    assertThat(builds()).isEqualTo(1);
    assertThat(leftovers()).isEmpty();
  }

  @Test
  void aKilledBuildDoesNotBlockTheNext() throws Exception {
    Process dead = new ProcessBuilder("true").start();
    dead.waitFor();
    write(root.resolve("target/launcher/lock/pid"), Long.toString(dead.pid()));
    write(root.resolve("target/launcher/new." + dead.pid() + "/lib/half.jar"), "");
    write(root.resolve("runtime/target/launch." + dead.pid() + "/A.class"), "");
    write(root.resolve("examples/specs/target/launch." + dead.pid() + "/A.class"), "");
    assertThat(damier("list").code()).isEqualTo(7);
    assertThat(leftovers()).isEmpty();
  }

  // ---- What it hands on ----

  @Test
  void fileNamesMayHaveAnyLettersWhateverTheLocale() throws Exception {
    program(jdk.resolve("bin/java"), "echo \"<$LC_ALL>\"");
    for (String locale : List.of("", "C", "POSIX")) {
      assertThat(inLocale(Map.of("LC_ALL", locale))).containsExactly("<C.UTF-8>");
    }
    assertThat(inLocale(Map.of("LANG", "C"))).containsExactly("<C.UTF-8>");
    assertThat(inLocale(Map.of("LC_ALL", "de_DE.UTF-8"))).containsExactly("<de_DE.UTF-8>");
    assertThat(inLocale(Map.of("LC_CTYPE", "fr_FR", "LANG", "C"))).containsExactly("<>");
  }

  private List<String> inLocale(Map<String, String> locale) throws Exception {
    Map<String, String> environment = new HashMap<>(locale);
    environment.put("JAVA_HOME", jdk.toString());
    return run(root, environment, "./damier", "list").out();
  }

  @Test
  void argumentsFolderAndExitCodePassUntouched() throws Exception {
    Path elsewhere = Files.createDirectories(temp.resolve("else where"));
    Path link = temp.resolve("link");
    Files.createSymbolicLink(link, Path.of("a clone/damier"));
    Run run = run(
        elsewhere,
        Map.of("JAVA_HOME", jdk.toString()),
        "../link",
        "play",
        "my game.draughts",
        "*",
        "",
        "it's \"$HOME\"");
    assertThat(run.code()).isEqualTo(7);
    assertThat(run.out().get(0)).isEqualTo(elsewhere.toRealPath().toString());
    assertThat(run.out())
        .endsWith(
            "<org.damier.cli.DamierCommand>",
            "<play>",
            "<my game.draughts>",
            "<*>",
            "<>",
            "<it's \"$HOME\">");
  }

  @Test
  void onlyLongRunsGetTheCompilerForThem() throws Exception {
    assertThat(damier("moves", "perft").out()).contains("<-XX:TieredStopAtLevel=1>");
    assertThat(damier("perft", "x").out()).doesNotContain("<-XX:TieredStopAtLevel=1>");
    assertThat(damier("measure", "x").out()).doesNotContain("<-XX:TieredStopAtLevel=1>");
    assertThat(damier("hub").out()).doesNotContain("<-XX:TieredStopAtLevel=1>");
  }

  @Test
  void anArchiveOfClassesIsUsedOnlyIfItWorks() throws Exception {
    assertThat(damier("list").out()).anyMatch(word -> word.startsWith("<-XX:SharedArchiveFile="));
    write(temp.resolve("broken"), "");
    write(root.resolve("pom.xml"), "<project><name>x</name></project>");
    assertThat(damier("list").out()).noneMatch(word -> word.startsWith("<-XX:SharedArchiveFile="));
  }

  // ---- Helpers ----

  private record Run(int code, List<String> out, List<String> err) {}

  private Run damier(String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of("./damier"));
    command.addAll(List.of(words));
    return run(root, Map.of("JAVA_HOME", jdk.toString()), command.toArray(String[]::new));
  }

  private Run run(Path folder, Map<String, String> environment, String... command)
      throws Exception {
    return finish(start(folder, environment, command));
  }

  private Process start(Path folder, Map<String, String> environment, String... command)
      throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", tools.toString());
    builder.environment().putAll(environment);
    return builder.start();
  }

  private static Run finish(Process process) throws Exception {
    process.getOutputStream().close();
    List<String> out = text(process.getInputStream()).lines().toList();
    List<String> err = text(process.getErrorStream()).lines().toList();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Run(process.exitValue(), out, err);
  }

  private static String text(InputStream stream) throws IOException {
    return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
  }

  private void jdk(String version) throws IOException {
    write(jdk.resolve("release"), "IMPLEMENTOR=\"Some One\"\nJAVA_VERSION=\"" + version + "\"\n");
  }

  private void maven(String version) throws IOException {
    program(tools.resolve("mvn"), """
        case " $* " in *" -version "*) echo "Apache Maven %s (x)"; exit 0 ;; esac
        echo build >>"%s/builds"
        if [ -f "%s/slow" ]; then sleep 1; fi
        for word in "$@"; do
          case $word in
            -Ddamier.lib=*) lib=${word#*=} ;;
            -Ddamier.target=*) work=${word#*=} ;;
          esac
        done
        mkdir -p "$lib" "runtime/$work" "examples/specs/$work"
        if [ -f "%s/fail" ]; then
          echo "[ERROR] COMPILATION ERROR : "
          echo "[ERROR] $PWD/runtime/A.java:[1,2] cannot find symbol"
          echo "  symbol: class Foo"
          echo "[ERROR] Failed to execute goal x"
          echo "[ERROR] Re-run Maven using the -X switch"
          exit 1
        fi
        """.formatted(version, temp, temp, temp));
  }

  private int builds() throws IOException {
    return Files.readAllLines(temp.resolve("builds")).size();
  }

  /** Files and folders that only a build under way may have. */
  private List<Path> leftovers() throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(root, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        if (folder.getFileName().toString().matches("launch\\..*|new\\..*|stale\\..*|lock")) {
          found.add(folder);
        }
        return FileVisitResult.CONTINUE;
      }
    });
    return found;
  }

  private static Path launcher() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isRegularFile(folder.resolve("damier"))) {
      folder = Objects.requireNonNull(folder.getParent());
    }
    return folder.resolve("damier");
  }

  private static Path which(String name) {
    for (String folder : path().split(File.pathSeparator, -1)) {
      Path program = Path.of(folder, name);
      if (Files.isExecutable(program)) {
        return program;
      }
    }
    throw new IllegalStateException("There is no " + name + " on the PATH.");
  }

  private static String path() {
    @Nullable String path = System.getenv("PATH");
    return path == null ? "" : path;
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    Files.writeString(file, text);
  }

  private static void program(Path file, String text) throws IOException {
    write(file, "#!/bin/sh\n" + text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
