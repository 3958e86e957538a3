package org.damier.codegen;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.sets.Program;
import org.damier.rules.Movement;

/**
 * The ways in which pieces of one rank move without capture, cut so that no two of them make the same move: a rule may well join
 * ways that lead to the same squares.
 */
final class QuietWays {

  private final Program program;
  private final List<Movement> movements;

  QuietWays(Program program, Rank rank) {
    this.program = program;
    this.movements = program.rules().piece(rank).moves();
  }

  /** One way, and the directions in which no other does the same. */
  record Way(Movement movement, Set<Direction> directions) {}

  /** All ways, in the order of the rules. */
  List<Way> all() {
    List<Way> ways = new ArrayList<>();
    for (int i = 0; i < movements.size(); i++) {
      Movement movement = movements.get(i);
      Set<Direction> directions = EnumSet.noneOf(Direction.class);
      directions.addAll(program.directions(movement.directions()));
      directions.removeAll(directions(movements.subList(0, i), movement.getClass()));
      // A slide starts with a step, and a vault may be a leap.
      if (movement instanceof Movement.Step) {
        directions.removeAll(directions(movements, Movement.Slide.class));
      } else if (movement instanceof Movement.Leap) {
        directions.removeAll(directions(movements, Movement.Vault.class));
      }
      ways.add(new Way(movement, directions));
    }
    return ways;
  }

  /** Whether a leap or a vault passes a single own neighbour this way, as a line of one man would. */
  boolean passOne(Direction direction) {
    return directions(movements, Movement.Leap.class).contains(direction)
        || directions(movements, Movement.Vault.class).contains(direction);
  }

  private Set<Direction> directions(List<Movement> among, Class<? extends Movement> kind) {
    Set<Direction> directions = EnumSet.noneOf(Direction.class);
    among.stream()
        .filter(kind::isInstance)
        .forEach(movement -> directions.addAll(program.directions(movement.directions())));
    return directions;
  }
}
