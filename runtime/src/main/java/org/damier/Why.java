package org.damier;

import java.util.List;
import java.util.Optional;
import org.damier.board.Move;
import org.damier.rules.RulePart;

/**
 * Why a move is legal, or is not: found by asking what would happen if the rules, one after another, were different. Which
 * clause of a file a rule comes from, the language's effective rules say.
 *
 * <pre>{@code
 * Why why = MoveText.why(game, "c3xc5");
 * why.rules().forEach(this::cite);
 * }</pre>
 */
public sealed interface Why {

  /** The rules that make the move legal, or those it breaks, the first one first. */
  List<RulePart> rules();

  /**
   * The move is legal.
   *
   * @param move the move
   * @param rules those without which it would not be legal or would do something else, and those that leave no other
   *     choice beside it; in the order of a rulebook
   */
  record Legal(Move move, List<RulePart> rules) implements Why {
    public Legal {
      rules = List.copyOf(rules);
    }
  }

  /** The move is not legal. */
  record NotLegal(Refusal refusal) implements Why {
    @Override
    public List<RulePart> rules() {
      return refusal.rules();
    }
  }

  /** Why the move may or may not be made in the position. */
  static Why of(Position position, Move move) {
    Optional<Refusal> refusal = Refusal.of(position, move);
    return refusal.isPresent() ? new NotLegal(refusal.get()) : legal(position, move);
  }

  /**
   * Why a legal move is legal.
   *
   * @throws IllegalMoveException if it is not
   */
  static Legal legal(Position position, Move move) {
    Refusal.of(position, move).ifPresent(refusal -> {
      throw new IllegalMoveException(refusal, position.legalMoves());
    });
    return new Legal(move, new Grounds(position, move).rules());
  }
}
