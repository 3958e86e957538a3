package org.damier.players;

import java.util.Optional;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.rules.CaptureManner;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.Movement;
import org.damier.rules.RuleSet;

/**
 * What pieces and ends are worth by the rules of a variant, in hundredths of a man. Whether it is good to have pieces, the
 * rules are asked: they judge the start without one side's pieces, and where the side that has none left wins, as in losing
 * games, pieces count against their owner.
 *
 * @param man what a man is worth to its side
 * @param king what a king is
 * @param withoutMove what it means to have no move
 * @param repeated what a repetition means to the side that has just moved; a draw where the rules know none
 * @param byMovesAlone whether nothing else about a position decides a game
 */
record Worth(
    int man, int king, Ending.Verdict withoutMove, Ending.Verdict repeated, boolean byMovesAlone) {

  /** A win at once; one of so many plies is worth so much less. */
  static final int WIN = 1_000_000;

  private static final int MAN = 100;

  /** A king that goes far is worth about three men, one that goes no farther than a man one and a half. */
  private static final int FLYING_KING = 300;

  private static final int SHORT_KING = 150;

  static Worth of(Variant variant) {
    RuleSet rules = variant.rules();
    int sign = isWonWithoutPieces(variant) ? -1 : 1;
    return new Worth(
        sign * MAN,
        sign * (kingsFly(rules) ? FLYING_KING : SHORT_KING),
        verdict(rules, Condition.NoMove.class).orElseThrow(), // A rule set has one.
        verdict(rules, Condition.Repetition.class).orElse(Ending.Verdict.DRAWS),
        rules.hooks().ending().isEmpty()
            && rules.endings().stream()
                .noneMatch(ending -> ending.condition() instanceof Condition.Balance));
  }

  private static boolean isWonWithoutPieces(Variant variant) {
    Side side = variant.rules().first();
    Placement start = variant.rules().start();
    Placement bare = side == Side.WHITE
        ? new Placement(SquareSet.EMPTY, SquareSet.EMPTY, start.blackMen(), start.blackKings())
        : new Placement(start.whiteMen(), start.whiteKings(), SquareSet.EMPTY, SquareSet.EMPTY);
    return variant
        .position(new Setup(bare, side))
        .outcome()
        .flatMap(Outcome::winner)
        .equals(Optional.of(side));
  }

  static boolean kingsFly(RuleSet rules) {
    return rules.king().captures().stream().anyMatch(CaptureManner.Fly.class::isInstance)
        || rules.king().moves().stream().anyMatch(Movement.Slide.class::isInstance);
  }

  private static Optional<Ending.Verdict> verdict(
      RuleSet rules, Class<? extends Condition> condition) {
    return rules.endings().stream()
        .filter(ending -> condition.isInstance(ending.condition()))
        .map(Ending::verdict)
        .findFirst();
  }

  /** What so many men and kings more than the opponent's are worth. */
  int of(int men, int kings) {
    return man * men + king * kings;
  }

  /** What the pieces of the position are worth to the side to move. */
  int of(Position position) {
    return of(surplus(position, Rank.MAN), surplus(position, Rank.KING));
  }

  private static int surplus(Position position, Rank rank) {
    Side side = position.sideToMove();
    return position.placement().of(side, rank).size()
        - position.placement().of(side.opponent(), rank).size();
  }

  /** What a position without a legal move is worth to the side to move, so many plies from now. */
  int decided(Position position, int ply) {
    return byMovesAlone
        ? withoutMove(ply)
        : position
            .outcome()
            .map(outcome -> of(outcome, position.sideToMove(), ply))
            .orElseGet(() ->
                // The position was put together without what it remembers, which has left it no
                // move.
                withoutMove(ply));
  }

  /** What having no move is worth, if nothing else decides. */
  int withoutMove(int ply) {
    return switch (withoutMove) {
      case WINS -> WIN - ply;
      case LOSES -> ply - WIN;
      case DRAWS -> 0;
    };
  }

  /** What a position that ends the game by repetition is worth to the side to move, so many plies from now. */
  int repeated(int ply) {
    return switch (repeated) {
      case WINS -> ply - WIN;
      case LOSES -> WIN - ply;
      case DRAWS -> 0;
    };
  }

  /** What the outcome is worth to the side, so many plies from now. */
  static int of(Outcome outcome, Side side, int ply) {
    return outcome
        .winner()
        .map(winner -> winner == side ? WIN - ply : ply - WIN)
        .orElse(0);
  }

  /** What is worth so much if it comes so many plies later, or earlier if they are negative. */
  static int later(int value, int plies) {
    return !isDecisive(value) ? value : value > 0 ? value - plies : value + plies;
  }

  /** Whether so much is only worth what wins or loses. */
  static boolean isDecisive(int value) {
    return Math.abs(value) > WIN / 2;
  }
}
