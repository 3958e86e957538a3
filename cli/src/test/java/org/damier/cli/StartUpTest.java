package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a process of its own loads: nobody waits for what is not needed. */
class StartUpTest {

  @TempDir
  private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "moves international",
        "moves dameo",
        "list",
        "show croda",
        "play turkish",
        "perft ghanaian --depth 1 --json",
        "show damoe"
      })
  void groovyIsLoadedOnlyForAHook(String line) throws Exception {
    assertThat(classesLoaded(line.split(" ")))
        .contains("org.damier.cli.DamierCommand")
        .noneMatch(name -> name.startsWith("groovy.") || name.startsWith("org.codehaus.groovy."));
  }

  @Test
  void noVariantOfOursNeedsGroovy() throws Exception {
    assertThat(classesLoadedBy(EveryVariant.class))
        .contains("org.damier.hook.program.ProgramHook")
        .noneMatch(name -> name.startsWith("groovy.") || name.startsWith("org.codehaus.groovy."));
  }

  /** A class with a main method that loads the catalogue. */
  static final class EveryVariant {
    public static void main(String[] args) {
      Variants.names().forEach(Variants::load);
    }
  }

  @Test
  void aHookWithAHelperBringsGroovy() throws Exception {
    // Else the other tests would prove nothing.
    Path file = Files.writeString(folder.resolve("odd.draughts"), """
        variant "Odd" extends international
        play
          hook permit "kings stay" ```groovy
            stays(move.rank)

            boolean stays(Rank rank) { rank == MAN }
          ```
        """);
    assertThat(classesLoaded("moves", file.toString()))
        .anyMatch(name -> name.startsWith("org.codehaus.groovy."));
  }

  private static List<String> classesLoaded(String... args)
      throws IOException, InterruptedException {
    return classesLoadedBy(DamierCommand.class, args);
  }

  private static List<String> classesLoadedBy(Class<?> main, String... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xlog:class+load:stdout",
        "-XX:TieredStopAtLevel=1",
        "-cp",
        System.getProperty("java.class.path"),
        main.getName()));
    command.addAll(List.of(args));
    Process process = new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectInput(ProcessBuilder.Redirect.PIPE)
        .start();
    process.getOutputStream().close();
    String log = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return log.lines()
        .filter(line -> line.contains("[class,load]") && line.contains(" source: "))
        .map(line -> line.substring(line.lastIndexOf("] ") + 2, line.indexOf(" source: ")))
        .toList();
  }
}
