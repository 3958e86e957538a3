package org.damier.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.damier.Game;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.Forces;
import org.damier.rules.Material;
import org.damier.rules.RuleSet;

/** Random games by random rules, which end in every way that rules know. */
final class RandomGames {

  private static final int PLIES = 30;
  private static final int MOST_MOVES = 60;

  private final Random random;
  private final RandomRules rules;

  RandomGames(long seed) {
    this.random = new Random(seed);
    this.rules = new RandomRules(seed);
  }

  /** Random rules with repetitions and clocks behind their endings, all of them short. */
  RuleSet nextRules() {
    RuleSet next = rules.next();
    List<Ending> endings = new ArrayList<>(next.endings());
    endings.add(
        new Ending(new Condition.Repetition(2 + random.nextInt(3)), one(Ending.Verdict.values())));
    for (int i = random.nextInt(3); i > 0; i--) {
      endings.add(new Ending(clock(i), Ending.Verdict.DRAWS));
    }
    return new RuleSet(
        next.name(),
        next.board(),
        next.start(),
        next.first(),
        next.man(),
        next.king(),
        next.capture(),
        endings,
        next.notation(),
        next.hooks());
  }

  /** Clocks of different lengths, so that no two are equal. */
  private Condition.Clock clock(int index) {
    Optional<Material> during = random.nextBoolean()
        ? Optional.empty()
        : Optional.of(new Material(
            List.of(Forces.withKing(), Forces.pieces(2)),
            random.nextBoolean() ? Forces.ANY : Forces.withKing()));
    return new Condition.Clock(
        2 * index + random.nextInt(2) + 1,
        one(Condition.Quality.values()),
        during,
        during.isPresent() && random.nextBoolean()
            ? Condition.Lapse.PAUSES
            : Condition.Lapse.SETS_BACK);
  }

  /** A game as it stands at first and after each of its plies. */
  void play(Variant variant, Consumer<Game> eachPly) {
    Game game = Game.from(start(variant));
    if (random.nextInt(3) == 0) {
      game = game.onClaim();
    }
    eachPly.accept(game);
    for (int ply = 0; ply < PLIES && goesOn(game); ply++) {
      game = game.play(move(game));
      eachPly.accept(game);
    }
  }

  private static boolean goesOn(Game game) {
    return game.outcome().isEmpty() && game.position().legalMoves().size() <= MOST_MOVES;
  }

  private Position start(Variant variant) {
    Position position = random.nextBoolean()
        ? variant.start()
        : new RandomPositions(variant, random.nextLong()).next();
    return position.legalMoves().size() <= MOST_MOVES ? position : variant.start();
  }

  /** Often the way back, so that positions are repeated. */
  private Move move(Game game) {
    List<Move> legal = game.position().legalMoves();
    List<Move> played = game.moves();
    if (played.size() > 1 && random.nextBoolean()) {
      Move last = played.get(played.size() - 2);
      for (Move move : legal) {
        if (move.from().equals(last.to()) && move.to().equals(last.from())) {
          return move;
        }
      }
    }
    return legal.get(random.nextInt(legal.size()));
  }

  private <T> T one(T[] values) {
    return values[random.nextInt(values.length)];
  }
}
