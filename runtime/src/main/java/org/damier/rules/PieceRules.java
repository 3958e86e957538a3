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

  /** These rules with other ways of moving. */
  public PieceRules withMoves(List<Movement> others) {
    return new PieceRules(others, captures, promotion, rest);
  }

  /** These rules with other ways of making a jump. */
  public PieceRules withCaptures(List<CaptureManner> others) {
    return new PieceRules(moves, others, promotion, rest);
  }

  /** These rules with another promotion, or none. */
  public PieceRules withPromotion(Optional<Promotion> other) {
    return new PieceRules(moves, captures, other, rest);
  }

  /** These rules with another duty to rest, or none. */
  public PieceRules withRest(Optional<Rest> other) {
    return new PieceRules(moves, captures, promotion, other);
  }

  /** A rank that never rests. */
  public PieceRules(
      List<Movement> moves, List<CaptureManner> captures, Optional<Promotion> promotion) {
    this(moves, captures, promotion, Optional.empty());
  }
}
