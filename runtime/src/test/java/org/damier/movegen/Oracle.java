package org.damier.movegen;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Reads the independent truth about moves. */
final class Oracle {

  private Oracle() {}

  /** A position and the texts of its legal moves, sorted. */
  record Listing(String position, List<String> moves) {}

  /** A number of leaves. */
  record Count(String variant, String position, int depth, long leaves) {
    @Override
    public String toString() {
      return variant + " " + position + " depth " + depth;
    }
  }

  static List<Listing> listings(String variant) {
    return lines("moves/" + variant + ".txt").stream()
        .map(line -> line.split("\t", -1))
        .map(fields -> new Listing(fields[0], sortedWords(fields[1])))
        .toList();
  }

  private static List<String> sortedWords(String text) {
    return Stream.of(text.split(" ")).filter(word -> !word.isEmpty()).sorted().toList();
  }

  static List<Count> counts() {
    return lines("perft.tsv").stream()
        .map(line -> line.split("\t", -1))
        .map(fields ->
            new Count(fields[0], fields[1], Integer.parseInt(fields[2]), Long.parseLong(fields[3])))
        .toList();
  }

  private static List<String> lines(String file) {
    InputStream stream = Oracle.class.getResourceAsStream("/oracle/" + file);
    try (BufferedReader reader = new BufferedReader(
        new InputStreamReader(Objects.requireNonNull(stream, file), StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
