package org.damier.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.damier.Games;
import org.damier.IllegalSetupException;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {

  private static final Board NUMBERS = Games.BOARD_50;
  private static final Board LETTERS = Games.BOARD_64;

  @Test
  void aPositionWithLettersIsRead() {
    Setup setup = Fen.read(LETTERS, "W:Wa1,b2,Kc3:Bh8");
    assertThat(setup.sideToMove()).isEqualTo(Side.WHITE);
    assertThat(names(LETTERS, setup, Side.WHITE, Rank.MAN)).containsExactlyInAnyOrder("a1", "b2");
    assertThat(names(LETTERS, setup, Side.WHITE, Rank.KING)).containsExactly("c3");
    assertThat(names(LETTERS, setup, Side.BLACK, Rank.MAN)).containsExactly("h8");
    assertThat(names(LETTERS, setup, Side.BLACK, Rank.KING)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      W:B7,K12:W31,32,K45               | W:W31,32,K45:B7,K12
      W:W31,32,K45.:B7,K12.             | W:W31,32,K45:B7,K12
      W:W31,32,K45,:B7,K12,.            | W:W31,32,K45:B7,K12
      ' w : w 31 , 32 ,k 45 : b7, k12 ' | W:W31,32,K45:B7,K12
      W:W031,0032,K045:B07,K012         | W:W31,32,K45:B7,K12
      W:W31-33,K45:BK1-3                | W:W31,32,33,K45:BK1,K2,K3
      W:W 31 - 33:B1                    | W:W31,32,33:B1
      B:W:B                             | B:W:B
      B:W50                             | B:W50:B
      B:B50                             | B:W:B50
      W                                 | W:W:B
      W:W45,K3,20:B                     | W:WK3,20,45:B
      """)
  void whatPeopleWriteIsReadAndWrittenInOneWay(String written, String canonical) {
    Setup setup = Fen.read(NUMBERS, written);
    assertThat(Fen.write(NUMBERS, setup.placement(), setup.sideToMove())).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      w:wA1,B2,kC3:bH8       | W:Wa1,b2,Kc3:Bh8
      W:Wh8,a2,b1,Ka1:Bc7,c6 | W:WKa1,a2,b1,h8:Bc6,c7
      B:Bb1:WKb2             | B:WKb2:Bb1
      """)
  void lettersAreWrittenByColumnAndThenByRow(String written, String canonical) {
    Setup setup = Fen.read(LETTERS, written);
    assertThat(Fen.write(LETTERS, setup.placement(), setup.sideToMove())).isEqualTo(canonical);
  }

  @Test
  void aColumnKIsNoKing() {
    Board wide = Board.rectangle(12, 12, Colouring.ALL_SQUARES, SquareNaming.LETTERS);
    Setup setup = Fen.read(wide, "W:Wk3,Kk10,K12:Bkl12");
    assertThat(Fen.write(wide, setup.placement(), setup.sideToMove()))
        .isEqualTo("W:Wk3,Kk10,k12:BKl12");
  }

  @Test
  void numbersFromAnotherCornerAreWrittenInTheirOwnOrder() {
    Board turned = Board.rectangle(
        8,
        8,
        Colouring.CORNER_LEFT,
        new SquareNaming(SquareNaming.Style.NUMBERS, SquareNaming.Corner.BOTTOM_RIGHT));
    Setup setup = Fen.read(turned, "W:W32,1-3,10:B");
    assertThat(Fen.write(turned, setup.placement(), setup.sideToMove()))
        .isEqualTo("W:W1,2,3,10,32:B");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      W:W51:B1           | 3  | `51` is not a square of this board
      W:W0:B1            | 3  | `0` is not a square of this board
      W:W31:B9,K99       | 10 | `99` is not a square of this board
      W:W31,31:B9        | 6  | Square 31 is given two pieces.
      W:W31:B31          | 7  | Square 31 is given two pieces.
      W:W1-3:B3          | 8  | Square 3 is given two pieces.
      X:W31:B9           | 0  | begins with the side to move, `W` or `B`, not with `X`
      WB:W31:B9          | 0  | not with `WB`
      ':W31:B9'          | 0  | not with nothing
      W:X31:B9           | 2  | A list of pieces begins with its side, `W` or `B`, not with `X31`
      W::B9              | 2  | A list of pieces begins with its side
      W:W31:W32          | 6  | White already has a list of pieces.
      W:W31:B9:B8        | 9  | Black already has a list of pieces.
      W:W31,,32:B9       | 6  | A square is missing between two commas.
      W:W33-31:B9        | 3  | The range `33-31` runs backwards
      W:W33-:B9          | 6  | Nothing is not a square
      W:W1-2-3:B9        | 5  | `2-3` is not a square
      W:WK:B9            | 4  | Nothing is not a square
      W:W3 1:B9          | 3  | `3 1` is not a square
      W:Wa1:B9           | 3  | `a1` is not a square
      W:W-5:B9           | 3  | Nothing is not a square
      W:W31:B9 hello     | 7  | `9 hello` is not a square
      """)
  void aMistakeIsNamedWithItsPlace(String text, int offset, String sentence) {
    List<FenException.Problem> problems = problems(NUMBERS, text);
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).offset()).isEqualTo(offset);
    assertThat(problems.get(0).sentence()).contains(sentence).endsWith(".");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\n\t\u00A0"})
  void anEmptyTextIsCalledEmpty(String text) {
    assertThat(problems(NUMBERS, text))
        .extracting(FenException.Problem::toString)
        .containsExactly(
            "At 1: The text is empty; a position begins with the side to move, `W` or `B`.");
  }

  @Test
  void inNamesOfTheOtherKindOnlyTheWrongOnesAreBlamed() {
    assertThat(problems(NUMBERS, "W:Wb4,a6:Bb10"))
        .extracting(FenException.Problem::toString)
        .containsExactly(
            "At 7: `a6` is not a square of this board, which has 50 squares such as b10 and i1.");
  }

  @Test
  void lettersHaveNoRanges() {
    assertThat(problems(LETTERS, "W:Wa1-c1:B"))
        .extracting(FenException.Problem::toString)
        .containsExactly(
            "At 4: `a1-c1` is not a square; squares with letters are named one by one.");
  }

  @Test
  void everyMistakeIsNamedInTheOrderOfTheText() {
    assertThat(problems(NUMBERS, "X:W77,31,31:Y5:B88,5"))
        .extracting(FenException.Problem::offset)
        .containsExactly(0, 3, 9, 12, 16);
  }

  @Test
  void thePlaceStandsInTheMessage() {
    FenException thrown =
        catchThrowableOfType(FenException.class, () -> Fen.read(NUMBERS, "W:W31:B51"));
    assertThat(thrown).hasMessageStartingWith("At 8: `51` is not a square of this board");
  }

  @Test
  void aManOnItsOwnPromotionRowIsNoPosition() {
    Variant international = Variant.of(Games.international());
    Setup setup = Fen.read(NUMBERS, "W:W4:B49");
    IllegalSetupException thrown =
        catchThrowableOfType(IllegalSetupException.class, () -> international.position(setup));
    assertThat(thrown.reasons())
        .containsExactly(
            "A man of White stands on 4, where men become kings (last row).",
            "A man of Black stands on 49, where men become kings (last row).");
  }

  @Test
  void aKingOnThatRowAndAManOnTheOtherAreFine() {
    Variant international = Variant.of(Games.international());
    assertThat(Fen.write(international.position(Fen.read(NUMBERS, "W:WK4,49:B2,K50"))))
        .isEqualTo("W:WK4,49:B2,K50");
  }

  private static List<FenException.Problem> problems(Board board, String text) {
    return catchThrowableOfType(FenException.class, () -> Fen.read(board, text)).problems();
  }

  private static List<String> names(Board board, Setup setup, Side side, Rank rank) {
    return setup.placement().of(side, rank).indexes().stream()
        .map(index -> board.square(index).name())
        .toList();
  }
}
