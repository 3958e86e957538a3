package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import groovy.lang.Binding;
import groovy.lang.GroovyShell;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.codehaus.groovy.control.CompilerConfiguration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The control: the same hooks do their harm where nothing confines them, so that it means something if they do not. */
class UnconfinedAttacksTest {

  private static final Path CANARY = Path.of("unconfinedcanary");
  private static final int MOST_WAITS = 100;

  static List<Attack> attacks() {
    return Attack.all().stream().filter(Attack::touchesCanary).toList();
  }

  @AfterEach
  void clean() throws Exception {
    Files.deleteIfExists(CANARY);
  }

  @ParameterizedTest
  @MethodSource("attacks")
  @Timeout(value = 60, unit = TimeUnit.SECONDS)
  void anAttackTouchesTheCanary(Attack attack) throws Exception {
    CompilerConfiguration configuration = new CompilerConfiguration();
    configuration.addCompilationCustomizers(GroovyFrontEnd.vocabulary());
    TestPosition position = TestPosition.random(new Random(1));
    Binding arguments = new Binding();
    arguments.setVariable("position", position);
    arguments.setVariable("moves", new RecordingSink(position.board()));
    try {
      new GroovyShell(HookTypes.INSTANCE, arguments, configuration)
          .evaluate(attack.aimedAt(CANARY));
    } catch (Throwable afterwards) {
      // Many attacks fail once they have done what they came for.
    }
    for (int i = 0; i < MOST_WAITS && !Files.exists(CANARY); i++) {
      Thread.sleep(20);
    }
    assertThat(CANARY).exists();
  }
}
