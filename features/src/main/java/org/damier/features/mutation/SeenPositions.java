package org.damier.features.mutation;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.damier.Game;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.Refusal;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.features.world.RuleObserver;

/** The positions that scenarios speak of. For one thread at a time. */
final class SeenPositions implements RuleObserver {

  private final Set<Position> positions = new LinkedHashSet<>();

  /** Those of the variant, as setups. */
  List<Setup> setups(Variant variant) {
    return positions.stream()
        .filter(position -> position.variant().equals(variant))
        .map(
            position -> new Setup(position.placement(), position.sideToMove(), position.kingRuns()))
        .distinct()
        .toList();
  }

  private void add(Game game) {
    positions.add(game.start());
    positions.add(game.position());
  }

  @Override
  public void listed(Game game, List<Move> legal) {
    add(game);
  }

  @Override
  public void allowed(Game game, Move move) {
    add(game);
  }

  @Override
  public void refused(Game game, String text, Refusal refusal) {
    add(game);
  }

  @Override
  public void judged(Game game, Optional<Outcome> outcome) {
    add(game);
  }

  @Override
  public void counted(Position position, int depth, long nodes) {
    positions.add(position);
  }
}
