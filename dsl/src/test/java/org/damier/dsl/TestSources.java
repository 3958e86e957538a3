package org.damier.dsl;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Texts for tests: parents by name, and texts from bytes. */
final class TestSources {

  private static final Pattern ANCESTOR = Pattern.compile("ancestor (\\d+)");

  /** Knows the files of the folder {@code parents}, and a line of 1,000 ancestors. */
  static final SourceResolver PARENTS = new SourceResolver() {
    @Override
    public Optional<Source> find(String name) {
      Matcher ancestor = ANCESTOR.matcher(name);
      if (ancestor.matches()) {
        return Optional.of(ancestor(Integer.parseInt(ancestor.group(1))));
      }
      try {
        Path file = folder("parents").resolve(name + ".draughts");
        return Files.exists(file) ? Optional.of(Source.ofFile(file)) : Optional.empty();
      } catch (InvalidPathException noName) {
        return Optional.empty();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public List<String> names() {
      try (Stream<Path> files = Files.list(folder("parents"))) {
        return files
            .map(file -> file.getFileName().toString().replace(".draughts", ""))
            .sorted()
            .toList();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  };

  private TestSources() {}

  private static Source ancestor(int number) {
    String parent = number == 1 ? "plain" : "\"ancestor " + (number - 1) + "\"";
    return Source.of("ancestor-" + number, "variant \"Ancestor " + number + "\" extends " + parent);
  }

  /** A folder of the test resources. */
  static Path folder(String name) {
    try {
      return Path.of(TestSources.class.getResource(name).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Compiles with all hooks allowed. */
  static Compilation compile(Source source) {
    return VariantCompiler.with(PARENTS).hooks(HookPolicy.CONFINED).compile(source);
  }

  /** Compiles a text with all hooks allowed. */
  static Compilation compile(String text) {
    return compile(Source.of("test.draughts", text));
  }

  /** A text read from bytes, whatever they are. */
  static Source read(String name, byte[] bytes) {
    try (InputStream stream = new ByteArrayInputStream(bytes)) {
      return Source.read(name, stream, file -> Optional.empty());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A text read from the UTF-8 bytes of a string. */
  static Source read(String name, String text) {
    return read(name, text.getBytes(StandardCharsets.UTF_8));
  }
}
