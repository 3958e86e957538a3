package org.damier.cli.spec;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.damier.cli.files.FileNames;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.InputException;
import org.damier.dsl.diagnostic.NearMiss;
import org.damier.features.spec.SpecException;
import org.damier.features.spec.SpecScenario;
import org.damier.features.spec.Specs;
import org.damier.variants.Variants;

/** Finds the scenarios that paths on the command line stand for. */
public final class SpecPaths {

  private SpecPaths() {}

  /**
   * The scenarios of feature files, of folders of them, and of variants whose shipped features are meant.
   *
   * @param paths at least one
   * @throws InputException if one of them is none of these, or is not Gherkin
   */
  public static Specs read(List<String> paths) {
    try {
      return paths.stream().map(SpecPaths::read).reduce(Specs::and).orElseThrow();
    } catch (SpecException e) {
      throw InputException.of(Faults.message(e));
    }
  }

  private static Specs read(String path) {
    if (Variants.has(path)) {
      return Specs.shipped(path);
    }
    Path file = FileNames.path(path);
    if (Files.notExists(file)) {
      throw InputException.of("There is no file or folder `" + path + "`."
          + NearMiss.of(path, Variants.names())
              .map(near -> " Did you mean the features of `" + near + "`?")
              .orElse(""));
    }
    return Specs.of(List.of(file));
  }

  /** The files on disk that the scenarios are read from. */
  public static Stream<Path> files(Specs specs) {
    return specs.scenarios().stream()
        .map(SpecScenario::file)
        .filter(file -> "file".equals(file.getScheme()))
        .distinct()
        .map(Path::of);
  }
}
