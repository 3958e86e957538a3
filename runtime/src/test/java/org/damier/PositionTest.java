package org.damier;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.movegen.SampleRules;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.damier.rules.Condition;
import org.damier.rules.Ending.Verdict;
import org.damier.rules.Forces;
import org.damier.rules.Material;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTest {

  /** These values are what version 0.1 computed. They are the promise itself: hashes are stored, so they never change. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      W:W31-50:B1-20             | 4aabd38275c854cd
      B:W31-50:B1-20             | a88b7bbb0ed59962
      W:W:B                      | 0
      W:WK46:BK5                 | 671a1b1369630d6d
      W:W26:B9,12,K13,23,24      | 600746a4e7fce648
      """)
  void hashesNeverChange(String fen, String hash) {
    Position position = Games.position(Games.international(), fen);
    assertThat(Long.toHexString(position.hash())).isEqualTo(hash);
  }

  @Test
  void everyPieceOnEverySquareForEverySideHasAHashOfItsOwn() {
    Set<Long> hashes = new HashSet<>();
    Variant dameo = Variant.of(SampleRules.of("dameo"));
    int positions = 0;
    for (Side turn : Side.values()) {
      for (Side side : Side.values()) {
        for (var square : dameo.board().squares()) {
          Placement king = Placement.EMPTY.with(new Piece(side, Rank.KING), square);
          hashes.add(dameo.position(new Setup(king, turn)).hash());
          positions++;
          if (square.row() != (side == Side.WHITE ? 7 : 0)) {
            Placement man = Placement.EMPTY.with(new Piece(side, Rank.MAN), square);
            hashes.add(dameo.position(new Setup(man, turn)).hash());
            positions++;
          }
        }
      }
    }
    assertThat(hashes).hasSize(positions);
  }

  @Test
  void equalPositionsHaveEqualHashesHoweverTheyCameAbout() {
    Position start = Variant.of(Games.international()).start();
    Position one = play(start, "32-28", "20-24", "31-27");
    Position other = play(start, "31-27", "20-24", "32-28");
    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    assertThat(one.hash()).isEqualTo(other.hash());
    assertThat(one.hash())
        .isEqualTo(Games.position(Games.international(), Fen.write(one)).hash());
  }

  @Test
  void positionsDifferByTurnByPiecesAndByRules() {
    Position position = Games.position(Games.international(), "W:WK46,32:BK5");
    assertThat(position)
        .isNotEqualTo(Games.position(Games.international(), "B:WK46,32:BK5"))
        .isNotEqualTo(Games.position(Games.international(), "W:WK46,K32:BK5"))
        .isNotEqualTo(Games.position(Games.international(), "W:WK46,33:BK5"))
        .isNotEqualTo(Games.position(SampleRules.of("ghanaian"), "W:WK46,32:BK5"))
        .isEqualTo(Games.position(Games.international(), "W:W32,K46:BK5"));
  }

  @Test
  void aPositionPrintsAsItsFenAndSetsOfSquaresSayThatTheyAreIndexes() {
    Position position = Games.position(Games.international(), "W:W28,33:BK1");

    assertThat(position).hasToString("W:W28,33:BK1");
    assertThat(position.placement())
        .hasToString(
            "indexes from 0: white men [27, 32], white kings [], black men [], black kings [0]");
    assertThat(position.placement().whiteMen()).hasToString("indexes [27, 32]");
  }

  @Test
  void aManThatPassesTheLastRowStaysAMan() {
    Position position = Games.position(Games.international(), "W:W15:B9,10");
    assertThat(position.legalMoves()).hasToString("[15x4x13]");
    Position after = position.play(position.legalMoves().get(0));
    assertThat(after.at(after.variant().board().square("13")))
        .contains(new Piece(Side.WHITE, Rank.MAN));
  }

  @Test
  void eightThreadsSharingOneVariantAgree() throws Exception {
    Variant international = Variant.of(Games.international());
    Variant dameo = Variant.of(SampleRules.of("dameo"));
    List<String> alone = List.of(randomGames(international), randomGames(dameo));
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Callable<List<String>>> tasks = IntStream.range(0, 16)
          .<Callable<List<String>>>mapToObj(
              task -> () -> List.of(randomGames(international), randomGames(dameo)))
          .toList();
      for (Future<List<String>> result : threads.invokeAll(tasks)) {
        assertThat(result.get()).isEqualTo(alone);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void nothingIsPrinted() {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream caught = new PrintStream(printed, true, StandardCharsets.UTF_8);
    try {
      System.setOut(caught);
      System.setErr(caught);
      assertThat(randomGames(Variant.of(Games.international()))).isNotEmpty();
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  /** The end positions and results of some games, always the same ones. */
  private static String randomGames(Variant variant) {
    Random random = new Random(11);
    StringBuilder ends = new StringBuilder();
    for (int number = 0; number < 4; number++) {
      Game game = Game.of(variant);
      for (int ply = 0; ply < 100 && game.outcome().isEmpty(); ply++) {
        var moves = game.position().legalMoves().stream()
            .sorted(java.util.Comparator.comparing(Object::toString))
            .toList();
        game = game.play(moves.get(random.nextInt(moves.size())));
      }
      ends.append(Fen.write(game.position())).append(' ').append(game).append('\n');
    }
    return ends.toString();
  }

  private static Position play(Position start, String... moves) {
    Position position = start;
    for (String move : moves) {
      position = position.play(MoveText.read(position, move));
    }
    return position;
  }

  @Test
  void piecesOfBothSidesTogetherAreNobodys() {
    Material twoOrThree = new Material(List.of(Forces.ANY), Forces.ANY, new Forces.Range(2, 3));
    RuleSet rules = Games.internationalPlay()
        .noMove(Verdict.LOSES)
        .ending(new Condition.Balance(twoOrThree), Verdict.DRAWS)
        .build();

    assertThat(Games.position(rules, "W:W32,38:B12").outcome())
        .map(Outcome::sentence)
        .contains("There are 2 to 3 pieces in all.");
  }
}
