package org.damier.features.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.damier.notation.Fen;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;

/** What the writer of a scenario reads when it fails. */
class FailureMessagesTest {

  @Test
  void anotherPositionIsShownBesideTheOneExpected() {
    World world = world("turkish", "W:Wa1,a2:Bh8");
    assertThat(Boards.difference(
            world.board(),
            Fen.read(world.board(), "W:Wa1,Ka3:Bh8").placement(),
            world.position().placement()))
        .contains("""
            expected              found
            8  . . . . . . . b    8  . . . . . . . b
            7  . . . . . . . .    7  . . . . . . . .
            6  . . . . . . . .    6  . . . . . . . .
            5  . . . . . . . .    5  . . . . . . . .
            4  . . . . . . . .    4  . . . . . . . .
            3  W . . . . . . .    3  . . . . . . . .
               ^                     ^
            2  . . . . . . . .    2  w . . . . . . .
               ^                     ^
            1  w . . . . . . .    1  w . . . . . . .
               a b c d e f g h       a b c d e f g h

            a3: expected a white king, found nothing
            a2: expected nothing, found a white man
            """);
  }

  @Test
  void anEqualPositionIsNoDifference() {
    World world = world("turkish", "W:Wa1,a2:Bh8");
    assertThat(Boards.difference(
            world.board(), world.position().placement(), world.position().placement()))
        .isEmpty();
  }

  @Test
  void otherMovesAreShownAsADifference() {
    World world = world("croda", "W:Wa3:Bh8");
    assertThatThrownBy(
            () -> new MoveLists(world).demandExactly(List.of("a3-a4", "a3-b3"), world.legalMoves()))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("""
            The legal moves are not those expected:
                a3-a4
              - a3-b3  expected, but not legal: A man moves one square forward.
              + a3-b4  legal, but not expected

            8  . . . . . . . b
            """)
        .hasMessageEndingWith("W:Wa3:Bh8\n");
  }

  @Test
  void theSameMovesInAnotherOrderPass() {
    World world = world("croda", "W:Wa3:Bh8");
    assertThatCode(
            () -> new MoveLists(world).demandExactly(List.of("a3-b4", "a3-a4"), world.legalMoves()))
        .doesNotThrowAnyException();
  }

  @Test
  void oneMoveTwiceIsAMistake() {
    World world = world("croda", "W:Wa3:Bh8");
    assertThatThrownBy(() -> new MoveLists(world).demandAtLeast(List.of("a3-a4", "A3-A4")))
        .hasMessageStartingWith("\"a3-a4\" and \"A3-A4\" are one move.");
  }

  @Test
  void aMoveMissingFromManyIsListed() {
    World world = world("croda", "W:Wa3:Bh8");
    assertThatThrownBy(() -> new MoveLists(world).demandAtLeast(List.of("a3-b3")))
        .hasMessageStartingWith("Not all of these moves are legal:")
        .hasMessageContaining("- a3-b3  expected, but not legal: ");
  }

  @Test
  void aStepWrittenAsACaptureIsNotThatMove() {
    World world = world("croda", "W:Wa3:Bh8");
    assertThatThrownBy(() -> new MoveReader(world).legal("a3xa4"))
        .hasMessageStartingWith("\"a3xa4\" is not legal: a3-a4 captures nothing.");
  }

  @Test
  void aTextThatIsNoMoveIsAMistakeAlsoWhereNoLegalMoveIsWanted() {
    World world = world("croda", "W:Wa3:Bh8");
    assertThatThrownBy(() -> new MoveReader(world).refusal("a3-a9"))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("\"a3-a9\" does not name one move:");
  }

  @Test
  void afterTheEndNothingIsLegal() {
    World world = world("croda", "W:WKa1:BKh7");
    world.game(world.game().agreeDraw());
    assertThat(world.legalMoves()).isEmpty();
    assertThatThrownBy(() -> new MoveReader(world).legal("a1-a2"))
        .hasMessageStartingWith("\"a1-a2\" is not legal: The game is over:");
  }

  @Test
  void aStepWithoutAPositionSaysWhatToBeginWith() {
    World world = new World();
    assertThatThrownBy(world::position).hasMessageStartingWith("No variant is given yet.");
    world.variant(Variants.load("croda"));
    assertThatThrownBy(world::position).hasMessageStartingWith("No position is given yet.");
  }

  private static World world(String variant, String fen) {
    World world = new World();
    world.variant(Variants.load(variant));
    world.begin(Fen.read(world.board(), fen));
    return world;
  }
}
