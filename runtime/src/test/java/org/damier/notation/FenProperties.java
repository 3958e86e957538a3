package org.damier.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.damier.Setup;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareNaming;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FenProperties {

  private static final int BOARDS = 400;
  private static final int SETUPS = 10;

  @Test
  void readingWhatWasWrittenGivesAnEqualSetupOnEveryBoard() {
    Random random = new Random(1);
    for (int round = 0; round < BOARDS; round++) {
      Board board = anyBoard(random);
      for (int each = 0; each < SETUPS; each++) {
        Setup setup = anySetup(board, random);
        String written = Fen.write(board, setup.placement(), setup.sideToMove());
        Setup read = Fen.read(board, written);
        assertThat(read).as(written).isEqualTo(setup);
        assertThat(Fen.write(board, read.placement(), read.sideToMove())).isEqualTo(written);
      }
    }
  }

  @Test
  void readingWhatWasDrawnGivesTheSamePiecesOnEveryBoard() {
    Random random = new Random(2);
    for (int round = 0; round < BOARDS; round++) {
      Board board = anyBoard(random);
      Placement placement = anySetup(board, random).placement();
      String drawn = Diagram.draw(board, placement);
      assertThat(Diagram.read(board, drawn)).as(drawn).isEqualTo(placement);
    }
  }

  @RepeatedTest(3)
  void anyTextAtAllIsASetupOrAFenException(org.junit.jupiter.api.RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    for (int round = 0; round < 20_000; round++) {
      Board board = round % 2 == 0 ? TEN : EIGHT;
      String text = anyText(random);
      try {
        Setup read = Fen.read(board, text);
        assertThat(board.all().or(read.placement().occupied())).isEqualTo(board.all());
      } catch (FenException problems) {
        assertThat(problems.problems()).as(text).isNotEmpty().allSatisfy(problem -> {
          assertThat(problem.offset()).isBetween(0, text.length());
          assertThat(problem.sentence()).endsWith(".");
        });
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1,", "W", ":", "W:", "1-50,", "0", "-", "K", " ", "99,", ".", "W:W1,K2:"})
  void aHugeTextTakesLinearTimeAndLeavesFewProblems(String piece) {
    String huge = "W:W" + piece.repeat(1_000_000 / piece.length());
    Assertions.assertTimeout(Duration.ofSeconds(20), () -> {
      try {
        assertThat(Fen.read(TEN, huge).placement().blackMen().isEmpty()).isTrue();
      } catch (FenException problems) {
        assertThat(problems.problems()).hasSizeBetween(1, 100);
        assertThat(problems.toString().length()).isLessThan(20_000);
      }
    });
  }

  private static final Board TEN =
      Board.rectangle(10, 10, Colouring.CORNER_LEFT, SquareNaming.NUMBERS);
  private static final Board EIGHT =
      Board.rectangle(8, 8, Colouring.ALL_SQUARES, SquareNaming.LETTERS);

  private static Board anyBoard(Random random) {
    return Board.rectangle(
        2 + random.nextInt(11),
        2 + random.nextInt(11),
        any(Colouring.values(), random),
        new SquareNaming(
            any(SquareNaming.Style.values(), random), any(SquareNaming.Corner.values(), random)));
  }

  private static Setup anySetup(Board board, Random random) {
    Placement placement = Placement.EMPTY;
    int density = 1 + random.nextInt(6);
    for (Square square : board.squares()) {
      if (random.nextInt(density) == 0) {
        Piece piece = new Piece(any(Side.values(), random), any(Rank.values(), random));
        placement = placement.with(piece, square);
      }
    }
    return new Setup(placement, any(Side.values(), random));
  }

  private static String anyText(Random random) {
    List<String> pieces = List.of(
        "W",
        "B",
        ":",
        ",",
        "K",
        "k",
        "-",
        ".",
        " ",
        "1",
        "5",
        "31",
        "a1",
        "c3",
        "0",
        "?",
        "\n",
        "\u00A0",
        "\u0130",
        "\uD83D",
        "99999999999999999999",
        "x");
    StringBuilder text = new StringBuilder(random.nextBoolean() ? "W:W" : "");
    for (int length = random.nextInt(14); length > 0; length--) {
      text.append(pieces.get(random.nextInt(pieces.size())));
    }
    return text.toString();
  }

  private static <T> T any(T[] values, Random random) {
    return values[random.nextInt(values.length)];
  }
}
