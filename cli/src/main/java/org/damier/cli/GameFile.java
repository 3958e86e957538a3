package org.damier.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A file of games on the command line. */
record GameFile(String name, Path path) {

  // What programs wrote before they wrote UTF-8.
  private static final Charset OLD = Charset.forName("windows-1252");

  /** The file of this name. */
  static GameFile of(String name) {
    try {
      return new GameFile(name, Path.of(name));
    } catch (InvalidPathException e) {
      throw InputException.of("`" + name + "` cannot be the name of a file.");
    }
  }

  /** Opens the file, in UTF-8 if it is that and else in the character set of old Windows programs. */
  BufferedReader open() {
    try {
      return Files.newBufferedReader(path, isUtf8() ? StandardCharsets.UTF_8 : OLD);
    } catch (NoSuchFileException e) {
      throw InputException.of("There is no file `" + name + "`.");
    } catch (IOException e) {
      throw InputException.of("The file `" + name + "` cannot be read: " + Faults.reason(e) + ".");
    }
  }

  private boolean isUtf8() throws IOException {
    try (Reader reader = Files.newBufferedReader(path)) {
      reader.transferTo(Writer.nullWriter());
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }
}
