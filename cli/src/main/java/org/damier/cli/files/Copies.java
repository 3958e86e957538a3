package org.damier.cli.files;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.InputException;

/** The files that games are written to again: in one folder, each under the name of the file it is read from. */
public final class Copies {

  private final String name;
  private final Path folder;
  private final List<GameFile> sources;
  private final List<Copy> written = new ArrayList<>();

  private record Copy(GameFile source, Path target) {}

  /**
   * Copies of these files, in the folder of this name, which is made if it is not there.
   *
   * @throws InputException if it cannot be
   */
  public Copies(String name, List<GameFile> sources) {
    this.name = name;
    this.folder = FileNames.path(name);
    this.sources = List.copyOf(sources);
    try {
      Files.createDirectories(folder);
    } catch (FileAlreadyExistsException e) {
      throw InputException.of("`" + name + "` is not a folder.");
    } catch (IOException e) {
      throw InputException.of(
          "The folder `" + name + "` cannot be made: " + Faults.reason(e) + ".");
    }
  }

  /**
   * The file to write the games of this one to.
   *
   * @throws InputException if games would be lost there
   */
  public WholeFile of(GameFile source) {
    Path target = folder.resolve(source.path().getFileName());
    for (GameFile other : sources) {
      if (isOne(target, other.path())) {
        throw InputException.of(
            other.equals(source)
                ? "`" + source.name() + "` would be written over itself; name another folder."
                : "`" + source.name() + "` would be written over `" + other.name()
                    + "`, which is to be replayed too; name another folder.");
      }
    }
    for (Copy copy : written) {
      if (isOne(target, copy.target()) && !isOne(source.path(), copy.source().path())) {
        throw InputException.of("`" + source.name() + "` would be written over the games of `"
            + copy.source().name() + "` in `" + name
            + "`; files of one name go to different folders, one run for each.");
      }
    }
    written.add(new Copy(source, target));
    return WholeFile.of(target.toString());
  }

  private static boolean isOne(Path one, Path other) {
    try {
      return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
    } catch (IOException e) {
      return one.equals(other);
    }
  }
}
