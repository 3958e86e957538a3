package org.damier.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file to be written as a whole or not at all: whoever looks at it sees what stood there before, or all of what was
 * written.
 *
 * @param name as it was given
 * @param path where it is
 */
record WholeFile(String name, Path path) {

  /**
   * The file of this name, which may exist already.
   *
   * @throws InputException if nothing can be written there, as far as can be seen before
   */
  static WholeFile of(String name) {
    Path path;
    try {
      path = Path.of(name).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw InputException.of("`" + name + "` cannot be the name of a file.");
    }
    if (Files.isDirectory(path)) {
      throw InputException.of("`" + name + "` is a folder.");
    }
    Path folder = path.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw InputException.of("There is no folder for `" + name + "`.");
    }
    return new WholeFile(name, path);
  }

  /**
   * Writes it.
   *
   * @throws InputException if that is not possible; what stood there stays
   */
  void write(byte[] content) {
    try {
      Path draft = Files.createTempFile(path.getParent(), ".damier", ".tmp");
      try {
        Files.write(draft, content);
        Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException e) {
      throw InputException.of(
          "The file `" + name + "` cannot be written: " + Faults.reason(e) + ".");
    }
  }
}
