package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import org.damier.hook.HookFailure;
import org.damier.hook.PermitHook;
import org.junit.jupiter.api.Test;

/** Random hooks: each is refused with problems or ends within its budget, and none takes long to compile. */
class HookFuzzTest {

  /** More with {@code -Ddamier.fuzz=20000}. */
  private static final int PROGRAMS = Integer.getInteger("damier.fuzz", 600);

  // Far above what any takes, so that a busy machine fails no test, and far below what a blow-up
  // takes.
  private static final Duration LONG = Duration.ofSeconds(15);

  @Test
  void randomHooksAreRefusedOrEnd() {
    Random random = new Random(2026);
    int compiled = 0;
    int failed = 0;
    for (int i = 0; i < PROGRAMS; i++) {
      String text = new RandomHook(random).text();
      long start = System.nanoTime();
      HookCompilation compilation =
          HookCompiler.compile(HookKind.PERMIT, Script.ofFile("fuzz", text));
      if (compilation.program().isPresent()) {
        compiled++;
        failed += run((PermitHook) compilation.program().get(), random) ? 0 : 1;
      } else {
        assertThat(compilation.problems()).as(text).isNotEmpty();
      }
      assertThat(Duration.ofNanos(System.nanoTime() - start)).as(text).isLessThan(LONG);
    }
    assertThat(compiled).as("hooks that compile").isGreaterThan(PROGRAMS / 10);
    assertThat(failed).as("hooks that are stopped").isPositive();
  }

  private static boolean run(PermitHook hook, Random random) {
    TestPosition position = TestPosition.random(random);
    try {
      boolean answer = hook.permits(position, TestPosition.move("a1", "b2"));
      assertThat(hook.permits(position, TestPosition.move("a1", "b2"))).isEqualTo(answer);
      return true;
    } catch (HookFailure stopped) {
      return false;
    }
  }
}
