package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.Game;
import org.damier.protocols.hub.HubClient;
import org.damier.protocols.hub.HubLevel;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hub as it is used: a board program that starts an engine, here our own. */
@Timeout(120)
class HubProcessTest {

  private static List<String> java(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(arguments));
    return command;
  }

  /** {@code damier hub}. */
  private static List<String> engine() {
    String path = Stream.of("java.class.path", "jdk.module.path", "surefire.test.class.path")
        .map(name -> System.getProperty(name, ""))
        .filter(some -> !some.isEmpty())
        .collect(Collectors.joining(File.pathSeparator));
    return java("-XX:TieredStopAtLevel=1", "-cp", path, DamierCommand.class.getName(), "hub");
  }

  @ParameterizedTest
  @CsvSource({
    "normal, international",
    "frisian, frisian",
    "killer, killer",
    "bt, breakthrough",
    "losing, antidraughts"
  })
  void aStartedEnginePlaysTheVariantItIsAskedFor(String hub, String variant) throws IOException {
    Game game = Game.of(Variants.load(variant));

    try (HubClient engine = HubClient.start(engine(), Map.of("variant", hub))) {
      assertThat(engine.name()).isEqualTo("Damier");
      for (int ply = 0; ply < 8; ply++) {
        game = game.play(engine.move(game, HubLevel.depth(1)));
      }
      game = game.play(engine.move(game, HubLevel.moveTime(Duration.ofMillis(20))));
    }

    assertThat(game.moves()).hasSize(9);
  }

  @Test
  void aVariantThatTheEngineDoesNotPlayIsReported() {
    assertThatThrownBy(() -> HubClient.start(engine(), Map.of("variant", "chess")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("There is no variant `chess`");
  }

  @Test
  void aProgramThatIsNoEngineIsReported() {
    assertThatThrownBy(() -> HubClient.start(java("-version"), Map.of()))
        .isInstanceOf(IOException.class);
    assertThatThrownBy(() -> HubClient.start(List.of("no-such-engine-here"), Map.of()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no-such-engine-here");
  }

  /** An engine that is told to think for ever answers when its client is closed. */
  @Test
  void closingReleasesWhoeverWaits() throws Exception {
    HubClient engine = HubClient.start(engine(), Map.of());
    Game game = Game.of(Variants.load("international"));
    List<Object> ends = new ArrayList<>();
    Thread waiting = new Thread(() -> {
      try {
        ends.add(engine.move(game, HubLevel.INFINITE));
      } catch (IOException e) {
        ends.add(e);
      }
    });
    waiting.start();
    Thread.sleep(500);

    assertThat(ends).isEmpty();
    engine.close();
    waiting.join(10_000);

    assertThat(ends).hasSize(1);
  }
}
