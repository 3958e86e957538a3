package org.damier.rules;

import java.util.List;
import java.util.Optional;

/**
 * What one rank of piece does.
 *
 * @param moves ways of moving without capture
 * @param captures ways of making a jump; empty if the rank cannot capture
 * @param promotion where and when it becomes a king; empty for kings, and for men that are never promoted
 * @param rest when a king may not go on moving; empty for men, and for kings that never tire
 */
public record PieceRules(
    List<Movement> moves,
    List<CaptureManner> captures,
    Optional<Promotion> promotion,
    Optional<Rest> rest) {
  public PieceRules {
    moves = List.copyOf(moves);
    captures = List.copyOf(captures);
  }

  /** A rank that never rests. */
  public PieceRules(
      List<Movement> moves, List<CaptureManner> captures, Optional<Promotion> promotion) {
    this(moves, captures, promotion, Optional.empty());
  }
}
