package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.damier.dsl.groovy.Attack.Expectation;
import org.damier.hook.HookFailure;
import org.damier.hook.MovesHook;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every hostile hook, compiled as hooks of strangers are. */
class AttacksTest {

  // A plain word: a path with strokes in it would be refused as a string, whatever the attack does.
  private static final Path CANARY = Path.of("confinedcanary");

  static List<Attack> attacks() {
    return Attack.all();
  }

  @AfterEach
  void theCanaryIsNotTouched() throws Exception {
    assertThat(Files.deleteIfExists(CANARY)).as("the canary file was made").isFalse();
  }

  @ParameterizedTest
  @MethodSource("attacks")
  @Timeout(value = 10, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void anAttackComesToNothing(Attack attack) {
    Script script = Script.ofFile(attack.name(), attack.aimedAt(CANARY));
    comesToNothing(attack, HookCompiler.compile(HookKind.MOVES, script));
    // What is run without Groovy, Groovy must stop too.
    comesToNothing(attack, HookCompiler.compileByGroovy(HookKind.MOVES, script));
  }

  private static void comesToNothing(Attack attack, HookCompilation compilation) {
    if (compilation.program().isEmpty()) {
      assertThat(compilation.problems()).isNotEmpty();
      return;
    }
    assertThat(attack.expect()).as("it compiles").isNotEqualTo(Expectation.REJECT);
    MovesHook hook = (MovesHook) compilation.program().orElseThrow();
    TestPosition position = TestPosition.random(new Random(1));
    try {
      hook.moves(position, new RecordingSink(position.board()));
    } catch (HookFailure stopped) {
      assertThat(stopped).hasMessageContaining(attack.name() + " failed at line ");
      return;
    }
    if (attack.expect() == Expectation.BUDGET) {
      fail("It ran to its end.");
    }
  }
}
