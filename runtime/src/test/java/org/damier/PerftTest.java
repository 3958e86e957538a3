package org.damier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.damier.PerftOptions.PLAIN;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.movegen.Positions;
import org.damier.movegen.SampleRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PerftTest {

  private final Position start = Variant.of(SampleRules.of("international")).start();

  @Test
  void noPlyHasOneSequence() {
    assertThat(Perft.count(start, 0)).isEqualTo(1);
  }

  @Test
  void onePlyHasAsManySequencesAsLegalMoves() {
    assertThat(Perft.count(start, 1)).isEqualTo(start.legalMoves().size());
  }

  @Test
  void aNegativeDepthIsRefused() {
    assertThatThrownBy(() -> Perft.count(start, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
    assertThatThrownBy(() -> Perft.divide(start, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
  }

  @Test
  void divisionGivesEachLegalMoveItsShareInTheOrderOfTexts() {
    Map<Move, Long> shares = Perft.divide(start, 4);

    assertThat(shares.keySet()).containsExactlyInAnyOrderElementsOf(start.legalMoves());
    assertThat(List.copyOf(shares.keySet()))
        .isSortedAccordingTo(Comparator.comparing(Move::toString));
    assertThat(shares.values().stream().mapToLong(Long::longValue).sum())
        .isEqualTo(Perft.count(start, 4));
    shares.forEach((move, share) ->
        assertThat(share).as(move.toString()).isEqualTo(Perft.count(start.play(move), 3)));
  }

  /** Published numbers of the international start. */
  @Test
  void threadsCountWhatOneCounts() {
    assertThat(Perft.count(start, 6, PLAIN.threads(3))).isEqualTo(167_140);
    assertThat(Perft.count(start, 4, PLAIN.threads(64))).isEqualTo(4_265);
    assertThat(Perft.count(start, 2, PLAIN.threads(8))).isEqualTo(81);
    assertThatThrownBy(() -> PLAIN.threads(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"international", "frisian", "ghanaian", "turkish", "canadian"})
  void aTableChangesNoCount(String game) {
    Position root = Variant.of(SampleRules.of(game)).start();

    long nodes = Perft.count(root, 6);

    assertThat(Perft.count(root, 6, PLAIN.megabytes(1))).isEqualTo(nodes);
    assertThat(Perft.count(root, 6, PLAIN.megabytes(1).threads(3))).isEqualTo(nodes);
  }

  /** White's king makes its third move in a row within the count, so that it has to rest. */
  @Test
  void aTableTellsPositionsApartByWhatTheyRemember() {
    Variant frisian = Variant.of(SampleRules.of("frisian"));
    Setup kings = new Setup(Positions.placement(frisian.board(), "W:WK46,50:BK5,1"), Side.WHITE);
    Position root = frisian.position(kings);

    assertThat(Perft.count(root, 9, PLAIN.megabytes(2))).isEqualTo(Perft.count(root, 9));
  }

  @Test
  void aTableForgetsButDoesNotErr() {
    PerftTable table = new PerftTable(1);
    int met = 0;
    for (int i = 1; i <= 1 << 18; i++) {
      table.put(i * 0x9E3779B97F4A7C15L, 3, i);
    }
    for (int i = 1; i <= 1 << 18; i++) {
      long found = table.find(i * 0x9E3779B97F4A7C15L, 3);
      assertThat(found).isIn(PerftTable.UNKNOWN, (long) i);
      assertThat(table.find(i * 0x9E3779B97F4A7C15L, 5)).isNotEqualTo(i);
      met += found == i ? 1 : 0;
    }
    assertThat(met).isBetween(1 << 14, 1 << 16);
  }

  @Test
  void aTableHasASizeThatFits() {
    assertThatThrownBy(() -> PLAIN.megabytes(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> PLAIN.megabytes(1 << 20))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("0 to " + PerftOptions.mostMegabytes());
  }

  /** There are 9 first moves, 81 pairs of moves, and published numbers of longer sequences. */
  @ParameterizedTest
  @CsvSource({"4, 9, 4265", "6, 81, 167140"})
  void aWatcherIsToldOfAllPartsInTheEnd(int depth, int all, long sequences) {
    List<String> told = new ArrayList<>();

    Perft.count(
        start,
        depth,
        PLAIN.watchedBy((nodes, done, parts) -> told.add(nodes + " " + done + " " + parts)));

    assertThat(told).hasSize(all).last().isEqualTo(sequences + " " + all + " " + all);
  }

  @Test
  void divisionByNoPliesHasNoMoves() {
    assertThat(Perft.divide(start, 0)).isEmpty();
  }

  @Test
  void aDecidedPositionHasNoSequences() {
    Variant ghanaian = Variant.of(SampleRules.of("ghanaian"));
    Setup oneMan = new Setup(Positions.placement(ghanaian.board(), "W:W32:B1,2,3"), Side.WHITE);
    Position single = ghanaian.position(oneMan);

    assertThat(Perft.count(single, 1)).isZero();
    assertThat(Perft.count(single, 3)).isZero();
    assertThat(Perft.count(single, 0)).isEqualTo(1);
  }
}
