package org.damier.dsl.groovy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A hostile hook of moves.
 *
 * @param expect what must become of it: refused, stopped by the budget, or at least without effect
 * @param unconfined what it does where nothing confines it
 */
record Attack(String name, String text, Expectation expect, String unconfined) {

  private static final Pattern HEAD =
      Pattern.compile("// EXPECT: (\\w+); UNSANDBOXED: (\\w+); .*", Pattern.DOTALL);

  enum Expectation {
    REJECT,
    BUDGET,
    CONTAINED
  }

  /** The attacks of both folders. */
  static List<Attack> all() {
    return Stream.of("attacks", "own-attacks").flatMap(Attack::inFolder).toList();
  }

  private static Stream<Attack> inFolder(String folder) {
    try (Stream<Path> files =
        Files.list(Path.of("src", "test", "resources", "org", "damier", "dsl", "groovy", folder))) {
      return files
          .filter(file -> file.toString().endsWith(".groovy"))
          .sorted()
          .map(Attack::read)
          .toList()
          .stream();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Attack read(Path file) {
    try {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      Matcher head = HEAD.matcher(text);
      if (!head.matches()) {
        throw new IllegalStateException(file + " does not say what must become of it.");
      }
      return new Attack(
          file.getFileName().toString(),
          text,
          Expectation.valueOf(head.group(1).toUpperCase(java.util.Locale.ROOT)),
          head.group(2));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The text, aimed at this file. */
  String aimedAt(Path canary) {
    return text.replace("CANARY_PATH", canary.toString());
  }

  boolean touchesCanary() {
    return unconfined.equals("canary");
  }

  /** Whether it takes time, stack or memory without end. */
  boolean runsAway() {
    return unconfined.equals("runaway");
  }

  @Override
  public String toString() {
    return name;
  }
}
