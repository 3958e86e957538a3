package org.damier.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.damier.Games;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Direction;
import org.damier.board.Hexes;
import org.damier.board.Lines;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Shape;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DiagramTest {

  private static final Board SMALL =
      Board.rectangle(4, 4, Colouring.CORNER_LEFT, SquareNaming.LETTERS);
  private static final Board NUMBERED =
      Board.rectangle(4, 4, Colouring.CORNER_LEFT, SquareNaming.NUMBERS);

  @Test
  void lettersAndNumbersStandAtTheEdge() {
    assertThat(Diagram.draw(SMALL, Fen.read(SMALL, "W:Wa1,Kc1:Bb4,Kd4").placement()))
        .isEqualTo("""
            4  - b - B
            3  . - . -
            2  - . - .
            1  w - W -
               a b c d
            """);
  }

  @Test
  void aBoardWithNumbersIsDrawnWithoutLabels() {
    assertThat(Diagram.draw(NUMBERED, Fen.read(NUMBERED, "W:W7:B1").placement()))
        .isEqualTo("""
            - b - .
            . - . -
            - . - .
            w - . -
            """);
  }

  @Test
  void labelsMayBeThereOrNotWhenReading() {
    String bare = "\n  - b - B\n  . - . -\n\n  - . - .\n  w - W -\n";
    String dense = "-b-B\r\n.-.-\r\n-.-.\r\nw-W-";
    String drawn = Diagram.draw(SMALL, Diagram.read(SMALL, bare));
    assertThat(Diagram.read(SMALL, dense)).isEqualTo(Diagram.read(SMALL, bare));
    assertThat(Diagram.read(SMALL, drawn)).isEqualTo(Diagram.read(SMALL, bare));
    assertThat(Fen.write(SMALL, Diagram.read(SMALL, bare), Side.WHITE))
        .isEqualTo("W:Wa1,Kc1:Bb4,Kd4");
  }

  @Test
  void theStartOfDameoIsATrapezoid() {
    Position start = Variant.of(Games.dameo()).start();
    assertThat(Diagram.draw(Games.BOARD_64, start.placement()).lines())
        .contains("1  w w w w w w w w", "2  . w w w w w w .", "3  . . w w w w . .");
  }

  @Test
  void everyMistakeIsNamedByRowAndColumn() {
    List<DiagramException.Problem> problems = problems("""
        4  - b - x
        3  . w . -
        7  - . - .
        1  - - W - .
        """);
    assertThat(problems)
        .extracting(DiagramException.Problem::toString)
        .containsExactly(
            "Row 1, column 4: `x` is not one of `w`, `W`, `b`, `B`, `.` and `-`.",
            "Row 2, column 2: This place is not played on; it is written `-`.",
            "Row 3: This is row 2 of the board, not `7`.",
            "Row 4, column 5: The board has only 4 columns.");
    assertThat(problems.get(0).offset()).isEqualTo(9);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"- b -\n. - . -\n- . - .\nw - w -\n", "1 - b -\n. - . -\n- . - .\nw - w -"})
  void ofARowOneThingIsSaid(String picture) {
    assertThat(problems(picture)).hasSize(1);
  }

  /** Rows that are too short or have other labels do not count where some are missing: the picture is that of another board. */
  @ParameterizedTest
  @CsvSource({
    "'- b -\n. - . -', There are 2 rows; the board has 4.",
    "'- b -\n. - .', There are 2 rows of 3 places; the board has 4 rows of 4.",
    "'- b - b', There is 1 row; the board has 4.",
    "'- b - b\n. - . -\n- . - .\nw - w -\n. - . -', There are 5 rows; the board has 4.",
    "'4 - b - b\n2 - . - .\n1 w - w -', There are 3 rows; the board has 4."
  })
  void ofAnotherSizeIsSaidOnlyThat(String picture, String sentence) {
    assertThat(problems(picture.translateEscapes()))
        .extracting(DiagramException.Problem::toString)
        .containsExactly(sentence);
  }

  @Test
  void whereARowIsMissingIsTheFirstOtherLabel() {
    List<DiagramException.Problem> problems = problems("4 - b - b\n2 - . - .\n1 w - w -\n");

    assertThat(problems).extracting(DiagramException.Problem::offset).containsExactly(10);
  }

  /** Above the board or below it. */
  @Test
  void lettersOfColumnsAreCompared() {
    String rows = "- b - b\n. - . -\n- . - .\nw - w -\n";

    assertThat(Diagram.read(SMALL, "  a b c d\n" + rows)).isEqualTo(Diagram.read(SMALL, rows));
    for (String other : List.of("d c b a", "a b c", "a b c d e")) {
      assertThat(problems(rows + other + "\n"))
          .extracting(DiagramException.Problem::toString)
          .containsExactly("The columns of the board are `a b c d`.");
    }
    assertThat(problems("- b -\n. - .\n- . -\na b c\n"))
        .extracting(DiagramException.Problem::kind)
        .containsExactly(DiagramException.Kind.SIZE);
    assertThatThrownBy(() -> Diagram.read(NUMBERED, rows + "a b c d\n"))
        .isInstanceOf(DiagramException.class)
        .hasMessageContaining("This board is drawn without labels.");
  }

  @Test
  void aTallBoardHasAWiderMargin() {
    Board tall = Board.rectangle(2, 10, Colouring.ALL_SQUARES, SquareNaming.LETTERS);
    assertThat(Diagram.draw(tall, Fen.read(tall, "W:Wa1:Bb10").placement()).lines())
        .startsWith("10  . b", " 9  . .")
        .endsWith(" 1  w .", "    a b");
  }

  @Test
  void labelsOfAnotherNamingAreUnderstood() {
    Board turned = Board.rectangle(
        4,
        4,
        Colouring.ALL_SQUARES,
        new SquareNaming(SquareNaming.Style.LETTERS, SquareNaming.Corner.TOP_RIGHT));
    String drawn = Diagram.draw(turned, Fen.read(turned, "W:Wa1:Bd4").placement());
    assertThat(drawn.lines()).contains("1  . . . w", "4  b . . .", "   d c b a");
    assertThat(Diagram.read(turned, drawn))
        .isEqualTo(Fen.read(turned, "W:Wa1:Bd4").placement());
  }

  private static List<DiagramException.Problem> problems(String text) {
    return catchThrowableOfType(DiagramException.class, () -> Diagram.read(SMALL, text))
        .problems();
  }

  private static final Board HEXES =
      hexes(EnumSet.of(Direction.NORTH, Direction.NORTH_EAST, Direction.EAST));

  private static Board hexes(Set<Direction> forward) {
    return Board.of(3, 3, new Hexes(1), SquareNaming.LETTERS, forward);
  }

  private static final Board POINTS = Board.of(
      3,
      3,
      new Lines(Set.of(
          new Lines.Line(new Shape.Place(0, 0), new Shape.Place(2, 0)),
          new Lines.Line(new Shape.Place(0, 0), new Shape.Place(0, 2)),
          new Lines.Line(new Shape.Place(0, 0), new Shape.Place(2, 2)),
          new Lines.Line(new Shape.Place(0, 1), new Shape.Place(1, 0)))),
      SquareNaming.LETTERS,
      Colouring.ALL_SQUARES.ahead());

  private static Placement manOn(Board board, String square) {
    return Placement.EMPTY.with(new Piece(Side.WHITE, Rank.MAN), board.square(square));
  }

  @Test
  void hexesLieAsTheyTouchEachOther() {
    String drawing = """
          .
        .   .
          .
        w   .
          .
        """;

    assertThat(Diagram.draw(HEXES, manOn(HEXES, "a2"))).isEqualTo(drawing);
    assertThat(Diagram.read(HEXES, drawing)).isEqualTo(manOn(HEXES, "a2"));
  }

  @Test
  void hexesWithTwoWaysForwardLieInRows() {
    Board board = hexes(EnumSet.of(Direction.NORTH, Direction.NORTH_EAST));
    String drawing = """
         .   .
        w   .   .
          .   .
        """;

    assertThat(Diagram.draw(board, manOn(board, "a2")).replace(" ", ""))
        .isEqualTo(drawing.replace(" ", ""));
    assertThat(Diagram.draw(board, manOn(board, "a2")).lines().map(line -> line.indexOf('.')))
        .containsExactly(2, 4, 2);
  }

  @Test
  void pointsAreJoinedByTheirLines() {
    String drawing = """
        .       .
        |     /
        .   .
        | X
        w---.---.
        """;

    assertThat(Diagram.draw(POINTS, manOn(POINTS, "a1"))).isEqualTo(drawing);
    assertThat(Diagram.read(POINTS, drawing)).isEqualTo(manOn(POINTS, "a1"));
  }

  @Test
  void namesStandInTheirPlaces() {
    assertThat(Diagram.drawNames(HEXES)).isEqualTo("""
           c3
        b3    c2
           b2
        a2    b1
           a1
        """);
  }

  @Test
  void aRowOfHexesHasItsOwnLength() {
    assertThatThrownBy(() -> Diagram.read(HEXES, " .\n. . .\n.\n. .\n."))
        .hasMessageContaining("The board has only 2 columns in this row.");
  }
}
