package org.damier.protocols.hub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.damier.protocols.Draughts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HubTest {

  private static final String START = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

  private static Position international(String fen) {
    return Draughts.INTERNATIONAL.position(Fen.read(Draughts.INTERNATIONAL.board(), fen));
  }

  // ---- Lines ----

  @Test
  void aLineIsReadWithQuotesFlagsAndBlanks() {
    HubLine line = HubLine.read("  info  pv=\"32-28 17-22\" depth = 21 think empty=\"\"");

    assertThat(line.command()).isEqualTo("info");
    assertThat(line.argument("pv")).contains("32-28 17-22");
    assertThat(line.number("depth")).contains(21.0);
    assertThat(line.has("think")).isTrue();
    assertThat(line.argument("empty")).contains("");
    assertThat(line.argument("other")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"hub", "go think", "level move-time=1.5", "id name=Damier author=\"Two Words\""})
  void aLineIsWrittenAsItIsRead(String text) {
    assertThat(HubLine.read(text)).hasToString(text);
  }

  @Test
  void timeIsSharedOut() {
    assertThat(HubLevel.read(HubLine.read("level move-time=1.5")).time())
        .contains(Duration.ofMillis(1500));
    assertThat(HubLevel.read(HubLine.read("level moves=10 time=100")).time())
        .contains(Duration.ofSeconds(10));
    assertThat(HubLevel.read(HubLine.read("level depth=7"))).isEqualTo(HubLevel.depth(7));
    assertThat(HubLevel.read(HubLine.read("level infinite"))).isEqualTo(HubLevel.INFINITE);
  }

  /** A share of the clock for each move still to come, 30 if nobody says, and half of what each adds; never more than half of it. */
  @ParameterizedTest
  @CsvSource({
    "time=100 moves=10 inc=4, 12",
    "time=60 inc=2, 3",
    "time=90, 3",
    "time=3 moves=1 inc=10, 1.5",
    "time=60 moves=0, 30",
    "time=-1, 0"
  })
  void theClockOfAGameIsSharedOut(String level, double seconds) {
    assertThat(HubLevel.read(HubLine.read("level " + level)).time())
        .contains(Duration.ofMillis(Math.round(seconds * 1000)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"move-time=x", "time=0,5", "depth=NaN", "move-time", "inc=1d time=3"})
  void aLevelThatIsNoNumberIsNoLevel(String text) {
    assertThatThrownBy(() -> HubLevel.read(HubLine.read("level " + text)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is a number such as 1.5, not `");
  }

  @Test
  void aLineStaysOneLine() {
    assertThat(HubLine.of("error").with("message", "It failed:\r\n\"here\"\nand there"))
        .hasToString("error message=\"It failed: 'here' and there\"");
  }

  // ---- Positions and moves ----

  @Test
  void thePositionsOfTheProtocolsTextAreRead() {
    assertThat(HubNotation.write(Draughts.INTERNATIONAL.start())).isEqualTo(START);
    assertThat(HubNotation.read(Draughts.INTERNATIONAL, START))
        .isEqualTo(Draughts.INTERNATIONAL.start());
    String kings = "BeeeWWeeeeeeeeeeeeeeeeeeeweeeeeeeeewweBeeeeeeeeeBee";
    assertThat(HubNotation.write(HubNotation.read(Draughts.INTERNATIONAL, kings)))
        .isEqualTo(kings);
  }

  /** Both texts name one move: the order of the captured squares means nothing. */
  @ParameterizedTest
  @ValueSource(strings = {"26x18x9x12x23x24", "26x18x24x9x23x12"})
  void capturedSquaresHaveNoOrder(String text) {
    Position position = international("W:WK26:B9,12,13,23,24");

    Move move = HubNotation.read(position, text);

    assertThat(move).hasToString("26x3x20x29x18");
  }

  @ParameterizedTest
  @ValueSource(ints = {50, 52})
  void aPositionHasALetterForEachSquareAndOneForTheSide(int letters) {
    assertThatThrownBy(
            () -> HubNotation.read(Draughts.INTERNATIONAL, "W" + "e".repeat(letters - 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has 51 letters, not " + letters + ".");
  }

  @Test
  void squaresWithLettersAreToldByNumbers() {
    Position start = Draughts.BRAZILIAN.start();
    Move move = MoveText.read(start, "c3-d4");

    assertThat(HubNotation.write(start))
        .isEqualTo("W" + "b".repeat(12) + "e".repeat(8) + "w".repeat(12));
    assertThat(HubNotation.write(Draughts.BRAZILIAN, move)).isEqualTo("22-18");
    assertThat(HubNotation.read(start, "22-18")).isEqualTo(move);
  }

  @Test
  void capturesOfTheSameEndsAreToldApart() {
    Position position = international("W:WK4:B13,20,32,37");
    Move move = MoveText.read(position, "4x31x15");

    assertThat(HubNotation.write(Draughts.INTERNATIONAL, move)).startsWith("4x15x");
    assertThat(HubNotation.read(position, "4x15x37x13x20")).isEqualTo(move);
    assertThatThrownBy(() -> HubNotation.read(position, "4x15"))
        .hasMessage("`4x15` is not a legal move here.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "W", "Xbbb", "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwww?"})
  void whatIsNoPositionIsRefused(String text) {
    assertThatThrownBy(() -> HubNotation.read(Draughts.INTERNATIONAL, text))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
