package org.damier.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.damier.dsl.diagnostic.Diagnostic;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Any bytes whatever give rules or diagnostics, soon, and no exception. */
final class HostileTextsTest {

  /** Generous: a usual text takes a hundredth of it, also where two cores are shared by everybody. */
  private static final Duration SOON = Duration.ofSeconds(20);

  private static final String HEADER = "variant \"Mine\" extends plain\n";

  static Stream<Arguments> texts() {
    return Stream.of(
        Arguments.of("nothing", ""),
        Arguments.of("blanks", " \t\n\f\n "),
        Arguments.of("zeros", "\0".repeat(100_000)),
        Arguments.of("10 MB of one line", "x".repeat(10_000_000)),
        Arguments.of("1 MB of one word", HEADER + "x".repeat(900_000)),
        Arguments.of("1 MB of one number", HEADER + "board " + "9".repeat(900_000) + " x 8"),
        Arguments.of("1 MB of one comment", HEADER + "//" + "x".repeat(900_000)),
        Arguments.of("comments", HEADER + "// x\n".repeat(100_000)),
        Arguments.of("line ends", HEADER + "\r\n\r".repeat(100_000)),
        Arguments.of("100,000 clauses", HEADER + "capture mandatory\n".repeat(50_000)),
        Arguments.of("blocks in blocks", HEADER + "capture ".repeat(100_000)),
        Arguments.of("repeated clauses", HEADER + "capture\n" + "mandatory\n".repeat(9_000)),
        Arguments.of("broken clauses", HEADER + "capture majority most most\n".repeat(4_000)),
        Arguments.of("unknown clauses", HEADER + "captur\n".repeat(15_000)),
        Arguments.of("unknown words on one line", HEADER + "capture " + "captur ".repeat(15_000)),
        Arguments.of("quotes", "\"".repeat(300_000)),
        Arguments.of("quotes in lines", "\"\n".repeat(300_000)),
        Arguments.of("fences", "```".repeat(100_000)),
        Arguments.of(
            "an open fence", HEADER + "play hook moves \"m\" ```groovy\n" + "x\n".repeat(200_000)),
        Arguments.of("an open picture", HEADER + "setup \"\"\"\n" + ". ".repeat(200_000)),
        Arguments.of(
            "a large picture", HEADER + "setup \"\"\"\n" + "w b W B .\n".repeat(50_000) + "\"\"\""),
        Arguments.of("squares", HEADER + "setup white man " + "c3 ".repeat(15_000)),
        Arguments.of("squares off the board", HEADER + "setup white man " + "z99 ".repeat(15_000)),
        Arguments.of("rows", HEADER + "setup white man " + "rows 1-8 ".repeat(7_000)),
        Arguments.of(
            "long ranges", HEADER + "notation numbers setup white man " + "1-32 ".repeat(10_000)),
        Arguments.of(
            "criteria", HEADER + "capture majority most pieces" + ", then by king".repeat(4_000)),
        Arguments.of("directions", HEADER + "piece man moves step" + " forward".repeat(15_000)),
        Arguments.of("terms", HEADER + "piece man moves step forward" + ", forward".repeat(9_000)),
        Arguments.of(
            "manners", HEADER + "piece man moves step any" + " and step any".repeat(6_000)),
        Arguments.of("forces", HEADER + "ending 1 king" + " or 1 king".repeat(6_000) + " draws"),
        Arguments.of("endings", HEADER + "ending\n" + endings(2_000)),
        Arguments.of(
            "hooks", HEADER + "play\n" + "hook permit \"p\" from \"p.groovy\"\n".repeat(3_000)));
  }

  private static String endings(int number) {
    StringBuilder endings = new StringBuilder();
    for (int i = 0; i < number; i++) {
      endings
          .append(i % 190)
          .append(" kings ")
          .append(i / 190)
          .append(" men against 1 king draws\n");
    }
    return endings.toString();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("texts")
  void aTextIsAnsweredSoon(String name, String text) {
    answer(text.getBytes(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void randomBytesAreAnsweredSoon(int seed) {
    Random random = new Random(seed);
    for (int run = 0; run < 50; run++) {
      byte[] bytes = new byte[random.nextInt(2_000)];
      random.nextBytes(bytes);
      answer(bytes);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void randomWordsOfTheLanguageAreAnsweredSoon(int seed) throws IOException {
    Random random = new Random(seed);
    List<String> words = words();
    for (int run = 0; run < 250; run++) {
      StringBuilder text = new StringBuilder(random.nextBoolean() ? HEADER : "");
      int length = random.nextInt(150);
      for (int i = 0; i < length; i++) {
        text.append(words.get(random.nextInt(words.size())));
        text.append(random.nextInt(6) == 0 ? "\n" : " ");
      }
      answer(text.toString().getBytes(StandardCharsets.UTF_8));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void goodTextsWithSlipsAreAnsweredSoon(int seed) throws IOException {
    Random random = new Random(seed);
    List<String> texts = goodTexts();
    for (int run = 0; run < 250; run++) {
      String text = texts.get(random.nextInt(texts.size()));
      int slips = 1 + random.nextInt(8);
      for (int slip = 0; slip < slips; slip++) {
        text = withSlip(text, random);
      }
      answer(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Texts cut off at every place: what a person has typed so far. */
  @Test
  void everyBeginningOfAGoodTextIsAnswered() throws IOException {
    for (String text : goodTexts()) {
      IntStream.range(0, text.length())
          .forEach(end -> answer(text.substring(0, end).getBytes(StandardCharsets.UTF_8)));
    }
  }

  private static String withSlip(String text, Random random) {
    int from = random.nextInt(text.length());
    int to = Math.min(text.length(), from + random.nextInt(12));
    String piece = text.substring(from, to);
    return switch (random.nextInt(5)) {
          case 0 -> text.substring(0, from) + text.substring(to);
          case 1 -> text.substring(0, to) + piece + text.substring(to);
          case 2 ->
            text.substring(0, from) + new StringBuilder(piece).reverse() + text.substring(to);
          case 3 -> text.substring(0, from) + (char) random.nextInt(0x3000) + text.substring(to);
          default -> {
            int elsewhere = random.nextInt(text.length());
            yield text.substring(0, elsewhere) + piece + text.substring(elsewhere);
          }
        }
        + (text.length() < 20 ? HEADER : "");
  }

  private static void answer(byte[] bytes) {
    long start = System.nanoTime();
    Compilation compilation = TestSources.compile(TestSources.read("hostile.draughts", bytes));
    String report = compilation.report();
    Duration taken = Duration.ofNanos(System.nanoTime() - start);

    String text = new String(bytes, 0, Math.min(bytes.length, 3_000), StandardCharsets.UTF_8);
    assertThat(taken).as(text).isLessThan(SOON);
    assertThat(compilation.diagnostics()).as(text).hasSizeLessThanOrEqualTo(Diagnostics.MOST + 1);
    assertThat(compilation.diagnostics()).as(text).doesNotHaveDuplicates();
    assertThat(compilation.rules().isPresent())
        .as(text)
        .isEqualTo(compilation.diagnostics().stream()
            .noneMatch(diagnostic -> diagnostic.severity() == Severity.ERROR));
    assertThat(report.length()).as(text).isLessThan(60_000);
    assertThat(report)
        .as(text)
        .doesNotContain("mismatched", "extraneous", "no viable", "<EOF>", "token recognition");
    assertPlacesAscend(compilation.diagnostics(), text);
  }

  private static void assertPlacesAscend(List<Diagnostic> diagnostics, String text) {
    List<Diagnostic> own = diagnostics.stream()
        .filter(diagnostic -> diagnostic.source().equals("hostile.draughts"))
        .toList();
    assertThat(own).as(text).isSortedAccordingTo((a, b) -> a.span().compareTo(b.span()));
  }

  private static List<String> goodTexts() throws IOException {
    List<String> texts = new ArrayList<>();
    for (String parent : List.of("plain", "whole")) {
      texts.add(Files.readString(TestSources.folder("parents").resolve(parent + ".draughts")));
    }
    return texts;
  }

  private static List<String> words() throws IOException {
    return goodTexts().stream()
        .flatMap(text -> Arrays.stream(text.split("\\s+")))
        .distinct()
        .toList();
  }
}
