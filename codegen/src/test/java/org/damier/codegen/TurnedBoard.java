package org.damier.codegen;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Square;
import org.damier.rules.CaptureRules;
import org.damier.rules.RuleSet;

/** A board turned by 180 degrees on which each colour plays the other's pieces. */
final class TurnedBoard {

  private final Variant variant;
  private final Board board;

  TurnedBoard(Variant variant) {
    this.variant = variant;
    this.board = variant.board();
  }

  /** Of several pieces the first in the order of the squares is forfeited, which is another if the board is turned. */
  static boolean isFor(RuleSet rules) {
    return rules.capture().duty() != CaptureRules.Duty.FORFEIT_ONE
        && rules.board().squares().stream()
            .allMatch(square -> rules.board().rotated(square).isPresent());
  }

  Position turned(Position position) {
    Placement placement = Placement.EMPTY;
    for (Square square : board.squares()) {
      if (position.at(square).isPresent()) {
        placement = placement.with(turned(position.at(square).get()), turned(square));
      }
    }
    return variant.position(new Setup(placement, position.sideToMove().opponent()));
  }

  Set<Move> turned(List<Move> moves) {
    return moves.stream().map(this::turned).collect(Collectors.toSet());
  }

  Move turned(Move move) {
    return new Move(
        turned(move.piece()),
        move.route().stream().map(this::turned).toList(),
        move.captured().stream().map(this::turned).toList(),
        move.rankAfter());
  }

  private Square turned(Square square) {
    return board.rotated(square).orElseThrow();
  }

  private static Piece turned(Piece piece) {
    return new Piece(piece.side().opponent(), piece.rank());
  }
}
