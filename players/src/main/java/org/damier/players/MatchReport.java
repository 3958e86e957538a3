package org.damier.players;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.damier.Outcome;
import org.damier.board.Side;
import org.damier.rules.RulePart;

/**
 * How the games of a match went. An immutable value.
 *
 * @param first the side that moved first
 * @param games the figures of each game, in the order of their numbers
 */
public record MatchReport(Side first, List<GameFigures> games) {

  public MatchReport {
    games = List.copyOf(games);
  }

  private Stream<Outcome> outcomes() {
    return games.stream().flatMap(game -> game.outcome().stream());
  }

  /** How many games have come to an end by the rules. */
  public int finished() {
    return (int) outcomes().count();
  }

  /** How many games were given up because they had become too long. */
  public int unfinished() {
    return games.size() - finished();
  }

  /** How many games the side has won. */
  public int wins(Side side) {
    return (int)
        outcomes().filter(end -> end.winner().equals(Optional.of(side))).count();
  }

  /** How many games were drawn. */
  public int draws() {
    return (int) outcomes().filter(Outcome::isDraw).count();
  }

  /** How many games differ from each other; those alike say no more than one of them. */
  public int different() {
    return (int) games.stream().mapToLong(GameFigures::line).distinct().count();
  }

  /** How many games each rule has ended, in the order of a rulebook. */
  public Map<RulePart, Integer> endings() {
    Map<RulePart, Integer> endings = new TreeMap<>(MatchReport::inOrder);
    games.forEach(game -> game.endedBy().ifPresent(rule -> endings.merge(rule, 1, Integer::sum)));
    return endings;
  }

  private static int inOrder(RulePart one, RulePart other) {
    int byKind = one.kind().compareTo(other.kind());
    return byKind != 0 ? byKind : Integer.compare(one.index(), other.index());
  }

  /** What the side that moved first has scored of the games that ended: 1 for a win, half of it for a draw. */
  public Estimate scoreOfFirst() {
    return Estimate.ofShare(wins(first) + draws() / 2.0, finished());
  }

  /** The share of draws among the games that ended. */
  public Estimate drawn() {
    return Estimate.ofShare(draws(), finished());
  }

  /** How many plies a game takes, unfinished ones as far as they went. */
  public Estimate plies() {
    return mean(GameFigures::plies);
  }

  /** How many moves of a game capture. */
  public Estimate captures() {
    return mean(GameFigures::captures);
  }

  /** How many pieces are taken in a game. */
  public Estimate taken() {
    return mean(GameFigures::taken);
  }

  private Estimate mean(ToLongFunction<GameFigures> figure) {
    return Estimate.ofMean(games.stream().mapToLong(figure).toArray());
  }

  /** How many legal moves there are to choose from in a position, by the average of all in which a move was made; NaN if none was. */
  public double choices() {
    return sum(GameFigures::choices) / sum(GameFigures::plies);
  }

  /** The share of these positions, 0 to 1, in which there is one legal move alone; NaN if there are none. */
  public double forced() {
    return sum(GameFigures::forced) / sum(GameFigures::plies);
  }

  private double sum(ToLongFunction<GameFigures> figure) {
    return games.stream().mapToLong(figure).sum();
  }
}
