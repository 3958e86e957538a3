package org.damier.features.world;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.damier.Variant;
import org.damier.variants.Variants;

/**
 * What a scenario is given from outside: where variants that it names come from, what takes the place of variant files, the
 * variant that it speaks of before it names one, and who looks on. Safe for threads if its parts are.
 *
 * @param variants the variant of a name
 * @param files what takes the place of the variant of a file; empty for files that mean what they say
 * @param unnamed the variant of scenarios that name none
 * @param observer is told what the steps ask the rules
 */
public record Staging(
    Function<String, Variant> variants,
    Function<Path, Optional<Variant>> files,
    Optional<Variant> unnamed,
    RuleObserver observer) {

  /** Names mean the variants that come with Damier, and nobody looks on. */
  public static final Staging PLAIN =
      new Staging(loadedOnce(), file -> Optional.empty(), Optional.empty(), RuleObserver.NONE);

  /** Thousands of scenarios name the same few variants, which are immutable. */
  private static Function<String, Variant> loadedOnce() {
    Map<String, Variant> loaded = new ConcurrentHashMap<>();
    return name -> loaded.computeIfAbsent(name, Variants::load);
  }
}
