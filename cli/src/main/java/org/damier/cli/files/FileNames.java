package org.damier.cli.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.damier.cli.terminal.InputException;

/** Names of files and folders as they are given on the command line. */
public final class FileNames {

  private FileNames() {}

  /**
   * The file or folder of this name, whether or not it is there.
   *
   * @throws InputException if it is no name here
   */
  public static Path path(String name) {
    if (name.isEmpty()) {
      throw InputException.of("A file has a name; the one given is empty.");
    }
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw InputException.of(
          name.indexOf('\0') >= 0
              ? "`" + name + "` cannot be the name of a file."
              : "The name `" + name
                  + "` has letters that Java cannot read here; where LC_ALL is C.UTF-8"
                  + " it can.");
    }
  }
}
