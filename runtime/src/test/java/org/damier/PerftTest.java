package org.damier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.movegen.Positions;
import org.damier.movegen.SampleRules;
import org.junit.jupiter.api.Test;

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
    Position international = Variant.of(SampleRules.of("international")).start();

    assertThat(Perft.count(international, 6, 3)).isEqualTo(167_140);
    assertThat(Perft.count(international, 4, 64)).isEqualTo(4_265);
    assertThat(Perft.count(international, 2, 8)).isEqualTo(81);
    assertThatThrownBy(() -> Perft.count(international, 2, 0))
        .isInstanceOf(IllegalArgumentException.class);
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
