package org.damier.dsl.groovy;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.dsl.VariantTarget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Lets the fuzzer Jazzer look for inputs on which a promise is broken, each time from the same seed. It runs in a process of
 * its own with little memory, and takes an input for a finding that throws, that takes long, or for which memory runs out.
 * {@code -Pfuzz} gives it more time ({@code -Ddamier.jazzer=SECONDS} for each target). On a busy machine the time goes by with the seeds.
 */
class JazzerTest {

  private static final int SECONDS = Integer.getInteger("damier.jazzer", 25);

  // Far above what any input takes on a busy machine, and far below what a blow-up takes.
  private static final int LONGEST_SECONDS = 60;
  private static final String HEAP = "-Xmx384m";
  private static final String CLASSES = "-XX:MaxMetaspaceSize=256m";
  private static final Pattern WORD = Pattern.compile("[A-Za-z]{2,30}|[-=<>&|!]{2}");
  private static final Pattern RUNS = Pattern.compile("stat::number_of_executed_units: (\\d+)");

  @TempDir
  private Path folder;

  @Test
  void hooks() throws Exception {
    List<String> seeds = new ArrayList<>();
    Attack.all().forEach(attack -> seeds.add(attack.aimedAt(HookTarget.CANARY)));
    texts(".groovy", file -> !file.toString().contains("attacks")).forEach(seeds::add);
    Random random = new Random(2026);
    for (int i = 0; i < 100; i++) {
      seeds.add(new RandomHook(random).text());
    }

    fuzz(HookTarget.class, seeds, ScriptText.MOST_CHARACTERS + 1);

    assertThat(folder.resolve(HookTarget.CANARY)).doesNotExist();
  }

  @Test
  void variantFiles() throws Exception {
    fuzz(VariantTarget.class, texts(".draughts", file -> true), 1 << 14);
  }

  private static List<String> texts(String ending, Predicate<Path> wanted) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src", "test", "resources"))) {
      List<Path> found = files
          .filter(file -> file.toString().endsWith(ending))
          .filter(wanted)
          .sorted()
          .toList();
      List<String> texts = new ArrayList<>();
      for (Path file : found) {
        texts.add(new String(Files.readAllBytes(file), UTF_8));
      }
      return texts;
    }
  }

  private void fuzz(Class<?> target, List<String> seeds, int longest) throws Exception {
    Path corpus = Files.createDirectory(folder.resolve("corpus"));
    Path given = Files.createDirectory(folder.resolve("seeds"));
    for (int i = 0; i < seeds.size(); i++) {
      Files.writeString(given.resolve("seed" + i), seeds.get(i), UTF_8);
    }
    Path words = Files.write(folder.resolve("words"), dictionary(seeds), UTF_8);
    Path log = folder.resolve("log");
    List<String> command = List.of(
        ChildJvm.program(),
        HEAP,
        CLASSES,
        "-XX:+EnableDynamicAgentLoading",
        "-cp",
        ChildJvm.classPath(),
        "com.code_intelligence.jazzer.Jazzer",
        "--target_class=" + target.getName(),
        "--instrumentation_includes=org.damier.**",
        "--custom_hook_includes=org.damier.**",
        "-seed=2026",
        "-max_total_time=" + SECONDS,
        "-timeout=" + LONGEST_SECONDS,
        "-max_len=" + longest,
        "-rss_limit_mb=0",
        "-print_final_stats=1",
        "-dict=" + words,
        corpus.toString(),
        given.toString());

    int exit = new ProcessBuilder(command)
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .redirectOutput(log.toFile())
        .start()
        .waitFor();

    String said = Files.readString(log, ISO_8859_1);
    Files.copy(log, kept(target), StandardCopyOption.REPLACE_EXISTING);
    assertThat(exit).as(said + finding()).isZero();
    assertThat(runs(said)).as(said).isGreaterThan(seeds.size() / 2);
  }

  /** What Jazzer said, for whoever wants to know how far it came. */
  private static Path kept(Class<?> target) {
    return ChildJvm.tests().resolveSibling("jazzer-" + target.getSimpleName() + ".log");
  }

  /** The input that broke a promise, to become a test. */
  private String finding() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      StringBuilder text = new StringBuilder();
      for (Path file : files.filter(JazzerTest::isFinding).toList()) {
        text.append("\n---- ").append(file.getFileName()).append('\n');
        text.append(new String(Files.readAllBytes(file), UTF_8));
      }
      return text.toString();
    }
  }

  private static boolean isFinding(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.startsWith("crash-") || name.startsWith("timeout-") || name.startsWith("oom-");
  }

  private static long runs(String said) {
    return RUNS.matcher(said)
        .results()
        .mapToLong(found -> Long.parseLong(found.group(1)))
        .sum();
  }

  private static Set<String> dictionary(List<String> seeds) {
    return seeds.stream()
        .flatMap(seed -> WORD.matcher(seed).results().map(MatchResult::group))
        .map(word -> '"' + word + '"')
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
