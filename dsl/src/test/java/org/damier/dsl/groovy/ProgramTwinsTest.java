package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.damier.hook.CandidateMove;
import org.damier.hook.EndingHook;
import org.damier.hook.HookFailure;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;
import org.damier.hook.PromotionHook;
import org.damier.hook.program.HookProgram;
import org.damier.hook.program.ProgramHook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Hooks that are run as programs of ours, against what Groovy's compiler makes of the same text. */
class ProgramTwinsTest {

  /** More with {@code -Ddamier.fuzz=20000}. */
  private static final int SCRIPTS = Integer.getInteger("damier.fuzz", 600) / 12;

  private static final int POSITIONS = 12;

  private static final String SPENT = "it takes more than 100000 steps.";

  @ParameterizedTest
  @EnumSource(HookKind.class)
  void aRandomHookDoesTheSameEitherWay(HookKind kind) {
    Random random = new Random(31 + kind.ordinal());
    Set<String> outcomes = new HashSet<>();
    int failed = 0;
    int nearTheEnd = 0;
    for (int i = 0; i < SCRIPTS; i++) {
      String text = new RandomScript(random, kind).text();
      assertThat(program(kind, text)).as(text).isPresent();
      Object program = compile(kind, text);
      Object twin = twin(kind, text);
      for (int j = 0; j < POSITIONS; j++) {
        TestPosition position = TestPosition.random(random);
        String outcome = outcome(kind, program, position);
        String expected = outcome(kind, twin, position);
        if (outcome.contains(SPENT) != expected.contains(SPENT)) {
          nearTheEnd++;
        } else if (!areAlike(outcome, expected)) {
          assertThat(outcome).as("%s%n%s", text, position).isEqualTo(expected);
        }
        outcomes.add(outcome);
        failed += isFailure(outcome) ? 1 : 0;
      }
    }
    assertThat(outcomes).hasSizeGreaterThan(2);
    // The two count long stretches of code in other units, which tells when the budget is all but
    // spent.
    assertThat(nearTheEnd).isLessThanOrEqualTo(SCRIPTS * POSITIONS / 200);
    assertThat(failed).isPositive().isLessThan(SCRIPTS * POSITIONS * 3 / 4);
  }

  /**
   * Failures whose details may differ: where in a loop the budget ends, and what the JVM leaves out of failures that it
   * has seen often.
   */
  private static boolean areAlike(String outcome, String expected) {
    return (outcome.contains(SPENT) && expected.contains(SPENT))
        || (isFailure(outcome) && isFailure(expected) && !expected.contains(" at line "));
  }

  private static boolean isFailure(String outcome) {
    return outcome.startsWith("The ");
  }

  /** Random texts with mistakes: a program of ours stands for what Groovy takes, never for more. */
  @Test
  void whatIsReadAsAProgramIsTakenByGroovyToo() {
    Random random = new Random(8);
    int programs = 0;
    for (int i = 0; i < SCRIPTS * 4; i++) {
      HookKind kind = HookKind.values()[random.nextInt(4)];
      String text = spoilt(new RandomScript(random, kind).text(), random);
      if (program(kind, text).isPresent()) {
        programs++;
        assertThat(HookCompiler.compileByGroovy(kind, Script.ofFile(Hooks.FILE, text))
                .problems())
            .as(text)
            .isEmpty();
      }
    }
    assertThat(programs).isGreaterThan(SCRIPTS / 10);
  }

  private static String spoilt(String text, Random random) {
    List<String> words = List.of(text.split("(?<=\\W)|(?=\\W)"));
    StringBuilder spoilt = new StringBuilder();
    int at = random.nextInt(words.size());
    for (int i = 0; i < words.size(); i++) {
      // One word in place of another, so that most of it goes on meaning something.
      spoilt.append(i == at ? words.get(random.nextInt(words.size())) : words.get(i));
    }
    return spoilt.toString();
  }

  private static Optional<HookProgram> program(HookKind kind, String text) {
    try {
      return ProgramWriter.write(kind, HookReader.read(kind, text));
    } catch (ScriptRejected rejected) {
      return Optional.empty();
    }
  }

  private static Object compile(HookKind kind, String text) {
    Object hook = Hooks.compile(kind, text, Object.class);
    assertThat(hook).isInstanceOf(ProgramHook.class);
    return hook;
  }

  private static Object twin(HookKind kind, String text) {
    HookCompilation compilation =
        HookCompiler.compileByGroovy(kind, Script.ofFile(Hooks.FILE, text));
    assertThat(compilation.problems()).as(text).isEmpty();
    return compilation.program().orElseThrow();
  }

  /** What the hook answers or adds, or how it fails. */
  private static String outcome(HookKind kind, Object hook, TestPosition position) {
    CandidateMove move = TestPosition.move("c3", "d4", "b2");
    try {
      return switch (kind) {
        case MOVES -> moves((MovesHook) hook, position);
        case PERMIT -> String.valueOf(((PermitHook) hook).permits(position, move));
        case PROMOTION -> String.valueOf(((PromotionHook) hook).promotes(position, move));
        case ENDING -> ((EndingHook) hook).judge(position).toString();
      };
    } catch (HookFailure failure) {
      return String.valueOf(failure.getMessage());
    }
  }

  private static String moves(MovesHook hook, TestPosition position) {
    RecordingSink sink = new RecordingSink(position.board());
    hook.moves(position, sink);
    return sink.moves().toString();
  }
}
