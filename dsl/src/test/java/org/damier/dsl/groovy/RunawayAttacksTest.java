package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The control for attacks on time, stack and memory: where nothing confines them they are still running after {@code
 * -Ddamier.runaways=SECONDS}, or have run out of stack or memory. It takes that time for each, so {@code -Pfuzz} alone does it.
 */
@EnabledIfSystemProperty(named = "damier.runaways", matches = "\\d+")
class RunawayAttacksTest {

  private static final int SECONDS = Integer.getInteger("damier.runaways", 10);

  @TempDir
  private Path folder;

  static List<Attack> attacks() {
    return Attack.all().stream()
        .filter(Attack::runsAway)
        .filter(attack -> attack.name().startsWith(System.getProperty("damier.runaway", "")))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void anAttackRunsAway(Attack attack) throws Exception {
    File said = folder.resolve("said").toFile();
    Process process = new ProcessBuilder(
            ChildJvm.program(),
            "-Xmx128m",
            "-Xss512k",
            "-cp",
            ChildJvm.classPath(),
            Runaway.class.getName(),
            attack.name())
        .redirectErrorStream(true)
        .redirectOutput(said)
        .start();

    boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
    process.destroyForcibly().waitFor();

    String text = Files.readString(said.toPath(), StandardCharsets.UTF_8);
    assertThat(text).startsWith("started").doesNotContain("came to its end");
    assertThat(!ended
            || text.contains("ran into ")
            || text.contains("StackOverflow")
            || text.contains("OutOfMemory"))
        .as(text)
        .isTrue();
  }
}
