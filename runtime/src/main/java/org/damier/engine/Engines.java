package org.damier.engine;

import java.util.Optional;
import java.util.ServiceLoader;
import org.damier.rules.RuleSet;

/** Finds the fastest engine that this program has for a variant. */
public final class Engines {

  private Engines() {}

  /**
   * An engine made by the first {@link EngineProvider} on the module or class path that can; empty
   * where there is none, or where classes cannot be defined.
   */
  public static Optional<Engine> provided(RuleSet rules) {
    for (EngineProvider provider :
        ServiceLoader.load(EngineProvider.class, Engines.class.getClassLoader())) {
      Optional<Engine> engine = provider.engine(rules);
      if (engine.isPresent()) {
        return engine;
      }
    }
    return Optional.empty();
  }
}
