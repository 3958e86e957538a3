package org.damier.variants;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import org.damier.dsl.Source;

/**
 * The folder of variants: one folder each, named like the file of rules in it. To add a variant is to add its folder, and
 * its name to the list beside.
 */
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
    // A list, as folders cannot be listed wherever programs are put: into one jar, an image, a
    // native program.
    static final List<String> ALL = list();

    private static List<String> list() {
      try (InputStream stream = Catalog.class.getResourceAsStream("catalog.txt")) {
        byte[] names =
            Objects.requireNonNull(stream, "The list of variants is missing.").readAllBytes();
        return new String(names, StandardCharsets.UTF_8).lines().toList();
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
    }
  }
}
