package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HookLoadingTest {

  @Test
  void aTextIsCompiledOnceHoweverOftenItIsLoaded() throws Exception {
    Set<Object> programs = new HashSet<>();
    for (int i = 0; i < 1000; i++) {
      programs.add(CompiledHooks.SHARED.program(HookKind.PERMIT, "move.to.row == 4", true));
    }
    assertThat(programs).hasSize(1);
  }

  @Test
  void classesOfHooksNoLongerUsedAreUnloaded() throws Exception {
    WeakReference<ClassLoader> old = new WeakReference<>(CompiledHooks.SHARED
        .program(HookKind.PERMIT, "move.to.row == 5", true)
        .getClass()
        .getClassLoader());
    for (int i = 0; i < CompiledHooks.MOST; i++) {
      CompiledHooks.SHARED.program(HookKind.PERMIT, "move.to.row == " + (100 + i), true);
    }
    for (int i = 0; i < 50 && old.get() != null; i++) {
      System.gc();
      Thread.sleep(20);
    }
    assertThat(old.get()).isNull();
  }

  @Test
  void theLoaderOfAConfinedHookFindsNothingElse() throws Exception {
    ClassLoader loader = CompiledHooks.SHARED
        .program(HookKind.PERMIT, "move.to.row == 6", true)
        .getClass()
        .getClassLoader();
    assertThat(loader.loadClass("org.damier.board.Square"))
        .isEqualTo(org.damier.board.Square.class);
    for (String name : Set.of(
        "java.io.File",
        "java.lang.System",
        "java.lang.Class",
        "java.lang.Thread",
        "groovy.lang.Closure",
        "org.damier.Variant",
        "org.damier.dsl.groovy.HookCompiler")) {
      assertThatThrownBy(() -> loader.loadClass(name)).isInstanceOf(ClassNotFoundException.class);
    }
  }
}
