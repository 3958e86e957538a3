package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.damier.hook.HookBudget;
import org.damier.hook.HookFailure;
import org.damier.hook.PermitHook;
import org.junit.jupiter.api.Test;

class HookBudgetTest {

  private final TestPosition position = TestPosition.random(new Random(2));

  @Test
  void aLoopWithoutEndIsAFailureThatNamesFileAndLine() {
    PermitHook hook = (PermitHook) HookCompiler.compile(
            HookKind.PERMIT,
            new Script("my.draughts", "int n = 0\nwhile (true) {\n  n++\n}\ntrue", 21))
        .program()
        .orElseThrow();
    assertThatThrownBy(() -> hook.permits(position, TestPosition.move("a1", "a2")))
        .isInstanceOf(HookFailure.class)
        .hasMessageMatching("The permit hook of my\\.draughts failed at line 2[234]: it takes more"
            + " than " + HookBudget.STEPS + " steps\\. The position is B:W.*:B.*\\.");
  }

  @Test
  void theBudgetIsThatOfOneCall() {
    PermitHook hook = Hooks.compile(
        HookKind.PERMIT, "int n = 0\nfor (i in 1..90000) { n++ }\nn > 1", PermitHook.class);
    for (int i = 0; i < 50; i++) {
      assertThat(hook.permits(position, TestPosition.move("a1", "a2"))).isTrue();
    }
  }

  @Test
  void aFailureLeavesNothingBehind() {
    PermitHook hook = Hooks.compile(
        HookKind.PERMIT,
        "int n = 0\nwhile (move.to.column == 0) { n++ }\nn == 0",
        PermitHook.class);
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() -> hook.permits(position, TestPosition.move("a1", "a2")))
          .isInstanceOf(HookFailure.class);
      assertThat(hook.permits(position, TestPosition.move("a1", "b2"))).isTrue();
    }
  }

  @Test
  void helpersReturnTheirDepth() {
    PermitHook hook = Hooks.compile(
        HookKind.PERMIT,
        "int n = 0\nfor (i in 1..1000) { n += one(i) }\nn == 1000\n\nint one(int n) { if (n > 5) return 1\n 1 }",
        PermitHook.class);
    assertThat(hook.permits(position, TestPosition.move("a1", "a2"))).isTrue();
  }
}
