package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.MoveBuilder;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.dsl.Compilation;
import org.damier.dsl.HookPolicy;
import org.damier.dsl.Source;
import org.damier.dsl.VariantCompiler;
import org.damier.notation.Fen;
import org.damier.notation.FenException;
import org.damier.notation.GameFen;
import org.damier.notation.MoveText;
import org.damier.notation.MoveTextException;
import org.damier.pdn.PdnReader;
import org.damier.pdn.Replay;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Faults that programs of draughts were reported to have, each by its number, with what is right. Those of the protocols are
 * in {@code DxpTest} (35) and {@code HubTest} (17), those of spoilt files in {@code PdnReaderTest} (23, 65), those of clocks
 * in {@code GameTest} (29 to 33).
 */
class FaultReportsTest {

  private static Position position(String variant, String fen) {
    Variant loaded = Variants.load(variant);
    return loaded.position(Fen.read(loaded.board(), fen));
  }

  private static Set<String> moves(Position position) {
    return position.legalMoves().stream().map(Object::toString).collect(Collectors.toSet());
  }

  private static Game play(Game game, String... texts) {
    Game played = game;
    for (String text : texts) {
      played = played.play(MoveText.read(played.position(), text));
    }
    return played;
  }

  // ---- What is legal ----

  @ParameterizedTest(name = "{0}: {1} {2}")
  @CsvSource(delimiter = '|', textBlock = """
      1   | international  | W:WK4:B13,32,37,20               | 4x27x38x15 4x31x42x15
      3   | international  | B:W7,28,31,33:B20,30,K50         | 20-24 20-25 30-34 30-35 50-39 50-44 50-45
      5   | international  | B:W6,24,28,38,41:B13,K49         | 49x32x19x30 49x32x19x35
      7   | international  | W:WK26:B9,12,13,23,24            | 26x3x20x29x18
      9   | international  | W:W15:B9,10                      | 15x4x13
      11  | international  | W:W26:B12,K21,31,32              | 26x17x8 26x37x28
      41  | russian        | W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8 | f8xb4 f8xh6xf4xd6xb4 h4xf6xd4xb6
      45  | russian        | W:Wf6:Be7,c7                     | f6xd8xa5 f6xd8xb6
      47  | russian        | W:WKg1:Be3,f6                    | g1xd4xg7 g1xd4xh8
      53  | english        | B:W23,22,15,14:B11,10            | 10x17x26 10x19x26 11x18x25 11x18x27
      55  | english        | W:W11:B7,6                       | 11x2
      61  | english        | W:WK29:BK25                      | 29x22
      71  | italian        | W:WK23,31:B19,26,27              | 23x30x21
      71  | italian        | W:WK23:B19,K28                   | 23x32
      73  | italian        | W:WK31:B18,20,K27,K28            | 31x22x13 31x24x15
      81  | turkish        | W:Wd6:Bd7,c8                     | d6xd8xb8
      81  | turkish        | W:Wd6:Bd7,b8                     | d6xd8
      81  | turkish-passing | W:Wd6:Bd7,b8                    | d6xd8xa8
      83  | turkish        | W:WKa1:Ba3,c6,b8                 | a1xa8xc8xc1 a1xa8xc8xc2 a1xa8xc8xc3 a1xa8xc8xc4 a1xa8xc8xc5
      89  | dameo          | W:Wd6:Bb7,c8,d7                  | d6xd8xb8xb6
      89  | dameo          | B:Wb2,c1,d2:Bd3                  | d3xd1xb1xb3
      91  | dameo          | W:Wb6,c5,d2,d4,e1,f1,g1:Bb3,c4,d5,d7,e8,f8,g8 | c5xc3xa3 d4xb4xb2 d4xd6xd8
      101 | ghanaian       | W:W28,45:B22,23,12,33            | 28x17x8 28x19
      103 | international  | W:W13:B7,8                       | 13x2x11
      103 | crowded-english | W:W13:B7,8                      | 13x2
      111 | croda          | W:Wd3:Bd4,d6,e5                  | d3xd5xd7 d3xd5xf5
      111 | croda          | W:Wd3:Bh8                        | d3-c4 d3-d4 d3-e4
      """)
  void theLegalMovesAreThese(int fault, String variant, String fen, String expected) {
    assertThat(moves(position(variant, fen))).containsExactlyInAnyOrder(expected.split(" +"));
  }

  @ParameterizedTest(name = "{0}: {1} {2}")
  @CsvSource(delimiter = '|', textBlock = """
      13 | international | B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46 | 14 |
      15 | international | W:WK38:B18,19,32,33                     | 5 | 38 42 43 47 49
      43 | russian       | W:WKd2:Bc5,e5,c3,e3                     | 3 | c1 d2 e1
      79 | frisian       | W:WK4,36,41,42,43,44,46,47,48,49,50:B1,2,6,12,14,17,18,23 | 6 | 22 27 28 31 33 39
      85 | dameo         | W:WKc4:Bc6,e4,e7,g5                     | 8 | a4 b4 c1 c2 c3 c4 c5 d4
      87 | dameo         | W:Wb2,b3,Kb1:Bh8                        | 20 |
      99 | dameo         | W:Wa1,b2,c3:Bh8                         | 8 |
      99 | dameo         | W:Wa1,b2,c3:Bd4                         | 5 |
      """)
  void waysThatLeaveOneBoardAreOneMove(
      int fault, String variant, String fen, int number, String ends) {
    List<Move> legal = position(variant, fen).legalMoves();

    assertThat(legal).hasSize(number);
    if (ends != null) {
      assertThat(legal.stream().map(move -> move.to().name()))
          .containsExactlyInAnyOrder(ends.split(" "));
    }
  }

  /** 39. */
  @Test
  void aKingCrossesEmptySquaresAndOnePieceWithRoomBehind() {
    Position position = position("russian", "W:WKa1:Bc3,d4,f6");

    assertThat(moves(position)).noneMatch(move -> move.startsWith("a1x"));
    assertThat(moves(position("russian", "W:WKa1:Bc3,f6")))
        .containsExactlyInAnyOrder("a1xd4xg7", "a1xd4xh8");
  }

  /** 69: how captured pieces go is a clause that every file has, its own or a named one's. */
  @Test
  void removalIsSaidByTheRules() {
    String german = "W:WKa1:Bb2,d4";

    assertThat(Variants.load("german").rules().capture().removal()).hasToString("AT_END_OF_MOVE");
    assertThat(Variants.load("turkish").rules().capture().removal()).hasToString("AT_ONCE");
    assertThat(moves(position("german", german))).allMatch(move -> move.startsWith("a1xc3x"));
  }

  /** 109: a man that ends on the edge is no king; the last row alone makes one. */
  @Test
  void theSideEdgeCrownsNobody() {
    Position position = position("ghanaian-arena", "B:Wd7,f5,h5:Bc8");
    Move move = MoveText.read(position, "c8xi6");

    assertThat(move.captured()).hasSize(3);
    assertThat(move.rankAfter()).isEqualTo(Rank.MAN);
  }

  /** 101: a child may drop the majority, and then says so in its rules. */
  @Test
  void aChildMayLeaveTheChoiceFree() {
    Variant free = compiled("variant \"Free\" extends international\n\ncapture\n  majority none\n");
    Position position = free.position(Fen.read(free.board(), "W:W28:B22,23,12,33"));

    assertThat(moves(position)).containsExactlyInAnyOrder("28x17x8", "28x19", "28x39");
    assertThat(moves(position("international", "W:W28:B22,23,12,33"))).containsExactly("28x17x8");
  }

  // ---- What a text means ----

  /** 1, 75, 107: the short text is refused with both, and each is written so that it is read back. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      international | W:WK4:B13,32,37,20                                  | 4x15
      english       | B:W14,15,18,21,22,23,30:B6,7,8,10,12,13             | 10x26
      italian       | B:W6,13,14,18,21,22,25,30,31:B1,2,3,4,7,9           | 3x26
      """)
  void aTextOfTwoCapturesIsRefusedWithBoth(String variant, String fen, String text) {
    Position position = position(variant, fen);
    List<Move> meant = MoveText.candidates(position, text);

    assertThatThrownBy(() -> MoveText.read(position, text))
        .isInstanceOf(MoveTextException.class)
        .hasMessageContaining(meant.get(0).toString())
        .hasMessageContaining(meant.get(1).toString());
    for (Move move : position.legalMoves()) {
      assertThat(MoveText.read(position, MoveText.write(position, move))).isEqualTo(move);
    }
  }

  /** 21, 25, 27. */
  @Test
  void aPositionIsWrittenInOneWayAndReadInMany() {
    Board board = Variants.load("international").board();
    String dotted = "W:W31,32,K45.:B7,K12.";

    String written = Fen.write(position("international", dotted));

    assertThat(written).isEqualTo("W:W31,32,K45:B7,K12");
    assertThat(Fen.write(position("international", written))).isEqualTo(written);
    assertThatThrownBy(() -> Fen.read(board, "W:B:WK2:W3")).isInstanceOf(FenException.class);
    assertThatThrownBy(() -> position("international", "W:W4:B49"))
        .hasMessageContaining("stands on 4");
    assertThat(moves(position("international", "W:WK4:B3"))).isNotEmpty();
  }

  /** 37: a half-made capture is the position before it and the squares clicked. */
  @Test
  void aGameIsKeptInTheMiddleOfACapture() {
    Game game = Game.from(position("international", "W:W32:B28,19,1"));
    MoveBuilder clicks = MoveBuilder.of(game.position());
    clicks = clicks.click(game.position().variant().board().square("32"));
    clicks = clicks.click(game.position().variant().board().square("23"));

    String text = new GameFen(game, clicks.clicked()).write();
    GameFen read = GameFen.read(game.position().variant(), text);

    assertThat(read.builder().unique()).contains(game.position().legalMoves().get(0));
    assertThat(read.game().position()).isEqualTo(game.position());
  }

  /** 49. */
  @Test
  void movesThatAreNoneAreNamedByGamePlyLineAndColumn() {
    String file =
        "[GameType \"25\"]\n\n1. A1-A5 A7-H4 2. c3-d4 *\n\n[GameType \"25\"]\n\n1. c3-d4 *\n";
    List<Replay> replays = new PdnReader(new StringReader(file))
        .stream().map(game -> Replay.of(game, Variants.load("russian"))).toList();

    assertThat(replays.get(0).problems()).hasSize(1);
    assertThat(replays.get(0).problems().get(0).toString()).contains("A1-A5");
    assertThat(replays.get(0).problems().get(0).game()).isEqualTo(1);
    assertThat(replays.get(0).problems().get(0).ply()).isEqualTo(1);
    assertThat(replays.get(0).problems().get(0).line()).isEqualTo(3);
    assertThat(replays.get(0).problems().get(0).column()).isEqualTo(4);
    assertThat(replays.get(1).problems()).isEmpty();
  }

  /** 119. */
  @Test
  void theEndSquareCompletesWhatIsUnique() {
    Position position = position("international", "W:WK26:B9,12,13,23,24");
    MoveBuilder clicks =
        MoveBuilder.of(position).click(position.variant().board().square("26"));

    assertThat(clicks.click(position.variant().board().square("18")).move())
        .contains(position.legalMoves().get(0));
  }

  // ---- What ends a game ----

  /** 77. */
  @Test
  void theLimitOfKingMovesIsOfOneKing() {
    Game game = Game.from(position("frisian", "W:WK46,K47,45:BK6"));
    Game changed = play(game, "46-41", "6-1", "41-46", "1-6", "47-42", "6-1", "46-41", "1-6");
    Game stayed = play(game, "46-41", "6-1", "41-46", "1-6", "46-41", "6-1");

    assertThat(moves(changed.position())).contains("41-46");
    assertThat(moves(stayed.position())).doesNotContain("41-46").contains("47-42");
  }

  /** 97: the child's file switches an ending of its parent off. */
  @Test
  void aParentsEndingCanBeSwitchedOff() {
    Variant game =
        compiled("variant \"Endless\" extends international\n\nending\n  repetition plays on\n");
    Game played = Game.from(game.position(Fen.read(game.board(), "W:WK46,K36:BK45,K15")));
    for (int round = 0; round < 3; round++) {
      played = play(played, "46-41", "15-20", "41-46", "20-15");
    }

    assertThat(played.repetitions()).isEqualTo(4);
    assertThat(played.outcome()).isEmpty();
  }

  /** 105. */
  @Test
  void onePieceLeftLosesAfterTheWholeCapture() {
    Game with = play(Game.from(position("ghanaian", "W:W32,38:B12,28")), "32x23");

    assertThat(with.outcome().flatMap(Outcome::winner)).contains(Side.WHITE);
  }

  // ---- What a file says ----

  /** 67, 117, 121: named options, a diagram from the same definition, and two games at once. */
  @Test
  void anOptionIsALineAndTheParentStaysWhatItIs() {
    Variant flying = compiled("""
        variant "Flying English" extends english

        piece king
          moves     slide diagonal
          captures  fly diagonal, landing anywhere
        """);

    assertThat(moves(flying.position(Fen.read(flying.board(), "W:WK29:BK1")))).contains("29-4");
    assertThat(moves(position("english", "W:WK29:BK1"))).hasSize(1);
    assertThat(flying.start().placement())
        .isEqualTo(Variants.load("english").start().placement());
  }

  /** 113, 115: the place, what was expected, and what could have been meant. */
  @Test
  void aMistypedRuleIsShownInItsPlace() {
    Compilation compilation = compilation(
        "variant \"Odd\" extends international\n\ncapture\n  majority = most pieces\n  removl at once\n");

    assertThat(compilation.rules()).isEmpty();
    assertThat(compilation.report()).contains("odd.draughts:4:", "odd.draughts:5:", "removal");
  }

  private static Compilation compilation(String text) {
    return VariantCompiler.with(Variants.resolver())
        .hooks(HookPolicy.NONE)
        .compile(Source.of("odd.draughts", text));
  }

  private static Variant compiled(String text) {
    Compilation compilation = compilation(text);
    return Variant.of(
        compilation.rules().orElseThrow(() -> new AssertionError(compilation.report())));
  }
}
