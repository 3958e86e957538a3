package org.damier.dsl.groovy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.damier.hook.HookFailure;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;

/** What Jazzer tries hooks on: whatever the bytes are, they are refused or end within the budget, and leave no trace. */
public final class HookTarget {

  /** Attacks among the seeds make this file where nothing confines them. */
  public static final Path CANARY = Path.of("jazzercanary");

  private static final TestPosition POSITION = TestPosition.random(new Random(1));

  private HookTarget() {}

  /** Called by Jazzer with each input. */
  public static void fuzzerTestOneInput(byte[] input) {
    String text = new String(input, StandardCharsets.UTF_8);
    HookKind kind = text.contains("moves") ? HookKind.MOVES : HookKind.PERMIT;
    HookCompilation compilation = HookCompiler.compile(kind, Script.ofFile("fuzz", text));
    if (compilation.program().isPresent()) {
      Object hook = compilation.program().get();
      require(answer(hook).equals(answer(hook)), "It answers differently the second time.");
    } else {
      require(!compilation.problems().isEmpty(), "It is refused without a reason.");
    }
    require(!Files.exists(CANARY), "It has made the canary.");
  }

  private static String answer(Object hook) {
    try {
      if (hook instanceof MovesHook moves) {
        RecordingSink sink = new RecordingSink(POSITION.board());
        moves.moves(POSITION, sink);
        return sink.moves().toString();
      }
      boolean permitted = ((PermitHook) hook).permits(POSITION, TestPosition.move("a1", "b2"));
      return String.valueOf(permitted);
    } catch (HookFailure stopped) {
      return String.valueOf(stopped.getMessage());
    }
  }

  private static void require(boolean kept, String broken) {
    if (!kept) {
      throw new AssertionError(broken);
    }
  }
}
