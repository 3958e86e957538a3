package org.damier.features.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Side;
import org.damier.notation.Fen;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;

/** Pictures as they are pasted into doc strings. */
class PastedTest {

  private static final Variant VARIANT = Variants.load("palestinian-5x8");
  private static final Board BOARD = VARIANT.board();

  private static final String PICTURE = """
      8  . . . . .
      7  . . . . .
      6  . . b . .
      5  . . . . .
      4  . . w . .
      3  . . . . .
      2  . . . . .
      1  . . . . .
         a b c d e
      """;

  @Test
  void thePictureAlone() {
    Pasted pasted = Pasted.read(VARIANT, PICTURE);

    assertThat(pasted.placement()).isEqualTo(Fen.read(BOARD, "W:Wc4:Bc6").placement());
    assertThat(pasted.side()).isEmpty();
    assertThatThrownBy(() -> pasted.game(VARIANT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("who is to move");
  }

  @Test
  void withTheLineBelow() {
    assertThat(Pasted.read(VARIANT, PICTURE + "Black to move.\n").game(VARIANT).position())
        .hasToString("B:Wc4:Bc6");
  }

  @Test
  void withAResultAndTheFen() {
    Pasted pasted = Pasted.read(VARIANT, PICTURE + "White wins: Black has no move.\nB:Wc4:Bc6\n");

    assertThat(pasted.side()).isEqualTo(Optional.of(Side.BLACK));
    assertThat(pasted.game(VARIANT).position()).hasToString("B:Wc4:Bc6");
  }

  @Test
  void aPictureThatItsFenContradicts() {
    assertThatThrownBy(() -> Pasted.read(VARIANT, PICTURE + "W:Wc4:Bc7\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("c6: expected a black man, found nothing");
    assertThatThrownBy(() -> Pasted.read(VARIANT, PICTURE + "White to move.\nB:Wc4:Bc6\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("another side to move");
  }
}
