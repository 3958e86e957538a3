package org.damier.features.mutation;

import java.util.Optional;

/**
 * What became of a mutant.
 *
 * @param mutant the changed rules
 * @param killedBy the place of the first scenario that noticed; empty if none did
 * @param difference where it would show, of a mutant that no scenario noticed; empty if the search found no such place
 */
public record MutantResult(
    Mutant mutant, Optional<String> killedBy, Optional<Difference> difference) {

  /** What can become of a mutant. */
  public enum Fate {
    /** A scenario noticed. */
    KILLED,
    /** No scenario noticed, and yet it can be told apart: a rule that nobody has pinned. */
    SURVIVED,
    /** Nothing was found that tells it apart. */
    EQUIVALENT
  }

  public Fate fate() {
    if (killedBy.isPresent()) {
      return Fate.KILLED;
    }
    return difference.isPresent() ? Fate.SURVIVED : Fate.EQUIVALENT;
  }
}
