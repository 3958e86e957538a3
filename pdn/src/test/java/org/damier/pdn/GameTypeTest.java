package org.damier.pdn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.damier.board.SquareNaming.Corner;
import org.damier.board.SquareNaming.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameTypeTest {

  @Test
  void theNumberAloneIsAGameType() {
    assertThat(GameType.read(" 20 ")).contains(new GameType(20, Optional.empty()));
  }

  @Test
  void notationAndOrientationAreRead() {
    GameType type = GameType.read("22,W,8,8,N2,1").orElseThrow();

    assertThat(type.number()).isEqualTo(22);
    assertThat(type.details())
        .contains(new GameType.Details(
            Side.WHITE, 8, 8, new SquareNaming(Style.NUMBERS, Corner.TOP_LEFT), true));
    assertThat(type).hasToString("22,W,8,8,N2,1");
    assertThat(GameType.read("30,W,8,8,A0,0").orElseThrow()).hasToString("30,W,8,8,A0,0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "draughts", "20,X", "20,W,10", "-1", "20,W,10,10,N9,0", "99999"})
  void anythingElseIsNone(String value) {
    assertThat(GameType.read(value)).isEmpty();
  }

  @Test
  void aVariantsGameTypeTellsItsBoard() {
    assertThat(GameType.of(TestVariants.INTERNATIONAL).orElseThrow())
        .hasToString("20,W,10,10,N2,0");
    assertThat(GameType.of(TestVariants.RUSSIAN).orElseThrow()).hasToString("25,W,8,8,A0,0");
    assertThat(GameType.of(TestVariants.UNNUMBERED)).isEmpty();
  }
}
