package org.damier.cli.doubts;

import java.util.ArrayList;
import java.util.List;
import org.damier.rules.Condition.Clock;
import org.damier.rules.Condition.Lapse;
import org.damier.rules.Condition.Quality;
import org.damier.rules.Ending;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** Counts of moves that never run out, because another count does before them. */
final class ClockDoubts {

  private ClockDoubts() {}

  static List<Doubt> about(RuleSet rules) {
    List<Doubt> found = new ArrayList<>();
    List<Ending> endings = rules.endings();
    for (int i = 0; i < endings.size(); i++) {
      for (int j = 0; j < endings.size(); j++) {
        if (i != j
            && endings.get(i).condition() instanceof Clock late
            && endings.get(j).condition() instanceof Clock soon
            && (soon.moves() < late.moves() || (soon.moves() == late.moves() && j < i))
            && covers(soon, late)) {
          found.add(Doubt.of(
              RulePart.Kind.ENDING.at(i),
              "The count of " + late.moves() + " moves never runs out: that of " + soon.moves()
                  + " moves runs whenever it does."));
        }
      }
    }
    return found;
  }

  /** Whether the one clock counts every ply that the other counts, and stands or is set back no sooner. */
  private static boolean covers(Clock one, Clock other) {
    boolean during = one.during().isEmpty() || one.during().equals(other.during());
    boolean lapse = one.lapse() == Lapse.PAUSES || other.lapse() == Lapse.SETS_BACK;
    return during && lapse && wide(one.quality()) >= wide(other.quality());
  }

  /** Each quality counts all plies that narrower ones count. */
  private static int wide(Quality quality) {
    return switch (quality) {
      case KING_MOVES -> 0;
      case WITHOUT_CAPTURE_OR_PROMOTION -> 1;
      case WITHOUT_CAPTURE -> 2;
      case ANY -> 3;
    };
  }
}
