package org.damier;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Square;
import org.damier.movegen.Enquiry;
import org.damier.movegen.Wish;
import org.damier.rules.RuleSet;

/** Asks whether a wish of one leg would be a move if fewer pieces stood on its way. */
final class FreeWay {

  private final RuleSet rules;
  private final Position position;
  private final Wish wish;
  private final Piece piece;
  private final Placement alone;

  FreeWay(Position position, Wish wish) {
    this.rules = RelaxedRules.forbidding(position.variant().rules(), List.of());
    this.position = position;
    this.wish = wish;
    this.piece = position.at(wish.from()).orElseThrow();
    this.alone = Placement.EMPTY.with(piece, wish.from());
  }

  /** Whether the piece could move so on an empty board, or capture so if one enemy on the way stood there alone. */
  boolean isAMove() {
    return wish.mayBeQuiet()
        ? enquiry(alone).quietMove().isPresent()
        : between().stream()
            .flatMap(square -> position.at(square).stream().map(other -> with(other, square)))
            .anyMatch(placement -> enquiry(placement).canJumpAlong());
  }

  private Placement with(Piece other, Square square) {
    return other.side() == piece.side() ? alone : alone.with(other, square);
  }

  private Enquiry enquiry(Placement placement) {
    return new Enquiry(rules, placement, piece.side(), wish);
  }

  /** The squares between the first and the last if a line of the board joins them; else none. */
  private List<Square> between() {
    Board board = position.variant().board();
    for (Direction direction : board.directions()) {
      List<Square> passed = new ArrayList<>();
      Optional<Square> at = board.next(wish.from(), direction);
      while (at.isPresent() && !at.get().equals(wish.to())) {
        passed.add(at.get());
        at = board.next(at.get(), direction);
      }
      if (at.isPresent()) {
        return passed;
      }
    }
    return List.of();
  }
}
