package org.damier.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Random;
import org.damier.Games;
import org.damier.Position;
import org.damier.Refusal;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Square;
import org.damier.movegen.SampleRules;
import org.damier.rules.CaptureRules.Duty;
import org.damier.rules.Ending.Verdict;
import org.damier.rules.MoveNotation;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTextTest {

  private static final Position INTERNATIONAL =
      Variant.of(Games.international()).start();
  private static final Position TWO_WAYS = international("W:WK4:B13,32,37,20");

  @ParameterizedTest
  @ValueSource(
      strings = {"32-28", " 32 - 28 ", "32x28", "32:28", "032-0028", "32 28", "32–28", "32\u00A0-28"
      })
  void aStepIsReadHoweverItIsSeparated(String text) {
    assertThat(MoveText.read(INTERNATIONAL, text)).hasToString("32-28");
  }

  @ParameterizedTest
  @ValueSource(strings = {"c3-d4", "c3d4", "C3-D4", "c3:d4", "c03-d04"})
  void lettersNeedNoSeparatorAndMayBeUpperCase(String text) {
    Position start = Variant.of(Games.russian()).start();
    assertThat(MoveText.read(start, text)).hasToString("c3-d4");
  }

  @ParameterizedTest
  @CsvSource({"->, ^, 32->28, 31^22", "/, *, 32/28, 31*22", "., .., 32.28, 31..22"})
  void aMoveIsWrittenAndReadByTheVariantsOwnSigns(
      String step, String capture, String quiet, String taking) {
    RuleSet rules = Games.internationalPlay()
        .noMove(Verdict.LOSES)
        .notation(new MoveNotation(step, capture))
        .build();
    Position steps = Games.position(rules, "W:W31,32:B1");
    Position captures = Games.position(rules, "W:W31:B27");

    Move move = MoveText.read(steps, quiet);

    assertThat(move).hasToString("32-28");
    assertThat(MoveText.write(steps, move)).isEqualTo(quiet);
    assertThat(MoveText.read(steps, "32-28")).isEqualTo(move);
    assertThat(MoveText.write(captures, MoveText.read(captures, taking))).isEqualTo(taking);
  }

  @Test
  void ownSignsTellAStepFromACapture() {
    // From 32 to 21 the king may go by way of 27, or round by 23 and 12 taking all three.
    RuleSet rules = Games.internationalPlay()
        .noMove(Verdict.LOSES)
        .duty(Duty.OPTIONAL)
        .notation(new MoveNotation(">", "~"))
        .build();
    Position position = Games.position(rules, "W:WK32:B28,18,17");

    assertThat(MoveText.read(position, "32>21").isCapture()).isFalse();
    assertThat(MoveText.read(position, "32~21").captured()).hasSize(3);
  }

  @Test
  void aShortTextThatFitsTwoCapturesIsRefusedWithBothInFull() {
    MoveTextException.Ambiguous thrown = catchThrowableOfType(
        MoveTextException.Ambiguous.class, () -> MoveText.read(TWO_WAYS, "4x15"));
    assertThat(thrown)
        .hasMessageStartingWith("`4x15` fits 2 moves: ")
        .hasMessageContaining("4x27x38x15")
        .hasMessageContaining("4x31x42x15");
    assertThat(thrown.candidates())
        .extracting(MoveTextTest::captured)
        .containsExactlyInAnyOrder(List.of("13", "20", "32"), List.of("13", "20", "37"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x27x38x15", "4x27x15", "4-38-15", "04:27:38:15"})
  void aFullOrPartialRouteTellsThemApart(String text) {
    assertThat(captured(MoveText.read(TWO_WAYS, text))).containsExactly("13", "20", "32");
  }

  @Test
  void theWriterGivesTheFullRouteWhereTheShortTextIsAmbiguous() {
    assertThat(TWO_WAYS.legalMoves())
        .extracting(move -> MoveText.write(TWO_WAYS, move))
        .containsExactlyInAnyOrder("4x27x38x15", "4x31x42x15");
  }

  @Test
  void theWriterIsShortOtherwise() {
    Position position = international("W:W15:B9,10");
    assertThat(position.legalMoves())
        .extracting(move -> MoveText.write(position, move))
        .containsExactly("15x13");
    assertThat(MoveText.full(position.variant(), position.legalMoves().get(0)))
        .isEqualTo("15x4x13");
  }

  @Test
  void sameSquaresByTwoWaysAreToldApartByTheSquareBetween() {
    Position english = Games.position(SampleRules.of("english"), "B:W23,22,15,14:B11,10");
    assertThat(english.legalMoves())
        .extracting(move -> MoveText.write(english, move))
        .containsExactlyInAnyOrder("10x17x26", "10x19x26", "11x25", "11x27");
    assertThat(captured(MoveText.read(english, "10x17x26"))).containsExactly("14", "22");
    assertThat(captured(MoveText.read(english, "10x19x26"))).containsExactly("15", "23");
  }

  @Test
  void theFullTextOfTheShorterCaptureMeansThatOne() {
    Position russian =
        Games.position(Games.russian(), "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8");
    assertThat(russian.legalMoves())
        .extracting(move -> MoveText.full(russian.variant(), move))
        .containsExactlyInAnyOrder("f8:b4", "f8:h6:f4:d6:b4", "h4:f6:d4:b6");
    assertThat(captured(MoveText.read(russian, "f8:b4"))).containsExactly("c5");
    assertThat(captured(MoveText.read(russian, "f8:h6:b4")))
        .containsExactly("c5", "e5", "g5", "g7");
  }

  @Test
  void aCaptureMayEndWhereItBegan() {
    Position position = international("W:WK38:B18,19,32,33");
    List<Move> moves = position.legalMoves();
    assertThat(moves)
        .hasSize(5)
        .allSatisfy(move -> assertThat(captured(move)).containsExactly("18", "19", "32", "33"));
    assertThat(moves)
        .extracting(move -> move.to().name())
        .containsExactlyInAnyOrder("38", "42", "43", "47", "49");
    Move round = MoveText.read(position, "38x38");
    assertThat(MoveText.write(position, round)).isEqualTo("38x38");
  }

  @Test
  void aRouteThatTheGeneratorDidNotNameIsReadAsTheSameMove() {
    Position position = international("W:WK38:B18,19,32,33");
    Move oneWay = MoveText.read(position, "38x27x13x24x38");
    Move otherWay = MoveText.read(position, "38x24x13x27x38");
    assertThat(oneWay).isEqualTo(otherWay);
    assertThat(oneWay.route()).isNotEqualTo(otherWay.route());
    assertThat(position.play(oneWay)).isEqualTo(position.play(otherWay));
  }

  @Test
  void theOrderInWhichCapturedSquaresAreNamedHasNoMeaning() {
    Move move = international("W:W15:B9,10").legalMoves().get(0);
    List<Square> reversed = List.of(move.captured().get(1), move.captured().get(0));
    assertThat(new Move(move.piece(), move.route(), reversed, move.rankAfter())).isEqualTo(move);
  }

  @Test
  void theRearManOfALineIsReadToItsFront() {
    Position position = Games.position(Games.dameo(), "W:Wa1,b2,c3:Bh8");
    assertThat(MoveText.read(position, "a1-d4").from()).hasToString("a1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "  ",
        "32",
        "32-",
        "-32",
        "32--28",
        "32x-28",
        "32-99",
        "hello",
        "32-28!",
        "x",
        "32-28 33",
        "999999999999999999999999-1",
        "a1-b1"
      })
  void whatIsNoMoveTextSaysWhere(String text) {
    MoveTextException thrown =
        catchThrowableOfType(MoveTextException.class, () -> MoveText.read(INTERNATIONAL, text));
    if (text.equals("32-28 33")) {
      assertThat(thrown).isInstanceOf(MoveTextException.Illegal.class);
    } else {
      assertThat(thrown).isInstanceOf(MoveTextException.Unreadable.class).hasMessageEndingWith(".");
      assertThat(((MoveTextException.Unreadable) thrown).offset()).isBetween(0, text.length());
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      28-99  | 3 | `99` is not a square of this board, which has 50 squares such as 1 and 50.
      b4-a6  | 3 | `a6` is not a square of this board, which has 50 squares such as b10 and i1.
      z9-28  | 0 | `z9` is not a square of this board, which has 50 squares such as 1 and 50.
      28-!   | 3 | `!` stands where a square's name belongs, such as `1` or `50`.
      28-    | 3 | The text ends where a square's name belongs, such as `1` or `50`.
      b4     | 0 | `b4` names one square; a move names two or more.
      """)
  void theSquareThatIsNoneIsBlamed(String text, int offset, String sentence) {
    MoveTextException.Unreadable thrown = catchThrowableOfType(
        MoveTextException.Unreadable.class, () -> MoveText.read(INTERNATIONAL, text));

    assertThat(thrown).hasMessage(sentence);
    assertThat(thrown.offset()).isEqualTo(offset);
  }

  @Test
  void anIllegalMoveIsRefusedWithItsReason() {
    MoveTextException.Illegal thrown = catchThrowableOfType(
        MoveTextException.Illegal.class, () -> MoveText.read(INTERNATIONAL, "28-22"));
    assertThat(thrown.refusal().reason()).isEqualTo(Refusal.Reason.NO_PIECE);
    assertThat(thrown).hasMessage("28 is empty.");
  }

  @Test
  void anEndlessTextIsRefused() {
    String endless = "32x".repeat(100_000) + "28";
    assertThat(catchThrowableOfType(
            MoveTextException.class, () -> MoveText.read(INTERNATIONAL, endless)))
        .isInstanceOf(MoveTextException.Illegal.class);
  }

  static List<RuleSet> games() {
    return List.of(
        Games.international(),
        Games.russian(),
        Games.dameo(),
        SampleRules.of("turkish"),
        SampleRules.of("frisian"),
        SampleRules.of("italian"),
        SampleRules.of("thai"),
        SampleRules.of("canadian"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMoveOfRandomGamesIsReadBackFromShortAndFullText(RuleSet rules) {
    Variant variant = Variant.of(rules);
    Random random = new Random(7);
    for (int game = 0; game < 8; game++) {
      Position position = variant.start();
      for (int ply = 0; ply < 120 && !position.legalMoves().isEmpty(); ply++) {
        for (Move move : position.legalMoves()) {
          assertThat(MoveText.read(position, MoveText.write(position, move))).isEqualTo(move);
          assertThat(MoveText.read(position, MoveText.full(variant, move))).isEqualTo(move);
        }
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
        Placement placement = position.placement();
        assertThat(variant.position(Fen.read(rules.board(), Fen.write(position))))
            .as(placement.toString())
            .isEqualTo(position);
      }
    }
  }

  private static Position international(String fen) {
    return Games.position(Games.international(), fen);
  }

  private static List<String> captured(Move move) {
    return move.captured().stream().map(Square::name).sorted().toList();
  }

  /** A capture in the three ways in which players write it; what is written is the first. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "d6xb6",
        "d6-b6",
        "d6-d8-b8-b6",
        "d6xd8xb8xb6",
        "d6xd8 d8xb8 b8xb6",
        "D6 d8 d8 b8 b8 b6",
        "d6xd8 d8xb6"
      })
  void aCaptureIsReadShortWithAllStopsOrHopByHop(String text) {
    Position position = Games.position(Games.dameo(), "W:Wd6:Bb7,c8,d7");

    Move move = MoveText.read(position, text);

    assertThat(move.captured()).hasSize(3);
    assertThat(MoveText.write(position, move)).isEqualTo("d6xb6");
  }

  @Test
  void aLineOfMenIsWrittenFromItsRearManToItsFront() {
    Position position = Games.position(Games.dameo(), "W:We1,f2:Bh8");

    Move move = MoveText.read(position, "e1-g3");

    assertThat(MoveText.write(position, move)).isEqualTo("e1-g3");
    assertThat(position.play(move).placement().whiteMen().size()).isEqualTo(2);
  }

  @Test
  void squaresMayBeCalledTheOtherWay() {
    Position international = Games.position(Games.international(), "W:W32:B1");
    Position letters = Games.position(Games.russian(), "W:Wc3:Bh8");

    assertThat(MoveText.read(international, "d4-e5")).hasToString("32-28");
    assertThat(MoveText.read(letters, "22-18").to()).hasToString("d4");
  }

  @Test
  void aReaderOfWholeGamesGetsEveryCandidate() {
    Position position = Games.position(Games.international(), "W:WK4:B13,20,32,37");

    assertThat(MoveText.candidates(position, "4x15")).hasSize(2);
    assertThat(MoveText.candidates(position, "4x27x15")).hasSize(1);
    assertThat(MoveText.candidates(position, "4x31")).hasToString("[4x31x42x15]");
    assertThat(MoveText.candidates(position, "4-10")).isEmpty();
  }
}
