package org.damier.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.damier.board.Rank;
import org.damier.rules.Criterion.Tally;
import org.damier.rules.Criterion.Value;
import org.junit.jupiter.api.Test;

final class CriterionTest {

  /** A capture of so many pieces, kings at these jumps. */
  private record Taken(Rank capturer, int pieces, Set<Integer> kingsAt)
      implements Criterion.Capture {
    @Override
    public int kings() {
      return kingsAt.size();
    }

    @Override
    public boolean takesKing(int jump) {
      return kingsAt.contains(jump);
    }
  }

  private static Taken byMan(int pieces, Integer... kingsAt) {
    return new Taken(Rank.MAN, pieces, Set.of(kingsAt));
  }

  @Test
  void morePiecesAreBetter() {
    assertThat(Tally.MOST_PIECES.compare(byMan(3), byMan(2, 0, 1))).isPositive();
    assertThat(Tally.MOST_PIECES.compare(byMan(2), byMan(2, 0, 1))).isZero();
  }

  @Test
  void aKingIsTheBetterCapturer() {
    Taken byKing = new Taken(Rank.KING, 1, Set.of());

    assertThat(Tally.BY_KING.compare(byKing, byMan(2))).isPositive();
    assertThat(Tally.BY_KING.compare(byMan(2), byKing)).isNegative();
    assertThat(Tally.BY_KING.compare(byMan(2), byMan(3))).isZero();
  }

  @Test
  void moreKingsAreBetterWhereverTheyStand() {
    assertThat(Tally.MOST_KINGS.compare(byMan(3, 1, 2), byMan(3, 0))).isPositive();
    assertThat(Tally.MOST_KINGS.compare(byMan(3, 2), byMan(3, 0))).isZero();
  }

  @Test
  void theFirstDifferenceDecidesWhichKingIsSoonest() {
    assertThat(Tally.KING_SOONEST.compare(byMan(3, 0), byMan(3, 1))).isPositive();
    assertThat(Tally.KING_SOONEST.compare(byMan(3, 0, 2), byMan(3, 0, 1))).isNegative();
    assertThat(Tally.KING_SOONEST.compare(byMan(3, 0, 1), byMan(3, 0, 1))).isZero();
  }

  @Test
  void aKingIsSoonestInCapturesLongerThanAWord() {
    assertThat(Tally.KING_SOONEST.compare(byMan(130, 70), byMan(130, 71))).isPositive();
    assertThat(Tally.KING_SOONEST.compare(byMan(130, 6), byMan(130, 70))).isPositive();
    assertThat(Tally.KING_SOONEST.compare(byMan(130, 129), byMan(130, 128))).isNegative();
  }

  @Test
  void valuesAddUp() {
    Value value = new Value(100, 199);

    assertThat(value.compare(byMan(2), byMan(1, 0))).isPositive();
    assertThat(value.compare(byMan(2, 0), byMan(2))).isPositive();
    assertThat(value.compare(byMan(2, 0, 1), byMan(4))).isNegative();
    assertThat(value.compare(byMan(2, 0), byMan(2, 1))).isZero();
  }
}
