package org.damier.architecture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The files of this repository as text, for rules that no class file can show. */
final class SourceTree {
  static final List<String> MODULES = List.of(
      "runtime", "codegen", "pdn", "players", "protocols", "dsl", "variants", "features", "cli");

  private static final Set<String> NOT_OURS =
      Set.of(".git", "target", ".idea", ".vscode", ".settings");

  // A string or character comes first, so that a comment sign inside one is no comment.
  private static final Pattern STRING_OR_COMMENT = Pattern.compile(
      "(\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*+\"|'(?:\\\\.|[^'\\\\\n])*+')|/\\*.*?\\*/|//[^\n]*",
      Pattern.DOTALL);

  private SourceTree() {}

  static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isRegularFile(folder.resolve("damier"))) {
      folder = folder.getParent();
      if (folder == null) {
        throw new IllegalStateException("The launcher `damier` is in no folder above this one.");
      }
    }
    return folder;
  }

  /** Main code of some modules: Java, Groovy and grammars. */
  static List<Path> mainCode(List<String> modules) {
    return modules.stream()
        .map(module -> root().resolve(module).resolve("src/main"))
        .filter(Files::isDirectory)
        .flatMap(folder -> filesBelow(folder).stream())
        .filter(file -> file.toString().matches(".*\\.(java|groovy|g4)"))
        .toList();
  }

  /** What Git would commit; without Git, every file outside build folders. */
  static List<Path> everyFile() {
    try {
      Process git = new ProcessBuilder("git", "ls-files", "-z", "-c", "-o", "--exclude-standard")
          .directory(root().toFile())
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      try (InputStream out = git.getInputStream()) {
        String names = new String(out.readAllBytes(), StandardCharsets.UTF_8);
        if (git.waitFor() == 0) {
          return names
              .lines()
              .flatMap(line -> Stream.of(line.split("\0")))
              .map(root()::resolve)
              .filter(Files::isRegularFile)
              .toList();
        }
      }
    } catch (IOException e) {
      // No Git here: a source archive, say.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return filesBelow(root());
  }

  static String read(Path file) {
    try {
      // Bytes as characters: a file in any encoding can be searched for plain words.
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The code with every comment blanked, line for line. */
  static String withoutComments(String code) {
    return STRING_OR_COMMENT
        .matcher(code)
        .replaceAll(match -> Matcher.quoteReplacement(
            match.group(1) != null ? match.group() : match.group().replaceAll("[^\n]", " ")));
  }

  static String nameOf(Path file) {
    return root().relativize(file).toString().replace('\\', '/');
  }

  private static List<Path> filesBelow(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> Stream.iterate(file, p -> !p.equals(folder), Path::getParent)
              .noneMatch(p -> NOT_OURS.contains(p.getFileName().toString())))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
