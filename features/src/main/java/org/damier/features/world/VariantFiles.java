package org.damier.features.world;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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
    } catch (IOException e) {
      throw new UncheckedIOException(
          "The variant file `" + path + "` beside " + feature + " cannot be read.", e);
    }
  }

  private static Source onClassPath(URI feature, String path) throws IOException {
    String folder =
        feature.getSchemeSpecificPart().replaceFirst("^/+", "").replaceFirst("[^/]*$", "");
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    try (InputStream stream = loader.getResourceAsStream(folder + path)) {
      if (stream == null) {
        throw new IOException("There is no " + folder + path + " on the class path.");
      }
      return Source.of(path, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
