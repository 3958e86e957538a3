package org.damier;

import java.util.List;
import java.util.Map;

/**
 * What a game has to know of its past to go on: how often positions have stood that can stand again, and how far the
 * clocks of the rules have run. An immutable value.
 *
 * @param stood how often each position has stood since the last capture, the current one included
 * @param clocks plies run, for each {@link org.damier.rules.Condition.Clock} of the variant's endings in their order
 */
public record History(Map<Position, Integer> stood, List<Integer> clocks) {

  public History {
    stood = Map.copyOf(stood);
    clocks = List.copyOf(clocks);
  }
}
