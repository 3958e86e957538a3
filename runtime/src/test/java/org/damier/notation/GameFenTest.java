package org.damier.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.damier.Game;
import org.damier.Games;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.rules.CaptureRules.Duty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** FEN beyond pieces and side to move. */
class GameFenTest {

  private static final Variant INTERNATIONAL = Variant.of(Games.international());

  private static Game play(Game game, String... moves) {
    Game played = game;
    for (String move : moves) {
      played = played.play(MoveText.read(played.position(), move));
    }
    return played;
  }

  private static Game kings() {
    return Game.from(Games.position(Games.international(), "W:WK46,K36:BK45,K15"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"?:W31,32:B1,K2", "W:W31,32:B1,K2", "B:W:B1"})
  void aSideLeftOpenIsReadAndWritten(String text) {
    FenText fen = Fen.readText(Games.BOARD_50, text);

    assertThat(fen.sideToMove())
        .isEqualTo(
            text.startsWith("?")
                ? Optional.empty()
                : Optional.of(text.startsWith("W") ? Side.WHITE : Side.BLACK));
    assertThat(Fen.write(Games.BOARD_50, fen)).isEqualTo(text);
    assertThat(fen.setup(Side.BLACK).sideToMove())
        .isEqualTo(text.startsWith("W") ? Side.WHITE : Side.BLACK);
  }

  @Test
  void aPositionNeedsASideToMove() {
    assertThatThrownBy(() -> Fen.read(Games.BOARD_50, "?:W31:B1"))
        .hasMessage("At 1: The side to move is left open; here it must be `W` or `B`.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      W:W31,50:B1:H0:F1          | W:W31,50:B1
      B:W31:B1:C12,0:R1=B/W31/B1 | B:W31:B1
      W:Wb10,d10:Ba1             | W:W1,2:B46
      """)
  void countersOfOtherProgramsAndOtherNamesAreRead(String text, String canonical) {
    assertThat(Fen.write(Games.BOARD_50, Fen.readText(Games.BOARD_50, text))).isEqualTo(canonical);
  }

  @Test
  void squaresByNumbersServeABoardOfLetters() {
    assertThat(Fen.write(Games.DARK_LETTERS, Fen.readText(Games.DARK_LETTERS, "W:W29-32:B1,K4.")))
        .isEqualTo("W:Wa1,c1,e1,g1:Bb8,Kh8");
  }

  @Test
  void aFreshGameIsItsFen() {
    assertThat(new GameFen(kings()).write()).isEqualTo("W:WK36,K46:BK15,K45");
  }

  @Test
  void clocksAndRepetitionsComeBack() {
    Game game = play(kings(), "46-41", "15-20", "41-46", "20-15");

    String text = new GameFen(game).write();
    Game read = GameFen.read(INTERNATIONAL, text).game();

    assertThat(text).startsWith("W:WK36,K46:BK15,K45:C4,0,0:R").contains("2=W/WK36,K46/BK15,K45");
    assertThat(read.history()).isEqualTo(game.history());
    assertThat(read.repetitions()).isEqualTo(2);
    assertThat(read.clock(Games.KINGS_ONLY)).isEqualTo(4);
    assertThat(new GameFen(read).write()).isEqualTo(text);
    Game third = play(read, "46-41", "15-20", "41-46", "20-15");
    assertThat(third.outcome().map(Outcome::reason)).contains(Outcome.Reason.REPETITION);
  }

  @Test
  void aHalfMadeCaptureComesBack() {
    Position position = Games.position(Games.international(), "W:WK4:B13,20,32,37");
    Square origin = Games.BOARD_50.square("4");
    Square first = Games.BOARD_50.square("31");

    String text = new GameFen(Game.from(position), List.of(origin, first)).write();
    GameFen read = GameFen.read(INTERNATIONAL, text);

    assertThat(text).isEqualTo("W:WK4:B13,20,32,37:P4,31");
    assertThat(read.clicked()).containsExactly(origin, first);
    assertThat(read.builder().unique())
        .hasValueSatisfying(move -> assertThat(move).hasToString("4x31x42x15"));
    assertThat(read.write()).isEqualTo(text);
  }

  @Test
  void squaresOfAHalfMadeMoveMayBeCalledByLetters() {
    GameFen read = GameFen.read(INTERNATIONAL, "W:WK4:B13,20,32,37:Ph10,b4");

    assertThat(read.clicked()).extracting(Square::name).containsExactly("4", "31");
  }

  @Test
  void onlyAPieceOfTheOpponentHasMovedLast() {
    Variant rules = Variant.of(Games.international()
        .withCapture(Games.international().capture().with(Duty.AGAINST_LAST_MOVED)));

    assertThat(GameFen.read(rules, "W:W32:B28:X28").game().position().exposed())
        .contains(Games.BOARD_50.square("28"));
    assertThatThrownBy(() -> GameFen.read(rules, "W:W32,33:B28:X33"))
        .hasMessage("At 14: No piece of Black stands on 33, which is said to have moved last.");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      W:WK4:B13,20:P4,5       | The half-made move is none: 5 cannot be clicked now
      W:WK4:B13,20:P4,99      | `99` is not a square
      W:WK4:B13,20:C1x        | is not a number of plies
      W:WK4:B13,20:R2         | is not a position with how often
      W:WK4:B13,20:C1,2,3,4,5 | At 21: Behind `C` there is a number for each clock of International draughts, of which it has 3; `4` is
      W:WK4:B13,20:C1:C2      | At 17: There is a field `C` already.
      W:WK4:B13,20:P4:P4      | At 17: There is a field `P` already.
      W:WK4:B13,20:R1=W/WK4/B99 | At 24: `99` is not a square
      W:WK4:B13,20:R1=W/WK4/B13,20;2=W/WK4/B13,20 | At 30: The position `W:WK4:B13,20` is counted already.
      W:WK4:B13,20:R0=W/WK4/B13,20 | No position stands 0 times
      W:WK4:B13,20:K1=W4      | At 14: Kings of International draughts need not rest
      W:WK4:B13,20:X13        | At 14: In International draughts it is of no account which piece moved last
      W:WK4:B13,20:R9999=W/WK4/B13,20 | No position stands 9999 times
      """)
  void aFieldThatIsNoneIsRefused(String text, String sentence) {
    assertThatThrownBy(() -> GameFen.read(INTERNATIONAL, text))
        .isInstanceOf(FenException.class)
        .hasMessageContaining(sentence);
  }
}
