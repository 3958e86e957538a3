package org.damier.features.world;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.damier.dsl.Source;

/** Finds variant files that stand beside a feature, on disk or on the class path. */
public final class VariantFiles {

  private static final String CLASS_PATH = "classpath";

  private VariantFiles() {}

  /**
   * The file of this path, seen from the feature's folder.
   *
   * @param feature where the feature was read from, as Cucumber has it
   * @throws UncheckedIOException if there is no such file, or it cannot be read
   */
  public static Source read(URI feature, String path) {
    try {
      return CLASS_PATH.equals(feature.getScheme())
          ? onClassPath(feature, path)
          : Source.ofFile(Path.of(feature).resolveSibling(path));
    } catch (NoSuchFileException | FileNotFoundException e) {
      throw new UncheckedIOException(
          "There is no variant file `" + path + "` in the folder of the feature.", e);
    } catch (IOException e) {
      throw new UncheckedIOException("The variant file `" + path + "` cannot be read: " + e, e);
    }
  }

  /** Where the file of this path is on disk; empty if the feature is read from a class path. */
  public static Optional<Path> onDisk(URI feature, String path) {
    return CLASS_PATH.equals(feature.getScheme())
        ? Optional.empty()
        : Optional.of(Path.of(feature).resolveSibling(path));
  }

  private static Source onClassPath(URI feature, String path) throws IOException {
    String folder =
        feature.getSchemeSpecificPart().replaceFirst("^/+", "").replaceFirst("[^/]*$", "");
    return resource(folder, path)
        .orElseThrow(() ->
            new FileNotFoundException("There is no " + folder + path + " on the class path."));
  }

  private static Optional<Source> resource(String folder, String file) {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try (InputStream stream = loader.getResourceAsStream(folder + file)) {
      return stream == null
          ? Optional.empty()
          : Optional.of(Source.read(file, stream, sibling -> resource(folder, sibling)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
