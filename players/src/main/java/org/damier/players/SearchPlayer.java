package org.damier.players;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import org.damier.Game;
import org.damier.Variant;
import org.damier.board.Move;

/**
 * Looks so many plies ahead and counts pieces; captures are followed to their end, as far as they do not branch into
 * hundreds of ways. Repetitions of what stood in the game, and clocks that run out within four plies, it sees. Of moves that come
 * to the same it prefers those that bring the game on: men forward, and short kings nearer to an enemy that has less. Where
 * nothing has been captured or promoted for 50 moves of each side, it repeats positions if that draws. Of what is left it plays
 * any move, each as likely as the others. What wins, and whether it is good to have pieces, it learns from the rules; that it
 * plays well nobody has taught it. It takes the variant's engine where there is one, and is some thirty times slower where not.
 * Immutable but for the memory that it works in, and safe between threads.
 */
public final class SearchPlayer implements Player {

  /** As deep as a player may look. */
  public static final int DEEPEST = 99;

  private final int depth;
  private final long seed;

  // What has been made for earlier moves, one for each thread that was choosing at a time.
  private final Queue<Tools> idle = new ConcurrentLinkedQueue<>();

  /**
   * A player.
   *
   * @param depth how many plies it looks ahead, 1 to {@link #DEEPEST}; each takes several times as long as the one before
   * @param seed any number; the same one gives the same moves again
   * @throws IllegalArgumentException if the depth is out of its range
   */
  public SearchPlayer(int depth, long seed) {
    if (depth < 1 || depth > DEEPEST) {
      throw new IllegalArgumentException(
          "A player looks 1 to " + DEEPEST + " plies ahead, not " + depth + ".");
    }
    this.depth = depth;
    this.seed = seed;
  }

  /** A move that is best as far as the depth shows, or as many plies of it as are looked at when {@code stop} turns true. */
  @Override
  public Move choose(Game game, BooleanSupplier stop) {
    List<Move> moves = Chance.movesOf(game);
    return moves.size() == 1 ? moves.get(0) : Chance.oneOf(chosen(game, moves, stop), seed, game);
  }

  private List<Move> chosen(Game game, List<Move> moves, BooleanSupplier stop) {
    Tools tools = tools(game.position().variant());
    RootSearch search = new RootSearch(game, moves, tools.lookahead(), stop);
    List<Move> best = search.best(depth);
    // Not where something was thrown on the way: what is half done is not to be used again.
    idle.add(tools);
    return search.isDecided() ? best : tools.headway().of(game, best);
  }

  private Tools tools(Variant variant) {
    Tools known = idle.poll();
    return known != null && known.lookahead().variant().equals(variant) ? known : Tools.of(variant);
  }

  /** What choosing a move of a variant takes. */
  private record Tools(Lookahead lookahead, Headway headway) {
    static Tools of(Variant variant) {
      Worth worth = Worth.of(variant);
      return new Tools(Lookahead.of(variant, worth), new Headway(variant, worth));
    }
  }

  @Override
  public String toString() {
    return "search " + depth + (depth == 1 ? " ply" : " plies");
  }
}
