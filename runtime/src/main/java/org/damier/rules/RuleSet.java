package org.damier.rules;

import java.util.List;
import org.damier.board.Board;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;

/**
 * The complete rules of one variant: everything that decides what is legal and who wins. Immutable; equality is by
 * content (hook programs by identity).
 *
 * @param name the variant's name
 * @param board the empty geometry
 * @param start where the pieces stand when the game begins
 * @param first the side that moves first
 * @param man what men do
 * @param king what kings do
 * @param capture the rules of capture that concern the whole turn
 * @param endings what ends the game, the first that holds deciding
 * @param notation how moves are written
 * @param hooks rules said by programs
 */
public record RuleSet(
    String name,
    Board board,
    Placement start,
    Side first,
    PieceRules man,
    PieceRules king,
    CaptureRules capture,
    List<Ending> endings,
    MoveNotation notation,
    HookRules hooks) {

  /**
   * Checks that the parts fit one another.
   *
   * @throws IllegalArgumentException if the start has a piece off the board, kings have a promotion, or no ending says
   *     what having no move means
   */
  public RuleSet {
    endings = List.copyOf(endings);
    SquareSet off = start.occupied().minus(board.all());
    if (!off.isEmpty()) {
      throw new IllegalArgumentException(
          "The start has pieces off the board, at the indexes " + off + ".");
    }
    if (king.promotion().isPresent()) {
      throw new IllegalArgumentException("A king cannot be promoted.");
    }
    if (man.rest().isPresent()) {
      throw new IllegalArgumentException("Only kings rest.");
    }
    if (endings.stream().noneMatch(ending -> ending.condition() instanceof Condition.NoMove)) {
      throw new IllegalArgumentException(
          "No ending says what happens to a side without a legal move.");
    }
  }

  /** Begins a rule set by hand. */
  public static RuleSetBuilder builder(String name, Board board) {
    return new RuleSetBuilder(name, board);
  }

  /** What the moving piece is when the move is done, by these rules. */
  public Piece pieceAfter(Move move) {
    return new Piece(sideAfter(move), move.rankAfter());
  }

  /** Whose the moving piece is when the move is done. */
  public Side sideAfter(Move move) {
    Side side = move.piece().side();
    boolean changes = move.isCapture() && capture.captor() == CaptureRules.Captor.CHANGES_SIDE;
    return changes ? side.opponent() : side;
  }

  /** The zones of its promotion, landings and endings, each once, in this order. */
  public List<Zone> zones() {
    return RulePart.zones(this);
  }

  /** These rules with another start. */
  public RuleSet withStart(Placement other) {
    return new RuleSet(name, board, other, first, man, king, capture, endings, notation, hooks);
  }

  /** These rules with the other side moving first. */
  public RuleSet withFirst(Side other) {
    return new RuleSet(name, board, start, other, man, king, capture, endings, notation, hooks);
  }

  /** These rules with other rules for the pieces of this rank. */
  public RuleSet withPiece(Rank rank, PieceRules other) {
    return new RuleSet(
        name,
        board,
        start,
        first,
        rank == Rank.MAN ? other : man,
        rank == Rank.KING ? other : king,
        capture,
        endings,
        notation,
        hooks);
  }

  /** These rules with other rules of capture for the whole turn. */
  public RuleSet withCapture(CaptureRules other) {
    return new RuleSet(name, board, start, first, man, king, other, endings, notation, hooks);
  }

  /** These rules with other endings. */
  public RuleSet withEndings(List<Ending> others) {
    return new RuleSet(name, board, start, first, man, king, capture, others, notation, hooks);
  }

  /** These rules with other hooks. */
  public RuleSet withHooks(HookRules others) {
    return new RuleSet(name, board, start, first, man, king, capture, endings, notation, others);
  }

  /** What pieces of this rank do. */
  public PieceRules piece(Rank rank) {
    return rank == Rank.MAN ? man : king;
  }
}
