package org.damier.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SeenSetTest {

  @Test
  void keysAreNewOnce() {
    SeenSet seen = new SeenSet(2);

    assertThat(seen.add(new long[] {1, 2})).isTrue();
    assertThat(seen.add(new long[] {2, 1})).isTrue();
    assertThat(seen.add(new long[] {1, 2})).isFalse();
    seen.clear();
    assertThat(seen.add(new long[] {1, 2})).isTrue();
  }

  @Test
  void aSetThatGrowsTooLargeSaysSoAndCanBeEmptied() {
    SeenSet seen = new SeenSet(1);
    for (long key = 0; key < TooManyMovesException.MOST_WAYS; key++) {
      assertThat(seen.add(new long[] {key})).isTrue();
    }

    assertThatThrownBy(() -> seen.add(new long[] {-1}))
        .isInstanceOf(TooManyMovesException.class)
        .hasMessageContaining("more than 1048576 ways");
    seen.clear();
    assertThat(seen.add(new long[] {0})).isTrue();
  }

  @Test
  void aSetThatHasHeldManyKeepsRoomForFewWhenItIsEmptied() {
    SeenSet seen = new SeenSet(1);
    for (long key = 0; key < SeenSet.KEPT_CAPACITY; key++) {
      seen.add(new long[] {key});
    }
    assertThat(seen.capacity()).isGreaterThan(SeenSet.KEPT_CAPACITY);

    seen.clear();

    assertThat(seen.capacity()).isEqualTo(SeenSet.KEPT_CAPACITY);
    for (long key = 0; key < SeenSet.KEPT_CAPACITY; key++) {
      assertThat(seen.add(new long[] {key})).isTrue();
      assertThat(seen.add(new long[] {key})).isFalse();
    }
  }
}
