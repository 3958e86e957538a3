package org.damier.players;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.damier.Game;
import org.damier.board.Move;

/**
 * A match: many games between two players that all begin alike. Each game has a seed of its own, made from that of the match
 * and its number, so that the games are the same whatever the number of threads. Settings are an immutable value and may be shared
 * between threads.
 *
 * <pre>{@code
 * MatchReport report = Match.of(Game.of(variant)).games(200).between(seed -> new SearchPlayer(4, seed)).play();
 * System.out.println(report.draws() + " draws, " + report.scoreOfFirst());
 * }</pre>
 *
 * @param start where every game begins; if moves have been played, they count as the game's
 * @param white makes White's player for a game from its seed
 * @param black makes Black's
 * @param games how many games are played
 * @param opening how many plies of each game are played at random before the players take over, so that the games differ
 * @param longest after so many plies from the start a game is given up unfinished
 * @param threads how many games are played at a time
 * @param seed any number; another one gives other games
 */
public record Match(
    Game start,
    LongFunction<? extends Player> white,
    LongFunction<? extends Player> black,
    int games,
    int opening,
    int longest,
    int threads,
    long seed) {

  /** After so many plies a game is given up unless said otherwise: 200 moves of each side. */
  public static final int LONGEST = 400;

  /**
   * Settings.
   *
   * @throws IllegalArgumentException if a number is negative, or there is to be no thread
   */
  public Match {
    Objects.requireNonNull(start, "start");
    Objects.requireNonNull(white, "white");
    Objects.requireNonNull(black, "black");
    if (games < 0 || opening < 0 || longest < 0 || threads < 1) {
      throw new IllegalArgumentException(
          "A match has 0 games or more, 0 plies of opening or more, 0"
              + " plies at most or more, and 1 thread or more; given were " + games + ", " + opening
              + ", " + longest + " and " + threads + ".");
    }
  }

  /** Told of games as they end. */
  @FunctionalInterface
  public interface Watcher {

    /**
     * A game has ended, or was given up. Called by the threads that play, as the games end and not in their order.
     *
     * @param number the game's number, counted from 0
     */
    void ended(int number, Game game);
  }

  /** A match of 100 games from this start, on one thread, between players that move at random. */
  public static Match of(Game start) {
    return new Match(start, RandomPlayer::new, RandomPlayer::new, 100, 0, LONGEST, 1, 1);
  }

  /** The same match with such players on both sides. */
  public Match between(LongFunction<? extends Player> players) {
    return between(players, players);
  }

  /** The same match between these players. */
  public Match between(
      LongFunction<? extends Player> whitePlayers, LongFunction<? extends Player> blackPlayers) {
    return new Match(start, whitePlayers, blackPlayers, games, opening, longest, threads, seed);
  }

  /** The same match of so many games. */
  public Match games(int number) {
    return new Match(start, white, black, number, opening, longest, threads, seed);
  }

  /** The same match with so many plies at random before each game. */
  public Match opening(int plies) {
    return new Match(start, white, black, games, plies, longest, threads, seed);
  }

  /** The same match with games of so many plies at most. */
  public Match longest(int plies) {
    return new Match(start, white, black, games, opening, plies, threads, seed);
  }

  /** The same match on so many threads. */
  public Match threads(int number) {
    return new Match(start, white, black, games, opening, longest, number, seed);
  }

  /** The same match from another seed. */
  public Match seed(long number) {
    return new Match(start, white, black, games, opening, longest, threads, number);
  }

  /** Plays the match and waits for it. */
  public MatchReport play() {
    return play((number, game) -> {});
  }

  /**
   * Plays the match and waits for it. What a player or the watcher throws ends the match and is thrown here.
   *
   * @throws IllegalStateException if the calling thread is interrupted; the match is broken off
   */
  public MatchReport play(Watcher watcher) {
    ExecutorService pool = Executors.newFixedThreadPool(threads, Match::thread);
    try {
      List<Future<GameFigures>> playing = IntStream.range(0, games)
          .mapToObj(number -> pool.submit(() -> figures(number, watcher)))
          .toList();
      return new MatchReport(
          start.position().sideToMove(), playing.stream().map(Match::result).toList());
    } finally {
      pool.shutdownNow();
    }
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "match");
    thread.setDaemon(true);
    return thread;
  }

  private static GameFigures result(Future<GameFigures> playing) {
    try {
      return playing.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("The match was broken off.", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) Objects.requireNonNull(e.getCause()); // Nothing here throws others.
    }
  }

  private GameFigures figures(int number, Watcher watcher) {
    Game game = game(Chance.mixed(seed, number));
    watcher.ended(number, game);
    return GameFigures.of(game);
  }

  private Game game(long gameSeed) {
    Player random = new RandomPlayer(Chance.mixed(gameSeed, 0));
    Player ofWhite = white.apply(Chance.mixed(gameSeed, 1));
    Player ofBlack = black.apply(Chance.mixed(gameSeed, 2));
    Game game = start;
    for (int ply = 0; ply < longest && game.outcome().isEmpty() && !isBrokenOff(); ply++) {
      Player player = switch (game.position().sideToMove()) {
        case WHITE -> ply < opening ? random : ofWhite;
        case BLACK -> ply < opening ? random : ofBlack;
      };
      Move move = player.choose(game, Match::isBrokenOff);
      game = game.play(move);
    }
    return game;
  }

  /** Whether nobody waits for the games any more, because the match was broken off. */
  private static boolean isBrokenOff() {
    return Thread.currentThread().isInterrupted();
  }
}
