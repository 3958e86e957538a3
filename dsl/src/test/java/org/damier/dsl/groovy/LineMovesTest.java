package org.damier.dsl.groovy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.damier.board.Direction;
import org.damier.board.Square;
import org.damier.hook.MovesHook;
import org.junit.jupiter.api.Test;

/** A hook that moves lines of men, written in sets, against a loop over squares. */
class LineMovesTest {

  private static final String LINES = """
      for (direction in position.forward) {
        def back = direction.opposite
        def rear = position.men & position.step(position.empty, back)
        for (int length = 2; !rear.isEmpty(); length++) {
          rear = position.men & position.step(rear, back)
          moves.add(rear, direction, length)
        }
      }
      """;

  private final MovesHook hook = Hooks.compile(HookKind.MOVES, LINES, MovesHook.class);

  @Test
  void linesMoveInRandomPositionsAsALoopOverSquaresSays() {
    Random random = new Random(11);
    for (int i = 0; i < 2000; i++) {
      TestPosition position = TestPosition.random(random);
      assertThat(moves(position)).as("%s", position).isEqualTo(lineByLine(position));
    }
  }

  @Test
  void aLineOfThreeMenHasTwoLineMoves() {
    assertThat(moves(TestPosition.ofMen("a1", "a2", "a3"))).containsExactly("a1-a4", "a2-a4");
  }

  private Set<String> moves(TestPosition position) {
    RecordingSink sink = new RecordingSink(position.board());
    hook.moves(position, sink);
    return sink.moves();
  }

  private static Set<String> lineByLine(TestPosition position) {
    Set<String> moves = new TreeSet<>();
    for (Square rear : position.board().squares()) {
      for (Direction direction : position.forward()) {
        int length = 0;
        int front = rear.index();
        while (front >= 0 && position.men().contains(front)) {
          length++;
          front = position.board().neighbour(front, direction);
        }
        if (length > 1 && front >= 0 && position.empty().contains(front)) {
          moves.add(rear + "-" + position.board().square(front));
        }
      }
    }
    return moves;
  }
}
