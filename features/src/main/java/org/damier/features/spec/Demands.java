package org.damier.features.spec;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Whether a scenario whose steps all pass has asked anything of the rules. */
final class Demands {

  private static final String WITHOUT_STEPS =
      "The scenario has no step. Lines below its title that begin with none of Given, When, Then,"
          + " And and But describe it.";

  private static final String WITHOUT_DEMAND =
      "The scenario asks nothing: its steps say where the game stands, and none plays or demands"
          + " something. Add what should be so, such as:\n\n  Then there are 9 legal moves";

  /** Steps that only say where the game stands. */
  private static final Set<String> BEGINNINGS = ShippedSteps.all().stream()
      .filter(step -> step.keyword().equals("Given"))
      .map(ShippedStep::pattern)
      .collect(Collectors.toUnmodifiableSet());

  private Demands() {}

  /**
   * What to tell somebody whose scenario asks nothing; empty if it asks something.
   *
   * @param patterns those of its steps
   */
  static Optional<String> missing(List<String> patterns) {
    if (patterns.isEmpty()) {
      return Optional.of(WITHOUT_STEPS);
    }
    return BEGINNINGS.containsAll(patterns) ? Optional.of(WITHOUT_DEMAND) : Optional.empty();
  }
}
