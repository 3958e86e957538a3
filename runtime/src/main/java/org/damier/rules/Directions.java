package org.damier.rules;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Side;

/**
 * A set of directions in the words of the game: each term narrows by all of its words, and the terms add up. So
 * {@code forward orthogonal, sideways} is the terms {forward, orthogonal} and {sideways}.
 */
public record Directions(List<Set<DirectionWord>> terms) {

  /** Every direction that the board has. */
  public static final Directions ANY = of(DirectionWord.ANY);

  /**
   * Directions from terms.
   *
   * @throws IllegalArgumentException if there is no term, or a term without a word
   */
  public Directions {
    if (terms.isEmpty() || terms.stream().anyMatch(Set::isEmpty)) {
      throw new IllegalArgumentException(
          "Directions need at least one word a term, not " + terms + ".");
    }
    terms = terms.stream()
        .map(term -> Collections.unmodifiableSet(EnumSet.copyOf(term)))
        .collect(Collectors.toUnmodifiableList());
  }

  /** One term of these words, each narrowing the others. */
  public static Directions of(DirectionWord... words) {
    return new Directions(List.of(Set.of(words)));
  }

  /** These directions and the others. */
  public Directions plus(Directions others) {
    return new Directions(Stream.concat(terms.stream(), others.terms.stream()).toList());
  }

  /** The directions meant on this board when this side moves. */
  public Set<Direction> on(Board board, Side side) {
    EnumSet<Direction> resolved = EnumSet.noneOf(Direction.class);
    for (Direction direction : board.directions()) {
      boolean meant = terms.stream()
          .anyMatch(term -> term.stream().allMatch(word -> word.contains(board, direction)));
      if (meant) {
        resolved.add(direction.seenBy(side));
      }
    }
    return resolved;
  }

  /** The directions as rules spell them: {@code forward orthogonal, sideways}. */
  @Override
  public String toString() {
    return terms.stream()
        .map(term -> term.stream().map(DirectionWord::word).collect(Collectors.joining(" ")))
        .collect(Collectors.joining(", "));
  }
}
