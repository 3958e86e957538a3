package org.damier.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.damier.board.Lines.Line;
import org.damier.board.Shape.Place;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.junit.jupiter.api.Test;

/** Boards that are no rectangles of squares. */
final class ShapeTest {

  private static final Board HEXAGON = board(9, 9, new Hexes(4));

  /** Two crossing lines and one along the top: a kite. */
  private static final Board KITE = board(
      3,
      4,
      new Lines(Set.of(line(0, 2, 2, 2), line(1, 0, 1, 3), line(0, 2, 1, 3), line(1, 3, 2, 2))));

  private static Board board(int columns, int rows, Shape shape) {
    return Board.of(columns, rows, shape, SquareNaming.LETTERS, shape.ahead());
  }

  private static Line line(int fromColumn, int fromRow, int toColumn, int toRow) {
    return new Line(new Place(fromColumn, fromRow), new Place(toColumn, toRow));
  }

  private static List<String> around(Board board, String square) {
    return board.directions().stream()
        .flatMap(direction -> board.next(board.square(square), direction).stream())
        .map(Square::name)
        .sorted()
        .toList();
  }

  @Test
  void aHexagonOfSideFiveHasSixtyOneHexes() {
    assertThat(HEXAGON.size()).isEqualTo(61);
    assertThat(HEXAGON.find("a5")).isPresent();
    assertThat(HEXAGON.find("a6")).isEmpty();
    assertThat(HEXAGON.find("e1")).isPresent();
    assertThat(HEXAGON.find("f1")).isEmpty();
  }

  @Test
  void anUntrimmedFieldOfHexesIsARhombus() {
    assertThat(board(4, 6, new Hexes(0)).size()).isEqualTo(24);
    assertThat(board(5, 5, new Hexes(1)).size()).isEqualTo(23);
    assertThat(board(5, 7, new Hexes(3)).size()).isEqualTo(23);
  }

  @Test
  void aHexTouchesSixOthers() {
    assertThat(around(HEXAGON, "e5")).containsExactly("d4", "d5", "e4", "e6", "f5", "f6");
    assertThat(around(HEXAGON, "a1")).containsExactly("a2", "b1", "b2");
    assertThat(around(HEXAGON, "a5")).containsExactly("a4", "b5", "b6");
  }

  @Test
  void whatIsForwardAmongHexesIsNeverSideways() {
    assertThat(Directions.of(DirectionWord.FORWARD).on(HEXAGON, Side.WHITE))
        .containsExactlyInAnyOrder(Direction.NORTH, Direction.NORTH_EAST, Direction.EAST);
    assertThat(Directions.of(DirectionWord.FORWARD).on(HEXAGON, Side.BLACK))
        .containsExactlyInAnyOrder(Direction.SOUTH, Direction.SOUTH_WEST, Direction.WEST);
    assertThat(Directions.of(DirectionWord.SIDEWAYS).on(HEXAGON, Side.WHITE)).isEmpty();
    assertThat(Directions.of(DirectionWord.DIAGONAL).on(HEXAGON, Side.WHITE)).isEmpty();
    assertThat(Directions.of(DirectionWord.ORTHOGONAL).on(HEXAGON, Side.WHITE)).isEmpty();
  }

  @Test
  void withTwoDirectionsForwardTheOtherTwoAreSideways() {
    Board onItsSide = Board.of(
        5,
        7,
        new Hexes(3),
        SquareNaming.LETTERS,
        EnumSet.of(Direction.NORTH, Direction.NORTH_EAST));

    assertThat(Directions.of(DirectionWord.SIDEWAYS).on(onItsSide, Side.WHITE))
        .containsExactlyInAnyOrder(Direction.EAST, Direction.WEST);
  }

  @Test
  void turningAHexagonTakesOneCornerToTheOther() {
    assertThat(HEXAGON.rotated(HEXAGON.square("a1"))).contains(HEXAGON.square("i9"));
    assertThat(HEXAGON.rotated(HEXAGON.square("a5"))).contains(HEXAGON.square("i5"));
  }

  @Test
  void pointsStandWhereLinesPassAndLeadAlongThemOnly() {
    assertThat(KITE.squares())
        .extracting(Square::name)
        .containsExactly("b4", "a3", "b3", "c3", "b2", "b1");
    assertThat(around(KITE, "b4")).containsExactly("a3", "b3", "c3");
    assertThat(around(KITE, "b3")).containsExactly("a3", "b2", "b4", "c3");
    assertThat(around(KITE, "b2")).containsExactly("b1", "b3");
    assertThat(around(KITE, "a3")).containsExactly("b3", "b4");
  }

  @Test
  void neighboursOnTwoLinesAreNotJoinedByNeither() {
    Board rails = board(3, 2, new Lines(Set.of(line(0, 0, 2, 0), line(0, 1, 2, 1))));

    assertThat(around(rails, "b1")).containsExactly("a1", "c1");
    assertThat(rails.directions()).containsExactlyInAnyOrder(Direction.EAST, Direction.WEST);
  }

  @Test
  void numbersGoAlongTheRowsThatThereAre() {
    Board numbered = KITE.renamed(SquareNaming.NUMBERS);

    assertThat(numbered.squares())
        .extracting(Square::name)
        .containsExactly("1", "2", "3", "4", "5", "6");
  }

  @Test
  void aLineIsStraight() {
    assertThatThrownBy(() -> line(0, 0, 1, 2))
        .hasMessageContaining("A line runs along a row, a column or a diagonal");
    assertThatThrownBy(() -> line(1, 1, 1, 1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aBoardHasSquares() {
    Shape none = new Hexes(5);

    assertThatThrownBy(() -> board(3, 3, none)).hasMessageContaining("leaves no square");
    assertThatThrownBy(() -> new Lines(Set.of())).hasMessageContaining("at least one line");
    assertThatThrownBy(() -> new Hexes(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void boardsAreEqualIfDeclaredAlike() {
    assertThat(board(9, 9, new Hexes(4))).isEqualTo(HEXAGON).hasSameHashCodeAs(HEXAGON);
    assertThat(board(9, 9, new Hexes(3))).isNotEqualTo(HEXAGON);
    assertThat(board(9, 9, Colouring.ALL_SQUARES)).isNotEqualTo(HEXAGON);
  }
}
