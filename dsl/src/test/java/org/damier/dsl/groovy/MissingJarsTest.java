package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.damier.Variant;
import org.damier.dsl.VariantCompiler;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassVisitor;

/** The compiler in programs that leave out libraries which only some hooks need. */
class MissingJarsTest {

  private static final List<Class<?>> ALWAYS_THERE =
      List.of(Variant.class, VariantCompiler.class, Token.class);

  private static final String PLAIN = "move.rank == MAN";
  private static final String WITH_HELPER =
      "stays(move.rank)\nboolean stays(Rank rank) { rank == MAN }";

  @Test
  void aHookThatNeedsGroovyNamesTheMissingJar() throws Exception {
    String missing = "This hook is compiled by Groovy, and `org.apache.groovy:groovy` is not on the"
        + " class path. Hooks that speak of sets, squares and directions alone, without helpers, do"
        + " without it.";
    String problems = "[" + new ScriptProblem(3, 1, missing) + "]";

    assertThat(problems(WITH_HELPER, ClassVisitor.class)).isEqualTo(problems + " " + problems);
  }

  @Test
  void aConfinedHookThatIsAProgramNeedsNeither() throws Exception {
    assertThat(problems(PLAIN)).startsWith("[] [");
  }

  @Test
  void withoutAsmAHookNamesThatJar() throws Exception {
    assertThat(problems(WITH_HELPER, groovy.lang.Closure.class))
        .contains("`org.ow2.asm:asm` is not on the class path");
  }

  @Test
  void withBothTheHookIsCompiled() throws Exception {
    // Else the other tests would prove nothing.
    assertThat(problems(WITH_HELPER, groovy.lang.Closure.class, ClassVisitor.class))
        .isEqualTo("[] []");
  }

  /** What is wrong with the hook where only the compiler's own jars and these others are. */
  private static String problems(String hook, Class<?>... others) throws Exception {
    String classPath = Stream.of(ALWAYS_THERE.stream(), Stream.of(others))
        .flatMap(types -> types)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation().getPath())
        .collect(Collectors.joining(File.pathSeparator, ChildJvm.tests() + File.pathSeparator, ""));
    Process process = new ProcessBuilder(
            ChildJvm.program(), "-cp", classPath, Report.class.getName(), hook)
        .redirectErrorStream(true)
        .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said.strip();
  }

  /** Runs where the jars are missing. */
  static final class Report {

    private Report() {}

    /** Says what is wrong with the hook: confined, and with all rights of the program. */
    public static void main(String[] args) {
      Script script = new Script("odd.groovy", args[0], 3);
      System.out.println(HookCompiler.compile(HookKind.PERMIT, script).problems() + " "
          + HookCompiler.compileTrusted(HookKind.PERMIT, script).problems());
    }
  }
}
