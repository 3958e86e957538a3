package org.damier.features.mutation;

import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** The other squares are dark. All others are boards of other games, on which no piece of the start would stand. */
final class BoardMutator implements Mutator {

  @Override
  public Stream<Mutant> mutants(RuleSet rules) {
    Board board = rules.board();
    if (board.colouring() == Colouring.ALL_SQUARES) {
      return Stream.of();
    }
    Colouring other =
        board.colouring() == Colouring.CORNER_LEFT ? Colouring.CORNER_RIGHT : Colouring.CORNER_LEFT;
    Board mirrored =
        Board.of(board.columns(), board.rows(), other, board.naming(), board.forward());
    return mirrored.size() != board.size()
        ? Stream.of()
        : Stream.of(new Mutant(
            RulePart.Kind.BOARD.only(),
            "the other corner dark",
            new RuleSet(
                rules.name(),
                mirrored,
                rules.start(),
                rules.first(),
                rules.man(),
                rules.king(),
                rules.capture(),
                rules.endings(),
                rules.notation(),
                rules.hooks())));
  }
}
