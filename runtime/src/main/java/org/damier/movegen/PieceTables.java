package org.damier.movegen;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Side;
import org.damier.rules.Movement;
import org.damier.rules.PieceRules;
import org.damier.rules.Promotion;

/** What one kind of piece does, for its side: directions are numbers, zones are tables of squares. */
final class PieceTables {

  /** Directions of slides. */
  final int[] slides;

  /** Directions of moves over a line of own men. */
  final int[] lines;

  /** Directions of leaps over a neighbouring own piece; those that are vaults as well are left out. */
  final int[] leaps;

  /** Directions of vaults over an own piece at any distance. */
  final int[] vaults;

  /** Every way of jumping. */
  final JumpLine[] jumps;

  /** Those of them that fly. */
  final JumpLine[] flights;

  /** Whether the zone is touched with effect during a capture already. */
  final boolean promotesInPassing;

  /** Whether such a promotion ends the capture. */
  final boolean promotionStops;

  private final int[][] stepTargets;
  private final int[][] nearJumps;
  private final boolean[] promotesOn;

  PieceTables(PieceRules rules, BoardTables tables, Side side) {
    Board board = tables.board;
    Set<Direction> sliding = directions(rules, Movement.Slide.class, board, side);
    Set<Direction> stepping = directions(rules, Movement.Step.class, board, side);
    stepping.removeAll(sliding);
    this.stepTargets = stepTargets(numbers(stepping), tables);
    this.slides = numbers(sliding);
    Set<Direction> vaulting = directions(rules, Movement.Vault.class, board, side);
    Set<Direction> leaping = directions(rules, Movement.Leap.class, board, side);
    leaping.removeAll(vaulting);
    this.lines = numbers(directions(rules, Movement.Line.class, board, side));
    this.vaults = numbers(vaulting);
    this.leaps = numbers(leaping);
    this.jumps = JumpLine.of(rules, board, side);
    this.flights = Arrays.stream(jumps).filter(JumpLine::flies).toArray(JumpLine[]::new);
    this.nearJumps = nearJumps(jumps, tables);
    this.promotesInPassing = hasTiming(rules, Promotion.Timing.AT_ONCE_CONTINUING)
        || hasTiming(rules, Promotion.Timing.AT_ONCE_STOPPING);
    this.promotionStops = hasTiming(rules, Promotion.Timing.AT_ONCE_STOPPING);
    this.promotesOn = zone(rules, board, side);
  }

  private static Set<Direction> directions(
      PieceRules rules, Class<? extends Movement> manner, Board board, Side side) {
    Set<Direction> directions = EnumSet.noneOf(Direction.class);
    for (Movement movement : rules.moves()) {
      if (manner.isInstance(movement)) {
        directions.addAll(movement.directions().on(board, side));
      }
    }
    return directions;
  }

  private static int[] numbers(Set<Direction> directions) {
    return directions.stream().mapToInt(Direction::ordinal).toArray();
  }

  private static int[][] stepTargets(int[] directions, BoardTables board) {
    int[][] targets = new int[board.size][];
    for (int from = 0; from < board.size; from++) {
      int square = from;
      targets[square] = Arrays.stream(directions)
          .map(direction -> board.next(square, direction))
          .filter(target -> target != board.wall)
          .toArray();
    }
    return targets;
  }

  private static int[][] nearJumps(JumpLine[] lines, BoardTables board) {
    int[][] near = new int[board.size][];
    for (int from = 0; from < board.size; from++) {
      int square = from;
      near[square] = Arrays.stream(lines)
          .filter(line -> !line.flies())
          .filter(line -> line.mayLandOn(NearJump.landing(NearJump.of(line, square, board))))
          .mapToInt(line -> NearJump.of(line, square, board))
          .filter(jump -> NearJump.landing(jump) != board.wall)
          .toArray();
    }
    return near;
  }

  private static boolean hasTiming(PieceRules rules, Promotion.Timing timing) {
    return rules.promotion().filter(promotion -> promotion.timing() == timing).isPresent();
  }

  private static boolean[] zone(PieceRules rules, Board board, Side side) {
    boolean[] inZone = new boolean[board.size()];
    rules
        .promotion()
        .ifPresent(promotion ->
            promotion.zone().of(side).and(board.all()).forEach(square -> inZone[square] = true));
    return inZone;
  }

  /** Whether resting on the square makes the piece a king. Never so for kings. */
  boolean promotesOn(int square) {
    return promotesOn[square];
  }

  /** Whether a leap or a vault passes a single own neighbour this way, as a line of one man would. */
  boolean passesOne(int direction) {
    return IntStream.concat(Arrays.stream(leaps), Arrays.stream(vaults))
        .anyMatch(each -> each == direction);
  }

  /** Where steps from the square lead; those that are slides as well are left out. */
  int[] stepTargets(int square) {
    return stepTargets[square];
  }

  /** The jumps from the square that do not fly, each a {@link NearJump}. */
  int[] nearJumps(int square) {
    return nearJumps[square];
  }
}
