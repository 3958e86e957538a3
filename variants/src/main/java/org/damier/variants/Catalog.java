package org.damier.variants;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.damier.dsl.Source;

/** The folder of variants: one folder each, named like the file of rules in it. To add a variant is to add its folder. */
final class Catalog {

  // A name goes into a path, so that nothing else may.
  private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  private Catalog() {}

  static boolean has(String name) {
    return NAME.matcher(name).matches() && resource(name, name + ".draughts").isPresent();
  }

  /** One file of the variant's folder, and through it those beside it. */
  static Optional<Source> file(String variant, String file) {
    return resource(variant, file).map(url -> {
      try (InputStream stream = url.openStream()) {
        return Source.read(file, stream, sibling -> file(variant, sibling));
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    });
  }

  private static Optional<URL> resource(String variant, String file) {
    return Optional.ofNullable(Catalog.class.getResource("catalog/" + variant + "/" + file));
  }

  static List<String> names() {
    return Names.ALL;
  }

  /** Looked up when first asked for: a program that loads one variant by its name never needs it. */
  private static final class Names {
    static final List<String> ALL = list();

    private static List<String> list() {
      try {
        URI folder = Objects.requireNonNull(
                Catalog.class.getResource("catalog"), "The folder of variants is missing.")
            .toURI();
        if (!folder.getScheme().equals("jar")) {
          return foldersIn(Path.of(folder));
        }
        try (FileSystem jar = FileSystems.newFileSystem(jarOf(folder), Map.of())) {
          return foldersIn(jar.getPath(inJar(folder)));
        }
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      } catch (URISyntaxException impossible) {
        throw new IllegalStateException("A resource has no address.", impossible);
      }
    }

    private static Path jarOf(URI resource) {
      String text = resource.getRawSchemeSpecificPart();
      return Path.of(URI.create(text.substring(0, text.lastIndexOf("!/"))));
    }

    private static String inJar(URI resource) {
      String text = resource.getRawSchemeSpecificPart();
      return text.substring(text.lastIndexOf("!/") + 1);
    }

    private static List<String> foldersIn(Path catalog) throws IOException {
      try (Stream<Path> folders = Files.list(catalog)) {
        return folders
            .map(folder -> folder.getFileName().toString().replace("/", ""))
            .filter(Catalog::has)
            .sorted()
            .toList();
      }
    }
  }
}
