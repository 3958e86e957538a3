package org.damier.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Rules about the text of our files. */
class SourceTest {
  private static final int MOST_LINES = 400;

  private static final Pattern VARIANT_NAME = Pattern.compile(
      "dameo|ghana|croda|turkish|frisian|international(?!i[sz])|italian|brazilian|russian|canadian"
          + "|czech|spanish|portuguese|armenian|thai(?!s)|sri.?lanka|checkers",
      Pattern.CASE_INSENSITIVE);

  private static final Pattern ABSOLUTE_PATH = Pattern.compile(
      "(?<![\\w.*/})-])/(?:home|root|work|Users|tmp|usr|opt|var|mnt|private|etc)/[\\w.~-]+[\\w./~-]*"
          + "|(?<!\\w)[A-Z]:\\\\{1,2}(?:Users|Windows|Program|Temp)");

  /** Where the system itself promises something to be. */
  private static final List<String> PROMISED = List.of("/usr/bin/env", "/usr/libexec/java_home");

  private static final Pattern REGISTRY = Pattern.compile(
      "repo1?\\.maven\\.|central\\.sonatype|oss\\.sonatype|jitpack\\.io|jcenter|npmjs\\.(?:org|com)"
          + "|artifactory|maven\\.pkg\\.|registry\\.[a-z]|pypi\\.org|\\bnexus[.:-]"
          + "|plugins\\.gradle|maven\\.google",
      Pattern.CASE_INSENSITIVE);

  @Test
  void noVariantIsNamedInTheLanguageOrTheRuntime() {
    assertThat(findings(
            SourceTree.mainCode(List.of("runtime", "dsl")).stream(), VARIANT_NAME, true, List.of()))
        .as("A variant is a text file: name what it does, not the variant that does it.")
        .isEmpty();
  }

  @Test
  void noFileKnowsTheMachineItWasWrittenOn() {
    assertThat(findings(SourceTree.everyFile().stream(), ABSOLUTE_PATH, false, PROMISED))
        .as("An absolute path holds on one machine only: make it relative, or use a property.")
        .isEmpty();
  }

  @Test
  void noFileNamesARegistry() {
    Path self =
        SourceTree.root().resolve("cli/src/test/java/org/damier/architecture/SourceTest.java");
    assertThat(findings(
            SourceTree.everyFile().stream().filter(file -> !file.equals(self)),
            REGISTRY,
            false,
            List.of()))
        .as("Where packages come from is for each machine's own settings.")
        .isEmpty();
  }

  @Test
  void everyFileCanBeReadAtOneSitting() {
    List<String> tooLong = new ArrayList<>();
    for (Path file : SourceTree.mainCode(SourceTree.MODULES)) {
      long lines = SourceTree.read(file).lines().count();
      if (lines > MOST_LINES) {
        tooLong.add(SourceTree.nameOf(file) + " has " + lines + " lines");
      }
    }
    assertThat(tooLong)
        .as(
            "A file of main code has at most %d lines: split it where its subject splits.",
            MOST_LINES)
        .isEmpty();
  }

  @Test
  void aCommentIsNoCode() {
    assertThat(SourceTree.withoutComments("a(\"//x\"); // dameo\n/* croda\n*/ b('\"'); // c"))
        .isEqualTo("a(\"//x\");         \n        \n   b('\"');     ");
  }

  private static List<String> findings(
      Stream<Path> files, Pattern pattern, boolean codeOnly, List<String> allowed) {
    return files
        .flatMap(file -> {
          String text = SourceTree.read(file);
          if (text.indexOf('\0') >= 0) {
            return Stream.empty();
          }
          String searched = codeOnly ? SourceTree.withoutComments(text) : text;
          return pattern
              .matcher(searched)
              .results()
              .filter(found -> !allowed.contains(found.group()))
              .map(found -> {
                long line = 1
                    + searched
                        .substring(0, found.start())
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
                return SourceTree.nameOf(file) + ":" + line + " says `" + found.group() + "`";
              });
        })
        .toList();
  }
}
