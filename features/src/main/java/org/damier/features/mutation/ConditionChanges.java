package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.rules.Condition;
import org.damier.rules.Condition.Balance;
import org.damier.rules.Condition.Clock;
import org.damier.rules.Condition.Lapse;
import org.damier.rules.Condition.Quality;
import org.damier.rules.Condition.Repetition;

/** Conditions of endings with one number or one part changed. */
final class ConditionChanges {

  private ConditionChanges() {}

  /**
   * Another condition.
   *
   * @param words what has been changed
   * @param condition the condition that has been made of it
   */
  record Change(String words, Condition condition) {}

  static List<Change> of(Condition condition) {
    List<Change> changes = new ArrayList<>();
    if (condition instanceof Repetition repetition) {
      Numbers.near(repetition.times(), 2)
          .map(times -> new Change("repetition " + times, new Repetition(times)))
          .forEach(changes::add);
    } else if (condition instanceof Balance balance) {
      MaterialChanges.of(balance.material())
          .map(change -> new Change(change.words(), new Balance(change.material())))
          .forEach(changes::add);
    } else if (condition instanceof Clock clock) {
      addClocks(clock, changes);
    }
    return changes;
  }

  private static void addClocks(Clock clock, List<Change> changes) {
    Numbers.near(clock.moves(), 1)
        .map(moves -> new Change(
            moves + " moves", new Clock(moves, clock.quality(), clock.during(), clock.lapse())))
        .forEach(changes::add);
    for (Quality quality : Quality.values()) {
      String words = quality == Quality.ANY ? "any moves" : quality.words();
      changes.add(
          new Change(words, new Clock(clock.moves(), quality, clock.during(), clock.lapse())));
    }
    addLapses(clock, changes);
    clock.during().ifPresent(material -> {
      changes.add(new Change(
          "whatever there is",
          new Clock(clock.moves(), clock.quality(), Optional.empty(), clock.lapse())));
      MaterialChanges.of(material)
          .map(change -> new Change(
              change.words(),
              new Clock(
                  clock.moves(), clock.quality(), Optional.of(change.material()), clock.lapse())))
          .forEach(changes::add);
    });
  }

  /** A capture sets every clock back, so a clock that counts all else, whatever there is, says nothing of pauses. */
  private static void addLapses(Clock clock, List<Change> changes) {
    boolean countsAllElse =
        clock.quality() == Quality.ANY || clock.quality() == Quality.WITHOUT_CAPTURE;
    if (countsAllElse && clock.during().isEmpty()) {
      return;
    }
    Lapse other = clock.lapse() == Lapse.PAUSES ? Lapse.SETS_BACK : Lapse.PAUSES;
    String words = other == Lapse.PAUSES ? "with pauses" : "without pauses";
    changes.add(
        new Change(words, new Clock(clock.moves(), clock.quality(), clock.during(), other)));
  }
}
