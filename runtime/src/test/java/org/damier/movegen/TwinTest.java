package org.damier.movegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.rules.RuleSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The plain generator against the one that games use. */
final class TwinTest {

  private static final Set<String> SEEDS =
      Set.of("dameo", "ghanaian", "international", "croda", "turkish");

  static Stream<String> variants() {
    return SampleRules.names().stream();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void bothListTheSameMovesInRandomPositions(String name) {
    RuleSet rules = SampleRules.of(name);
    int half = SEEDS.contains(name) ? 10_000 : 1_500;
    MoveGenerator table = new TableGenerator(rules);
    MoveGenerator plain = new PlainGenerator(rules);
    RandomPositions positions = new RandomPositions(rules, name.hashCode());

    positions.play(half, table, (placement, side) -> compare(rules, plain, table, placement, side));
    positions.scatter(half, (placement, side) -> compare(rules, plain, table, placement, side));
  }

  static void compare(
      RuleSet rules, MoveGenerator plain, MoveGenerator table, Placement placement, Side side) {
    List<Move> expected = plain.legalMoves(placement, side);
    List<Move> found = table.legalMoves(placement, side);
    boolean same =
        expected.size() == found.size() && new HashSet<>(expected).equals(new HashSet<>(found));
    if (!same) {
      assertThat(Positions.texts(found))
          .as("%s: %s", rules.name(), Positions.text(rules.board(), placement, side))
          .isEqualTo(Positions.texts(expected));
    }
  }
}
