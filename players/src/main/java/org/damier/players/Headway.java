package org.damier.players;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.damier.Game;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.rules.Condition;
import org.damier.rules.Ending.Verdict;
import org.damier.rules.RuleSet;

/**
 * Of moves that look equally good, those with which the game comes to an end some day: men go forward, short kings that are
 * more go after the enemy, and where nothing has come of it for long, the players repeat what stood before if that draws. Safe
 * between threads.
 */
final class Headway {

  /** After so many plies without capture and promotion a player tries no longer: 50 moves of each side. */
  static final int PATIENCE = 100;

  private final RuleSet rules;
  private final Worth worth;
  private final boolean repetitionDraws;
  private final Map<Side, Distances> toPromotion = new EnumMap<>(Side.class);
  // From each square to each for a king that goes one square at a time; empty where kings fly.
  private final Distances[] toSquare;

  Headway(Variant variant, Worth worth) {
    this.rules = variant.rules();
    this.worth = worth;
    this.repetitionDraws = rules.endings().stream()
        .anyMatch(ending -> ending.condition() instanceof Condition.Repetition
            && ending.verdict() == Verdict.DRAWS);
    rules.man().promotion().filter(promotion -> worth.king() > worth.man()).ifPresent(promotion -> {
      for (Side side : Side.values()) {
        toPromotion.put(
            side, Distances.to(promotion.zone().of(side), rules.man(), side, rules.board()));
      }
    });
    boolean goAfter = worth.man() > 0 && !Worth.kingsFly(rules);
    this.toSquare = new Distances[goAfter ? rules.board().size() : 0];
    Arrays.setAll(
        toSquare,
        square -> Distances.to(SquareSet.of(square), rules.king(), Side.WHITE, rules.board()));
  }

  /** Those of the moves, which are as good as one another, that bring the game on; at least one. */
  List<Move> of(Game game, List<Move> best) {
    if (repetitionDraws
        && standstill(game) >= PATIENCE
        && best.stream().noneMatch(Headway::comesOn)) {
      return repeating(game, best);
    }
    List<Move> forward = toPromotion.isEmpty() ? best : most(best, this::advance);
    return toSquare.length == 0 || worth.of(game.position()) <= 0
        ? forward
        : most(forward, move -> -distance(game.position().play(move)));
  }

  /** How many plies ago something was captured or promoted. */
  private static int standstill(Game game) {
    List<Move> moves = game.moves();
    int plies = 0;
    while (plies < moves.size() && !comesOn(moves.get(moves.size() - 1 - plies))) {
      plies++;
    }
    return plies;
  }

  private static boolean comesOn(Move move) {
    return move.isCapture() || move.promotes();
  }

  /**
   * Moves to what has stood most often, even if they look worse than others: what could not be made use of is no advantage, and
   * nothing came of this position before. Otherwise the last move is taken back if that is as good as any.
   */
  private static List<Move> repeating(Game game, List<Move> best) {
    Map<Position, Integer> stood = game.history().stood();
    ToIntFunction<Move> times = move -> stood.getOrDefault(game.position().play(move), 0);
    List<Move> again = most(game.position().legalMoves(), times);
    if (times.applyAsInt(again.get(0)) > 0) {
      return again;
    }
    List<Move> moves = game.moves();
    Move last = moves.get(moves.size() - 2);
    return most(
        best, move -> move.from().equals(last.to()) && move.to().equals(last.from()) ? 1 : 0);
  }

  private static List<Move> most(List<Move> moves, ToIntFunction<Move> measure) {
    int most = moves.stream().mapToInt(measure).max().orElseThrow();
    return moves.stream().filter(move -> measure.applyAsInt(move) == most).toList();
  }

  /** How many moves nearer to promotion a man comes. */
  private int advance(Move move) {
    return Optional.ofNullable(toPromotion.get(move.piece().side()))
        .filter(distances -> move.piece().rank() == Rank.MAN)
        .map(left -> left.from(move.from().index()) - left.from(move.to().index()))
        .orElse(0);
  }

  /** How far the kings of the side that has just moved are from the next piece of the other, all in all. */
  private int distance(Position position) {
    SquareSet enemies = position.placement().of(position.sideToMove());
    int[] sum = {0};
    position.placement().of(position.sideToMove().opponent(), Rank.KING).forEach(king -> {
      int[] nearest = {rules.board().size()};
      enemies.forEach(enemy -> nearest[0] = Math.min(nearest[0], toSquare[enemy].from(king)));
      sum[0] += nearest[0];
    });
    return sum[0];
  }
}
