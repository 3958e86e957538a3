package org.damier.features.mutation;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.rules.RuleSet;

/**
 * Looks for a place where two rule sets differ: by random play from the start, from given positions and from pieces put
 * anywhere. The same on every machine.
 */
final class DifferenceSearch {

  private final Variant original;
  private final List<Setup> known;
  private final SearchExtent extent;

  /** A search for what tells from these rules, beginning also in positions that are known to be of interest. */
  DifferenceSearch(Variant original, List<Setup> known, SearchExtent extent) {
    this.original = original;
    this.known = List.copyOf(known);
    this.extent = extent;
  }

  /** A place where the changed rules differ, as small as it could be made; empty if none was found. */
  Optional<Difference> find(RuleSet changed) {
    Variant mutant = Variant.of(changed);
    if (!mutant.board().equals(original.board())) {
      return Comparison.ofStarts(original, mutant).difference();
    }
    Random random = new Random(1);
    RandomSetups setups = new RandomSetups(original.rules(), random);
    Stream<Optional<Difference>> starts =
        Stream.of(Comparison.ofStarts(original, mutant)).map(game -> play(game, random, mutant));
    Stream<Optional<Difference>> ofKnown = known.stream().map(setup -> at(setup, mutant, random));
    Stream<Optional<Difference>> ofEndings = Stream.generate(setups::ofEnding)
        .limit(extent.positions())
        .takeWhile(Optional::isPresent)
        .map(setup -> at(setup.get(), mutant, random));
    Stream<Optional<Difference>> anywhere = Stream.generate(setups::any)
        .limit(extent.positions())
        .map(setup -> at(setup, mutant, random));
    return Stream.of(starts, ofKnown, ofEndings, anywhere)
        .flatMap(differences -> differences)
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<Difference> at(Setup setup, Variant mutant, Random random) {
    return Comparison.ofPositions(setup, original, mutant)
        .or(() ->
            Comparison.from(setup, original, mutant).flatMap(game -> play(game, random, mutant)));
  }

  /** Plays on until the rule sets differ, or the game has ended or become long. */
  private Optional<Difference> play(Comparison begin, Random random, Variant mutant) {
    Player player = Player.of(random);
    Comparison game = begin;
    for (int ply = 0; ply <= extent.plies(); ply++) {
      Optional<Difference> difference = game.difference();
      if (difference.isPresent()) {
        return Optional.of(smaller(game, difference.get(), mutant));
      }
      List<Move> moves = game.moves();
      if (moves.isEmpty()) {
        return Optional.empty();
      }
      game = game.play(player.choose(game.original(), moves, random));
    }
    return Optional.empty();
  }

  /** The same difference without a past if it needs none, and without pieces that it does not need. */
  private Difference smaller(Comparison game, Difference found, Variant mutant) {
    Position position = game.original().position();
    Setup setup = new Setup(position.placement(), position.sideToMove());
    Optional<Difference> alone = without(setup, mutant);
    if (alone.isEmpty()) {
      return found;
    }
    Difference smallest = alone.get();
    for (Square square : position.variant().board().squares()) {
      if (setup.placement().at(square).isEmpty()) {
        continue;
      }
      Placement fewer = setup.placement().without(square);
      Setup less = new Setup(fewer, setup.sideToMove());
      boolean bothSides =
          Stream.of(Side.values()).noneMatch(side -> fewer.of(side).isEmpty());
      Optional<Difference> smaller = bothSides ? without(less, mutant) : Optional.empty();
      if (smaller.isPresent()) {
        smallest = smaller.get();
        setup = less;
      }
    }
    return smallest;
  }

  private Optional<Difference> without(Setup setup, Variant mutant) {
    return Comparison.from(setup, original, mutant).flatMap(Comparison::difference);
  }
}
