package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a process of its own loads: nobody waits for what is not needed. */
class StartUpTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--help",
        "moves international",
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
  void aHookBringsGroovy() throws Exception {
    // Else the other test would prove nothing.
    assertThat(classesLoaded("moves", "dameo"))
        .anyMatch(name -> name.startsWith("org.codehaus.groovy."));
  }

  private static List<String> classesLoaded(String... args)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xlog:class+load:stdout",
        "-XX:TieredStopAtLevel=1",
        "-cp",
        System.getProperty("java.class.path"),
        "org.damier.cli.DamierCommand"));
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
