package org.damier.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class ContestantTest {

  private static final int DEPTH = 3;

  @SuppressWarnings("UnusedVariable") // Read by JUnit.
  private static final List<Tree> TREES = Tree.ALL;

  @ParameterizedTest
  @FieldSource("TREES")
  void allWalkTheSameTree(Tree tree) {
    long leaves = Contestant.TABLE.open(tree.game(), tree.position()).perft(Mode.LISTED, DEPTH);
    assertThat(leaves).isPositive();
    for (Contestant contestant : contestantsOf(tree)) {
      for (Mode mode : Mode.values()) {
        assertThat(contestant.open(tree.game(), tree.position()).perft(mode, DEPTH))
            .as("%s %s", contestant, mode)
            .isEqualTo(leaves);
      }
    }
  }

  private static List<Contestant> contestantsOf(Tree tree) {
    return Arrays.stream(Contestant.values())
        .filter(contestant -> contestant.plays(tree.game()))
        .toList();
  }
}
