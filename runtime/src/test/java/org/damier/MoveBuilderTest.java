package org.damier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.damier.board.Move;
import org.damier.board.Square;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MoveBuilderTest {

  private static MoveBuilder clicked(RuleSet rules, String fen, String... squares) {
    MoveBuilder builder = MoveBuilder.of(Games.position(rules, fen));
    for (String name : squares) {
      builder = builder.click(rules.board().square(name));
    }
    return builder;
  }

  private static MoveBuilder international(String fen, String... squares) {
    return clicked(Games.international(), fen, squares);
  }

  private static Set<String> names(Collection<Square> squares) {
    Set<String> names = new HashSet<>();
    squares.forEach(square -> names.add(square.name()));
    return names;
  }

  @Test
  void firstComeThePiecesThatMayMove() {
    assertThat(names(international("W:W31,32,36:B1").next())).containsExactlyInAnyOrder("31", "32");
    assertThat(names(international("W:W31,32,36:B28").next())).containsExactlyInAnyOrder("32");
  }

  @Test
  void aStepIsTwoClicks() {
    MoveBuilder builder = international("W:W32:B1", "32");

    assertThat(names(builder.next())).containsExactlyInAnyOrder("27", "28");
    assertThat(builder.unique()).isEmpty();
    assertThat(builder.click(Games.BOARD_50.square("28")).move())
        .hasValueSatisfying(move -> assertThat(move).hasToString("32-28"));
  }

  /** The two captures of 4 to 15 part at the second square. */
  @Test
  void theMiddleSquareTellsTwoCapturesOfTheSameEndsApart() {
    String fen = "W:WK4:B13,32,37,20";

    MoveBuilder origin = international(fen, "4");
    MoveBuilder left = international(fen, "4", "27");
    MoveBuilder right = international(fen, "4", "31");

    assertThat(names(origin.next())).contains("27", "31");
    assertThat(origin.unique()).isEmpty();
    assertThat(names(left.next())).containsExactly("38");
    assertThat(left.unique())
        .hasValueSatisfying(move -> assertThat(move).hasToString("4x27x38x15"));
    assertThat(right.unique())
        .hasValueSatisfying(move -> assertThat(move).hasToString("4x31x42x15"));
    assertThat(left.move()).isEmpty();
  }

  @Test
  void aClickOnTheDestinationCompletesWhatIsUnique() {
    MoveBuilder builder = international("W:WK26:B9,12,13,23,24", "26", "18");

    assertThat(builder.move())
        .hasValueSatisfying(move -> assertThat(move).hasToString("26x3x20x29x18"));
    assertThat(builder.next()).isEmpty();
    assertThat(builder.back().clicked()).hasToString("[26]");
  }

  @Test
  void aClickIsTakenBack() {
    MoveBuilder builder = international("W:WK4:B13,32,37,20", "4", "27", "38");

    assertThat(names(builder.back().clicked())).containsExactlyInAnyOrder("4", "27");
    assertThat(names(builder.back().back().next())).contains("27", "31");
    assertThat(builder.back().back().back().back().clicked()).isEmpty();
  }

  /** A king that takes four pieces round a square and comes home. */
  @Test
  void theOriginMayBeTheDestination() {
    MoveBuilder builder = clicked(Games.russian(), "W:WKd2:Bc5,e5,c3,e3", "d2");
    Square home = Games.DARK_LETTERS.square("d2");

    assertThat(builder.destinations()).contains(home);
    MoveBuilder whole = builder.click(home);

    assertThat(whole.move()).hasValueSatisfying(move -> {
      assertThat(move.from()).isEqualTo(move.to());
      assertThat(move.captured()).hasSize(4);
    });
  }

  @Test
  void whatCannotBeClickedIsRefusedWithWhatCan() {
    assertThatThrownBy(() -> international("W:W32:B1", "31"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("31 cannot be clicked now; these can: [32].");
    assertThatThrownBy(() -> international("W:W32:B1", "32", "22"))
        .hasMessage("22 cannot be clicked now; these can: [27, 28].");
  }

  @Test
  void everyWayOfACaptureCanBeClicked() {
    // 178 of the collection of positions with many ways: 14 moves, 436 ways.
    MoveBuilder builder =
        international("B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46");

    List<List<Square>> ways = new ArrayList<>();
    walk(builder, ways);

    assertThat(ways).doesNotHaveDuplicates().hasSize(436);
    assertThat(builder.candidates()).hasSize(14);
  }

  private static void walk(MoveBuilder builder, List<List<Square>> ways) {
    if (builder.move().isPresent()) {
      ways.add(builder.clicked());
    }
    builder.next().forEach(square -> walk(builder.click(square), ways));
  }

  static Stream<RuleSet> games() {
    return Stream.of(Games.international(), Games.russian(), Games.dameo());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyLegalMoveCanBeClicked(RuleSet rules) {
    Game game = Game.of(Variant.of(rules));
    for (int ply = 0; ply < 60 && game.outcome().isEmpty(); ply++) {
      List<Move> legal = game.position().legalMoves();
      for (Move move : legal) {
        MoveBuilder builder = MoveBuilder.of(game.position(), move.route());
        assertThat(builder.candidates()).contains(move);
        assertThat(builder.move()).contains(move);
      }
      game = game.play(legal.get((ply * 7) % legal.size()));
    }
    assertThat(game.moves()).hasSizeGreaterThan(20);
  }
}
