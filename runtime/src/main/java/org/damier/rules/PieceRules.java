package org.damier.rules;

import java.util.List;
import java.util.Optional;

/**
 * What one rank of piece does.
 *
 * @param moves ways of moving without capture
 * @param captures ways of making a jump; empty if the rank cannot capture
 * @param promotion where and when it becomes a king; empty for kings, and for men that are never promoted
 */
public record PieceRules(
    List<Movement> moves, List<CaptureManner> captures, Optional<Promotion> promotion) {
  public PieceRules {
    moves = List.copyOf(moves);
    captures = List.copyOf(captures);
  }
}
