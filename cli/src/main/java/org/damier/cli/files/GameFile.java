package org.damier.cli.files;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.MixedText;

/** A file of games on the command line. */
public record GameFile(String name, Path path) {

  /** The file of this name. */
  public static GameFile of(String name) {
    return new GameFile(name, FileNames.path(name));
  }

  /** Opens the file, each line of which is in UTF-8 or else in the character set of old Windows programs. */
  public BufferedReader open() {
    if (Files.isDirectory(path)) {
      throw InputException.of("`" + name + "` is a folder, not a file of games.");
    }
    try {
      return new BufferedReader(new MixedText(new BufferedInputStream(Files.newInputStream(path))));
    } catch (NoSuchFileException e) {
      throw InputException.of("There is no file `" + name + "`.");
    } catch (IOException e) {
      throw unread(e);
    }
  }

  /** What to say where reading fails. */
  public InputException unread(IOException failure) {
    return InputException.of(
        "The file `" + name + "` cannot be read: " + Faults.reason(failure) + ".");
  }
}
