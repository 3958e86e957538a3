package org.damier.engine;

import java.util.Optional;
import org.damier.rules.RuleSet;

/** Makes engines faster than the one of this module; found through {@link java.util.ServiceLoader}. */
public interface EngineProvider {

  /** An engine for these rules; empty if this provider cannot make one. */
  Optional<Engine> engine(RuleSet rules);
}
