package org.damier.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Tables of figures that other programs found. */
final class Rows {

  private Rows() {}

  /** The cells of every row below the head. */
  static List<String[]> of(String resource) {
    InputStream table = Objects.requireNonNull(Rows.class.getResourceAsStream(resource), resource);
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(table, StandardCharsets.UTF_8))) {
      return reader.lines().skip(1).map(row -> row.split("\t", -1)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
