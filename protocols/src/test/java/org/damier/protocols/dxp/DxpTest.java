package org.damier.protocols.dxp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.damier.protocols.Draughts;
import org.damier.protocols.dxp.DxpMessage.Acceptance;
import org.damier.protocols.dxp.DxpMessage.Chat;
import org.damier.protocols.dxp.DxpMessage.DxpPosition;
import org.damier.protocols.dxp.DxpMessage.GameAcceptance;
import org.damier.protocols.dxp.DxpMessage.GameEnd;
import org.damier.protocols.dxp.DxpMessage.GameRequest;
import org.damier.protocols.dxp.DxpMessage.MoveMessage;
import org.damier.protocols.dxp.DxpMessage.Result;
import org.damier.protocols.dxp.DxpMessage.TakeBack;
import org.damier.protocols.dxp.DxpMessage.TakeBackAnswer;
import org.damier.protocols.dxp.DxpMessage.TakeBackRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DxpTest {

  static Stream<Arguments> messages() {
    String name = "Damier                          ";
    return Stream.of(
        Arguments.of(
            new GameRequest("Damier", Side.BLACK, 60, 65, Optional.empty()),
            "R01" + name + "Z060065A"),
        Arguments.of(
            new GameRequest(
                "Damier", Side.WHITE, 5, 75, Optional.of(new DxpPosition(Side.BLACK, "zZwWe"))),
            "R01" + name + "W005075BZzZwWe"),
        Arguments.of(new GameAcceptance("Damier", Acceptance.ACCEPTED), "A" + name + "0"),
        Arguments.of(new MoveMessage(12, 32, 28, List.of()), "M0012322800"),
        Arguments.of(new MoveMessage(0, 4, 15, List.of(13, 20, 37)), "M0000041503132037"),
        Arguments.of(new GameEnd(Result.I_WIN, false), "E30"),
        Arguments.of(new GameEnd(Result.UNKNOWN, true), "E01"),
        Arguments.of(new Chat("Good luck"), "CGood luck"),
        Arguments.of(new TakeBackRequest(17, Side.BLACK), "B017Z"),
        Arguments.of(new TakeBackAnswer(TakeBack.REFUSED), "K2"));
  }

  @ParameterizedTest
  @MethodSource("messages")
  void messagesHaveFieldsOfFixedWidth(DxpMessage message, String text) {
    assertThat(message.text()).isEqualTo(text);
    assertThat(DxpMessage.read(text)).isEqualTo(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "X",
        "M",
        "M00123228",
        "M001232280",
        "M001232280001",
        "Mabcd322800",
        "E40",
        "R02",
        "B017X",
        "K3",
        "A"
      })
  void whatIsNoMessageIsRefused(String text) {
    assertThatThrownBy(() -> DxpMessage.read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is no message of DXP");
  }

  @Test
  void whatIsNoMessageIsShownInPartWhereItIsLong() {
    String sixty = "X".repeat(60);

    assertThatThrownBy(() -> DxpMessage.read(sixty)).hasMessageContaining("`" + sixty + "`");
    assertThatThrownBy(() -> DxpMessage.read(sixty + "X")).hasMessageContaining("`" + sixty + "…`");
  }

  /** A name has 32 characters in a message. */
  @ParameterizedTest
  @ValueSource(ints = {1, 31, 32, 33})
  void namesAreCutOrFilledUp(int length) {
    String name = "Damier".repeat(6).substring(0, length);
    GameRequest request = new GameRequest(name, Side.BLACK, 5, 65, Optional.empty());

    assertThat(((GameRequest) DxpMessage.read(request.text())).initiator())
        .isEqualTo(name.substring(0, Math.min(32, length)));
  }

  static Stream<DxpMessage> tooMuch() {
    DxpPosition hundred = new DxpPosition(Side.WHITE, "e".repeat(100));
    return Stream.of(
        new Chat(""),
        new Chat("x".repeat(127)),
        new Chat("Très bien"),
        new Chat("end\0Mmove"),
        new GameAcceptance("", Acceptance.ACCEPTED),
        new GameAcceptance(" Damier", Acceptance.ACCEPTED),
        new GameAcceptance("Dämier", Acceptance.ACCEPTED),
        new GameRequest("Damier", Side.BLACK, 60, 65, Optional.of(hundred)),
        new GameRequest("Damier", Side.BLACK, 1000, 65, Optional.empty()),
        new MoveMessage(10_000, 32, 28, List.of()),
        new MoveMessage(1, 132, 128, List.of()));
  }

  /** A message has 127 characters of ASCII at most, and no zero, which ends it. */
  @ParameterizedTest
  @MethodSource("tooMuch")
  void whatTheProtocolCannotSayIsNotSaid(DxpMessage message) {
    assertThatThrownBy(message::text).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aChatOfFullLengthIsSaid() {
    assertThat(new Chat("x".repeat(126)).text()).hasSize(127);
  }

  @Test
  void positionsAreToldByTheirSquares() {
    Position position = Draughts.INTERNATIONAL.position(
        Fen.read(Draughts.INTERNATIONAL.board(), "B:W50,K46:B1,K5"));
    DxpPosition told = new DxpPosition(Side.BLACK, "zeeeZ" + "e".repeat(40) + "Weeew");

    assertThat(DxpPositions.write(position)).isEqualTo(told);
    assertThat(DxpPositions.read(Draughts.INTERNATIONAL, told)).isEqualTo(position);
    assertThatThrownBy(() -> DxpPositions.read(Draughts.BRAZILIAN, told))
        .hasMessageContaining("has 32 squares, not 50.");
  }

  @Test
  void capturedSquaresHaveNoOrder() {
    Position position = Draughts.INTERNATIONAL.position(
        Fen.read(Draughts.INTERNATIONAL.board(), "W:WK4:B13,20,32,37"));
    Move move = MoveText.read(position, "4x31x15");

    assertThat(DxpMoves.read(position, new MoveMessage(1, 4, 15, List.of(37, 20, 13))))
        .isEqualTo(move);
    assertThat(DxpMoves.read(position, DxpMoves.write(position, move, 3))).isEqualTo(move);
    assertThatThrownBy(() -> DxpMoves.read(position, new MoveMessage(1, 4, 15, List.of())))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** A king that goes to and fro sends the same message again and again; each is a move. */
  @Test
  void theSameMessageTwiceIsTwoMoves() {
    Position position =
        Draughts.INTERNATIONAL.position(Fen.read(Draughts.INTERNATIONAL.board(), "B:WK46:BK5,1"));
    MoveMessage there = new MoveMessage(0, 1, 6, List.of());

    Position after = position.play(DxpMoves.read(position, there));

    assertThat(after).isNotEqualTo(position);
    assertThat(DxpMessage.read(there.text())).isEqualTo(there);
  }
}
