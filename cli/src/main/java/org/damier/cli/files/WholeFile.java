package org.damier.cli.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.InputException;

/**
 * A file to be written as a whole or not at all: whoever looks at it sees what stood there before, or all of what was
 * written.
 *
 * @param name as it was given
 * @param path where it is
 */
public record WholeFile(String name, Path path) {

  /** Endings of files that no command makes: rules, scripts of hooks, scenarios. */
  private static final List<String> WRITTEN_BY_PEOPLE = List.of(".draughts", ".groovy", ".feature");

  /**
   * The file of this name, which may exist already.
   *
   * @throws InputException if nothing can be written there, as far as can be seen before
   */
  public static WholeFile of(String name) {
    Path path = FileNames.path(name).toAbsolutePath().normalize();
    if (Files.isDirectory(path)) {
      throw InputException.of("`" + name + "` is a folder.");
    }
    Path folder = path.getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw InputException.of("There is no folder for `" + name + "`.");
    }
    if (WRITTEN_BY_PEOPLE.stream().anyMatch(name::endsWith) && Files.exists(path)) {
      throw InputException.of(
          "`" + name
              + "` is there already, and its name says that somebody has written it; name another file.");
    }
    return new WholeFile(name, path);
  }

  /**
   * This file, if it is none of those that the command reads.
   *
   * @throws InputException if it is
   */
  public WholeFile unlessAmong(Stream<Path> read) {
    if (read.anyMatch(this::isAt)) {
      throw InputException.of(
          "`" + name + "` is read here and would be written over; name another file.");
    }
    return this;
  }

  /** Whether what is written would go to the same place. */
  public boolean isAt(Path other) {
    try {
      return (Files.exists(path) && Files.exists(other))
          ? Files.isSameFile(path, other)
          : path.equals(other.toAbsolutePath().normalize());
    } catch (IOException e) {
      return false;
    }
  }

  /** What a file is to say. */
  @FunctionalInterface
  public interface Contents {
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Writes it.
   *
   * @throws InputException if that is not possible; what stood there stays
   */
  public void write(byte[] content) {
    write(out -> out.write(content));
  }

  /**
   * Writes it piece by piece.
   *
   * @throws InputException if that is not possible; what stood there stays
   */
  public void write(Contents contents) {
    try {
      if (!Files.exists(path)) {
        replace(path, contents, Optional.empty());
      } else if (Files.isRegularFile(path)) {
        // Who has given a link or set permissions means to keep them.
        Path real = path.toRealPath();
        replace(real, contents, permissions(real));
      } else {
        // A pipe or a terminal can only be written to as it is.
        try (OutputStream out = Files.newOutputStream(path)) {
          contents.writeTo(out);
        }
      }
    } catch (IOException e) {
      throw InputException.of(
          "The file `" + name + "` cannot be written: " + Faults.reason(e) + ".");
    }
  }

  private static void replace(
      Path file, Contents contents, Optional<Set<PosixFilePermission>> permissions)
      throws IOException {
    // Not made as a temporary file, which nobody else may read: the umask says who may read this.
    Path draft = file.resolveSibling(".damier-" + UUID.randomUUID() + ".tmp");
    try {
      try (OutputStream out = Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW)) {
        contents.writeTo(out);
      }
      if (permissions.isPresent()) {
        Files.setPosixFilePermissions(draft, permissions.get());
      }
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static Optional<Set<PosixFilePermission>> permissions(Path file) throws IOException {
    return Files.getFileStore(file).supportsFileAttributeView(PosixFileAttributeView.class)
        ? Optional.of(Files.getPosixFilePermissions(file))
        : Optional.empty();
  }
}
