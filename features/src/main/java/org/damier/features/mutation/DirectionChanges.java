package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Side;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;

/** Adds directions to others or takes them away: forward, sideways or backward, straight or diagonal, as the board has them. */
final class DirectionChanges {

  private final Board board;
  private final List<Set<DirectionWord>> terms = new ArrayList<>();

  DirectionChanges(Board board) {
    this.board = board;
    for (DirectionWord sense :
        List.of(DirectionWord.FORWARD, DirectionWord.SIDEWAYS, DirectionWord.BACKWARD)) {
      if (board.shape().hasRightAngles()) {
        addTerm(EnumSet.of(sense, DirectionWord.ORTHOGONAL));
        addTerm(EnumSet.of(sense, DirectionWord.DIAGONAL));
      } else {
        addTerm(EnumSet.of(sense));
      }
    }
  }

  private void addTerm(Set<DirectionWord> term) {
    if (on(new Directions(List.of(term))).stream().anyMatch(this::leadsSomewhere)) {
      terms.add(term);
    }
  }

  private boolean leadsSomewhere(Direction direction) {
    return board.squares().stream()
        .anyMatch(square -> board.next(square, direction).isPresent());
  }

  private Set<Direction> on(Directions directions) {
    return directions.on(board, Side.WHITE);
  }

  /**
   * Other directions.
   *
   * @param words what has been done
   * @param directions what is left; empty if nothing is
   */
  record Change(String words, Optional<Directions> directions) {}

  /** These directions with one term more, or one less. */
  Stream<Change> of(Directions directions) {
    Set<Direction> covered = on(directions);
    List<Change> changes = new ArrayList<>();
    for (Set<DirectionWord> term : terms) {
      Directions alone = new Directions(List.of(term));
      if (covered.containsAll(on(alone))) {
        changes.add(new Change("not " + alone, without(term, covered)));
      } else if (Collections.disjoint(covered, on(alone))) {
        changes.add(new Change(alone + " too", Optional.of(directions.plus(alone))));
      }
    }
    return changes.stream();
  }

  private Optional<Directions> without(Set<DirectionWord> term, Set<Direction> covered) {
    List<Set<DirectionWord>> left = terms.stream()
        .filter(other -> !other.equals(term))
        .filter(other -> covered.containsAll(on(new Directions(List.of(other)))))
        .collect(Collectors.toList());
    return left.isEmpty() ? Optional.empty() : Optional.of(new Directions(left));
  }
}
