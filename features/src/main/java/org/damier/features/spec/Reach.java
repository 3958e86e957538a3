package org.damier.features.spec;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which scenarios speak of a variant that takes the place of others, and which of one that stays. An immutable value.
 *
 * @param name it takes the place of the variant of this name only; of every name if it is empty
 * @param file it takes the place of the variant of this file; of none if it is empty
 */
public record Reach(Optional<String> name, Optional<Path> file) {

  private static final Pattern NAMED = Pattern.compile("the [\"'](.*)[\"'] variant");
  private static final Pattern BY_FILE = Pattern.compile("the variant file [\"'](.*)[\"']");
  private static final String WRITTEN_OUT = "this variant";

  /** Whether the scenario speaks of the variant, as one does that takes none. */
  public boolean takesIn(SpecScenario scenario) {
    List<Boolean> taken = scenario.steps().stream()
        .map(SpecScenario.Step::words)
        .flatMap(words -> takes(scenario.file(), words).stream())
        .toList();
    return taken.isEmpty() || taken.contains(true);
  }

  /** How many of the scenarios speak of others only. */
  public int misses(List<SpecScenario> scenarios) {
    return (int) scenarios.stream().filter(scenario -> !takesIn(scenario)).count();
  }

  /** Whether the step takes one whose place it takes; empty if it takes none. */
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
    return "file".equals(feature.getScheme())
        && SpecRun.isOne(Path.of(feature).resolveSibling(path), file.orElseThrow());
  }
}
