package org.damier.movegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.Perft;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class OraclePerftTest {

  private static final long MOST_LEAVES = 2_000_000;
  private static final long MOST_LEAVES_OF_PLAIN = 20_000;

  static Stream<Oracle.Count> counts() {
    return deepest(MOST_LEAVES);
  }

  static Stream<Oracle.Count> smallCounts() {
    return deepest(MOST_LEAVES_OF_PLAIN);
  }

  /** The deepest count up to so many leaves of each position; the shallower ones are contained in it. */
  private static Stream<Oracle.Count> deepest(long most) {
    List<Oracle.Count> counts =
        Oracle.counts().stream().filter(count -> count.leaves() <= most).toList();
    return counts.stream()
        .filter(count -> counts.stream().noneMatch(other -> isDeeper(other, count)));
  }

  private static boolean isDeeper(Oracle.Count one, Oracle.Count other) {
    return one.variant().equals(other.variant())
        && one.position().equals(other.position())
        && one.depth() > other.depth();
  }

  @Test
  void everyVariantOfTheOracleIsCounted() {
    assertThat(counts().map(Oracle.Count::variant).collect(Collectors.toSet()))
        .isEqualTo(SampleRules.names());
  }

  @ParameterizedTest
  @MethodSource("counts")
  void perftCountsTheLeavesOfTheOracle(Oracle.Count count) {
    RuleSet rules = SampleRules.of(count.variant());
    Variant variant = Variant.of(rules);
    Setup setup = new Setup(placement(rules, count), side(rules, count));

    assertThat(Perft.count(variant.position(setup), count.depth()))
        .as(count.toString())
        .isEqualTo(count.leaves());
  }

  @ParameterizedTest
  @MethodSource("smallCounts")
  void thePlainGeneratorLeadsToTheLeavesOfTheOracle(Oracle.Count count) {
    RuleSet rules = SampleRules.of(count.variant());

    assertThat(leaves(
            new PlainGenerator(rules), placement(rules, count), side(rules, count), count.depth()))
        .as(count.toString())
        .isEqualTo(count.leaves());
  }

  private static Placement placement(RuleSet rules, Oracle.Count count) {
    return count.position().equals("start")
        ? rules.start()
        : Positions.placement(rules.board(), count.position());
  }

  private static Side side(RuleSet rules, Oracle.Count count) {
    return count.position().equals("start")
        ? rules.first()
        : Positions.sideToMove(count.position());
  }

  private static long leaves(MoveGenerator generator, Placement placement, Side side, int depth) {
    List<Move> moves = generator.legalMoves(placement, side);
    return depth == 1
        ? moves.size()
        : moves.stream()
            .mapToLong(
                move -> leaves(generator, after(placement, move), side.opponent(), depth - 1))
            .sum();
  }

  static Placement after(Placement placement, Move move) {
    Placement after = placement.without(move.from());
    for (Square captured : move.captured()) {
      after = after.without(captured);
    }
    return after.with(new Piece(move.piece().side(), move.rankAfter()), move.to());
  }
}
