package org.damier.features.mutation;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.damier.features.spec.SpecScenario;

/**
 * Which scenarios speak of the rules that are changed, and not of another variant.
 *
 * @param name mutants take the place of the variant of this name only; of every name if it is empty
 * @param file mutants take the place of the variant of this file; of none if it is empty
 */
record Reach(Optional<String> name, Optional<Path> file) {

  private static final Pattern NAMED = Pattern.compile("the [\"'](.*)[\"'] variant");
  private static final Pattern BY_FILE = Pattern.compile("the variant file [\"'](.*)[\"']");
  private static final String WRITTEN_OUT = "this variant";

  /** Whether a change of the rules is one for the scenario; a scenario that takes no variant speaks of these rules. */
  boolean takesIn(SpecScenario scenario) {
    List<Boolean> taken = scenario.steps().stream()
        .map(SpecScenario.Step::words)
        .flatMap(words -> takes(scenario.file(), words).stream())
        .toList();
    return taken.isEmpty() || taken.contains(true);
  }

  /** Whether the step takes the variant that is changed; empty if it takes none. */
  private Optional<Boolean> takes(URI feature, String words) {
    Matcher named = NAMED.matcher(words);
    if (named.matches()) {
      return Optional.of(name.isEmpty() || name.get().equals(named.group(1)));
    }
    Matcher byFile = BY_FILE.matcher(words);
    if (byFile.matches()) {
      return Optional.of(file.isPresent() && isIt(feature, byFile.group(1)));
    }
    return words.equals(WRITTEN_OUT) ? Optional.of(false) : Optional.empty();
  }

  private boolean isIt(URI feature, String path) {
    try {
      return "file".equals(feature.getScheme())
          && Files.isSameFile(Path.of(feature).resolveSibling(path), file.orElseThrow());
    } catch (IOException e) {
      return false;
    }
  }
}
