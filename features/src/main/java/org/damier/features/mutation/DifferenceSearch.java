package org.damier.features.mutation;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.damier.IllegalMoveException;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.features.mutation.TrialGames.TrialGame;
import org.damier.rules.RuleSet;

/**
 * Looks for a place where two rule sets differ: by random play from the start, from given positions and from pieces put
 * anywhere. The same on every machine.
 */
final class DifferenceSearch {

  private final Variant original;
  private final TrialGames games;

  /** A search for what tells from these rules, beginning also in positions that are known to be of interest. */
  DifferenceSearch(Variant original, List<Setup> known, SearchExtent extent) {
    this.original = original;
    this.games = new TrialGames(original, List.copyOf(known), extent);
  }

  /** A place where the changed rules differ, as small as it could be made; empty if none was found. */
  Optional<Difference> find(RuleSet changed) {
    Variant mutant = Variant.of(changed);
    Optional<Difference> atStart = Comparison.ofStarts(original, mutant).difference();
    if (atStart.isPresent()) {
      return atStart;
    }
    return IntStream.range(0, games.size())
        .mapToObj(games::get)
        .flatMap(game -> in(game, mutant).stream())
        .findFirst();
  }

  private Optional<Difference> in(TrialGame game, Variant mutant) {
    return Comparison.ofPositions(game.setup(), original, mutant)
        .or(() -> Comparison.from(game.setup(), original, mutant)
            .flatMap(begin -> replay(begin, game.moves(), mutant)));
  }

  private Optional<Difference> replay(Comparison begin, List<Move> moves, Variant mutant) {
    Comparison last = until(begin, moves);
    return last.difference().map(found -> smaller(last, found, mutant));
  }

  /** The same difference with as little of its past as it needs, and without pieces that it does not need. */
  private Difference smaller(Comparison game, Difference found, Variant mutant) {
    List<Position> stood = game.original().positions();
    List<Move> moves = game.original().moves();
    for (int ply = moves.size(); ply >= 0; ply--) {
      Setup setup = new Setup(stood.get(ply).placement(), stood.get(ply).sideToMove());
      List<Move> rest = moves.subList(ply, moves.size());
      Optional<Difference> later = after(setup, rest, mutant);
      if (later.isPresent()) {
        return withFewerPieces(setup, rest, later.get(), mutant);
      }
    }
    return found;
  }

  private Difference withFewerPieces(
      Setup begin, List<Move> moves, Difference found, Variant mutant) {
    Setup setup = begin;
    Difference smallest = found;
    for (Square square : original.board().squares()) {
      if (setup.placement().at(square).isEmpty()) {
        continue;
      }
      Placement fewer = setup.placement().without(square);
      Setup less = new Setup(fewer, setup.sideToMove());
      boolean bothSides =
          Stream.of(Side.values()).noneMatch(side -> fewer.of(side).isEmpty());
      Optional<Difference> smaller = bothSides ? after(less, moves, mutant) : Optional.empty();
      if (smaller.isPresent()) {
        smallest = smaller.get();
        setup = less;
      }
    }
    return smallest;
  }

  /** Where the rule sets differ after these moves, or before; empty if they do not, or a move is none there. */
  private Optional<Difference> after(Setup setup, List<Move> moves, Variant mutant) {
    try {
      return Comparison.from(setup, original, mutant)
          .map(begin -> until(begin, moves))
          .flatMap(Comparison::difference);
    } catch (IllegalMoveException e) {
      return Optional.empty();
    }
  }

  /** Plays the moves until the rule sets differ, or all. */
  private static Comparison until(Comparison begin, List<Move> moves) {
    Comparison comparison = begin;
    for (int ply = 0; ply < moves.size() && comparison.difference().isEmpty(); ply++) {
      comparison = comparison.play(moves.get(ply));
    }
    return comparison;
  }
}
