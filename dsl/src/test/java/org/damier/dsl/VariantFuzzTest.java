package org.damier.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Variant files gone wrong at random: each has rules or diagnostics, never an exception, and takes no long time. */
class VariantFuzzTest {

  /** More with {@code -Ddamier.fuzz=20000}. */
  private static final int FILES = Integer.getInteger("damier.fuzz", 1500);

  private static final Duration LONG = Duration.ofSeconds(15);

  @Test
  void spoiltFilesGiveDiagnostics() throws IOException {
    List<byte[]> seeds = seeds();
    Random random = new Random(64);
    int broken = 0;
    for (int i = 0; i < FILES; i++) {
      byte[] text = spoilt(seeds.get(random.nextInt(seeds.size())), seeds, random);
      long start = System.nanoTime();
      Compilation compilation = TestSources.compile(TestSources.read("fuzz.draughts", text));
      assertThat(Duration.ofNanos(System.nanoTime() - start))
          .as(new String(text, StandardCharsets.UTF_8))
          .isLessThan(LONG);
      if (compilation.rules().isEmpty()) {
        broken++;
        assertThat(compilation.diagnostics()).isNotEmpty();
        assertThat(compilation.report()).doesNotContain("Exception", "mismatched input");
      }
    }
    assertThat(broken).isPositive();
  }

  private static List<byte[]> seeds() throws IOException {
    try (Stream<Path> files = Files.walk(TestSources.folder("diagnostics"))) {
      List<Path> texts =
          files.filter(file -> file.toString().endsWith(".draughts")).sorted().toList();
      return Stream.concat(
              texts.stream(), Stream.of(TestSources.folder("parents").resolve("whole.draughts")))
          .map(VariantFuzzTest::bytes)
          .toList();
    }
  }

  private static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException unreadable) {
      throw new java.io.UncheckedIOException(unreadable);
    }
  }

  private static byte[] spoilt(byte[] seed, List<byte[]> seeds, Random random) {
    byte[] text = seed;
    int spoils = 1 + random.nextInt(4);
    for (int i = 0; i < spoils; i++) {
      byte[] other = seeds.get(random.nextInt(seeds.size()));
      int from = random.nextInt(other.length);
      int length = Math.min(other.length - from, random.nextInt(60));
      byte[] piece = java.util.Arrays.copyOfRange(other, from, from + length);
      if (piece.length > 0 && random.nextInt(3) == 0) {
        piece[random.nextInt(piece.length)] = (byte) random.nextInt(256);
      }
      text = withPiece(text, random.nextInt(text.length + 1), random.nextInt(20), piece);
    }
    return text;
  }

  /** The text with so many bytes at a place replaced by the piece. */
  private static byte[] withPiece(byte[] text, int at, int gone, byte[] piece) {
    int after = Math.min(text.length, at + gone);
    byte[] made = new byte[at + piece.length + text.length - after];
    System.arraycopy(text, 0, made, 0, at);
    System.arraycopy(piece, 0, made, at, piece.length);
    System.arraycopy(text, after, made, at + piece.length, text.length - after);
    return made;
  }
}
