package org.damier.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RaceTest {

  private static final Race.Pace SHORT = new Race.Pace(1, 1, 3);

  @Test
  void everyContestantHasARateAndClassesOfItsOwn() {
    Race race = new Race(
        Tree.of("international captures"),
        Mode.LISTED,
        SHORT,
        List.of(Contestant.HAND, Contestant.TABLE));
    race.run();
    assertThat(race.best(Contestant.HAND)).isPositive();
    assertThat(race.best(Contestant.TABLE)).isPositive();
    assertThat(race.ratio(Contestant.TABLE, Contestant.TABLE)).isEqualTo(1);
    assertThat(race.has(Contestant.GENERIC)).isFalse();
  }

  @Test
  void aGameThatIsNotWrittenByHandHasNoYardstick() {
    Race race = new Race(Tree.of("turkish start"), Mode.LISTED, SHORT, List.of(Contestant.HAND));
    assertThat(race.has(Contestant.HAND)).isFalse();
  }
}
