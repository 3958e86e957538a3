package org.damier.movegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.engine.TooManyMovesException;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.Directions;
import org.damier.rules.Landing;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Captures that a search through every sequence of jumps would never finish. */
@Timeout(60)
final class LongCapturesTest {

  @Test
  void nineteenPiecesInTwentyOrdersAreOneMove() {
    // Twenty routes take all nineteen pieces; all of them end on 46.
    RuleSet rules = SampleRules.of("frisian");
    Placement placement = Positions.placement(
        rules.board(), "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47");

    for (MoveGenerator generator : List.of(new TableGenerator(rules), new PlainGenerator(rules))) {
      List<Move> moves = generator.legalMoves(placement, Side.WHITE);
      assertThat(moves).hasSize(1);
      assertThat(moves.get(0).captured()).hasSize(19);
      assertThat(moves.get(0).to()).hasToString("46");
    }
  }

  /** Where nothing chooses, the sets of 35 scattered kings that can be taken are beyond counting. */
  @Test
  void capturesBeyondCountingAreRefusedLoudly() {
    RuleSet rules = Boards.large("croda")
        .kingCaptures(new Fly(Directions.ANY, Landing.ANYWHERE))
        .criteria()
        .build();
    Placement placement = Positions.placement(
        rules.board(),
        "W:WKa1:BKb2,Kb4,Kb6,Kb8,Kb10,Kd2,Kd4,Kd6,Kd8,Kd10,Kf2,Kf4,Kf6,Kf8,Kf10,Kh2,Kh4,Kh6,Kh8,Kh10,"
            + "Kj2,Kj4,Kj6,Kj8,Kj10,Ke10,Kg6,Kc10,Ki4,Ki10,Kc8,Kc6,Ki6,Kc4,Ke8,Kg4");

    for (MoveGenerator generator : List.of(new TableGenerator(rules), new PlainGenerator(rules))) {
      assertThatThrownBy(() -> generator.legalMoves(placement, Side.WHITE))
          .isInstanceOf(TooManyMovesException.class)
          .hasMessageContaining("more than");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"international", "frisian", "killer", "russian", "canadian", "dameo"})
  void boardsFullOfKingsAreNoTrouble(String variant) {
    compareFullBoards(SampleRules.of(variant));
  }

  @ParameterizedTest
  @ValueSource(strings = {"international", "frisian", "killer"})
  void wideBoardsFullOfKingsAreNoTrouble(String variant) {
    compareFullBoards(Boards.wide(variant).build());
  }

  @ParameterizedTest
  @ValueSource(strings = {"croda", "turkish"})
  void largeBoardsFullOfKingsAreNoTrouble(String variant) {
    compareFullBoards(Boards.large(variant).build());
  }

  private static void compareFullBoards(RuleSet rules) {
    MoveGenerator plain = new PlainGenerator(rules);
    MoveGenerator table = new TableGenerator(rules);
    Random random = new Random(1);
    for (int ofTwenty = 8; ofTwenty <= 20; ofTwenty++) {
      Placement placement = Placement.EMPTY;
      for (Square square : rules.board().squares()) {
        if (random.nextInt(20) < ofTwenty) {
          Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
          placement = placement.with(new Piece(side, Rank.KING), square);
        }
      }
      TwinTest.compare(rules, plain, table, placement, Side.WHITE);
      TwinTest.compare(rules, plain, table, placement, Side.BLACK);
    }
  }

  @Test
  void manyMovesAreAllListed() {
    // A lattice of 25 pieces, of which a capture may leave any it does not come to.
    RuleSet rules = Boards.wide("russian").build();
    Placement placement = Positions.placement(
        rules.board(),
        "W:WK67:B" + "13,14,15,16,17,25,26,27,28,29,37,38,39,40,41,49,50,51,52,53,61,62,63,64,65");

    TwinTest.compare(
        rules, new PlainGenerator(rules), new TableGenerator(rules), placement, Side.WHITE);
  }
}
