package org.damier.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.Stream;
import org.damier.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the worst accepted files take. {@code docs/security.md} has the figures, made by {@link #main}. */
final class WorstFilesTest {

  /** Far above what any takes on a busy machine. */
  private static final Duration LONG = Duration.ofSeconds(60);

  private static final long MOST_KEPT_BYTES = 64L << 20;

  static Stream<String> names() {
    return WorstFiles.all().keySet().stream();
  }

  /** What one compilation took, and the bytes that the variant keeps. */
  private record Cost(Duration time, long kept) {}

  @ParameterizedTest
  @MethodSource("names")
  void aWorstFileIsCompiledSoonAndKeepsLittle(String name) {
    Cost cost = cost(WorstFiles.named(name));

    assertThat(cost.time()).isLessThan(LONG);
    assertThat(cost.kept()).isLessThan(MOST_KEPT_BYTES);
  }

  @Test
  void oneHookMoreIsRefused() {
    String text = WorstFiles.named("eight long hooks");
    String more = text + "  hook permit \"one more\" ```groovy\n return true\n  ```\n";

    assertThat(TestSources.compile(text).report()).isEmpty();
    assertThat(TestSources.compile(more).report()).startsWith("error[too-many-hooks]");
  }

  private static Cost cost(String text) {
    long before = used();
    long start = System.nanoTime();
    Compilation compilation = TestSources.compile(text);
    Variant variant =
        Variant.of(compilation.rules().orElseThrow(() -> new AssertionError(compilation.report())));
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    long kept = used() - before;
    assertThat(variant.start().legalMoves()).isNotNull();
    return new Cost(time, kept);
  }

  private static long used() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  /** Prints the table of the documentation: each file twice, cold and warm. */
  public static void main(String[] arguments) {
    System.out.println("| file | bytes | first, ms | again, ms | kept, MB |");
    System.out.println("|---|---|---|---|---|");
    for (String name : WorstFiles.all().keySet()) {
      String text = WorstFiles.named(name);
      Cost first = cost(text);
      Cost again = cost(text.replace("return n > 0", "return n > 1").replace("v1 >", "v1 >="));
      System.out.printf(
          "| %s | %,d | %d | %d | %.1f |%n",
          name,
          text.length(),
          first.time().toMillis(),
          again.time().toMillis(),
          Math.max(0, first.kept()) / 1048576.0);
    }
  }
}
