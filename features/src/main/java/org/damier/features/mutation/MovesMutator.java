package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.damier.board.Rank;
import org.damier.rules.Movement;
import org.damier.rules.Movement.Gait;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** A way of moving is left out, or goes farther or less far, or in other directions. */
final class MovesMutator implements Mutator {

  private final Rank rank;

  MovesMutator(Rank rank) {
    this.rank = rank;
  }

  @Override
  public Stream<Mutant> mutants(RuleSet rules) {
    DirectionChanges directions = new DirectionChanges(rules.board());
    List<Movement> moves = rules.piece(rank).moves();
    List<Mutant> mutants = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      int index = i;
      Movement movement = moves.get(i);
      String word = movement.gait().word();
      directions
          .of(movement.directions())
          .map(change -> mutant(
              rules,
              word + " " + change.words(),
              change
                  .directions()
                  .map(movement.gait()::in)
                  .map(other -> Lists.with(moves, index, other))
                  .orElseGet(() -> Lists.without(moves, index))))
          .forEach(mutants::add);
      otherGait(movement.gait())
          .map(gait -> mutant(
              rules,
              gait.word() + " instead of " + word,
              Lists.with(moves, index, gait.in(movement.directions()))))
          .ifPresent(mutants::add);
      mutants.add(mutant(rules, "no " + word, Lists.without(moves, index)));
    }
    return mutants.stream();
  }

  private static Optional<Gait> otherGait(Gait gait) {
    return switch (gait) {
      case STEP -> Optional.of(Gait.SLIDE);
      case SLIDE -> Optional.of(Gait.STEP);
      case LEAP -> Optional.of(Gait.VAULT);
      case VAULT -> Optional.of(Gait.LEAP);
      case LINE -> Optional.empty();
    };
  }

  private Mutant mutant(RuleSet rules, String change, List<Movement> moves) {
    return new Mutant(
        RulePart.moves(rank), change, rules.withPiece(rank, rules.piece(rank).withMoves(moves)));
  }
}
