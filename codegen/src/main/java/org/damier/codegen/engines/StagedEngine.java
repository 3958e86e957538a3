package org.damier.codegen.engines;

import java.util.function.Function;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareSet;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.layout.Places;
import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.RuleSet;

/** What does not depend on speed: the emitted class extends this one. */
public abstract class StagedEngine extends Engine {

  private final RuleSet rules;
  private final Layout layout;
  private final Places places;
  private final StagedBalance[] balances;
  private final Function<MoveBuffer, HookMoves> hookMovesFor;

  protected StagedEngine(RuleSet rules, Layout layout) {
    this.rules = rules;
    this.layout = layout;
    this.places = layout.places();
    this.balances = rules.endings().stream()
        .map(Ending::condition)
        .filter(Condition.Balance.class::isInstance)
        .map(condition -> new StagedBalance(((Condition.Balance) condition).material(), layout))
        .toArray(StagedBalance[]::new);
    this.hookMovesFor = buffer -> new HookMoves(rules, layout, buffer);
  }

  /**
   * Fills the buffer with the captures that may be chosen among those whose first jump is over this enemy. Emitted where
   * the rules can oblige to one.
   *
   * @param victim the bit of its square
   */
  protected void generateTakingFirst(long[] words, int offset, int victim, MoveBuffer buffer) {
    throw notEmitted();
  }

  /** Not 0 if the enemy on the square of this bit can be taken by a first jump. Emitted where the rules can oblige to that. */
  protected int takers(long[] words, int offset, int victim) {
    throw notEmitted();
  }

  private IllegalStateException notEmitted() {
    return new IllegalStateException("The engine of `" + rules.name() + "` was asked who takes one"
        + " piece first, which its rules never ask. This is a bug of ours: please report it.");
  }

  @Override
  public final int wordsPerSet() {
    return layout.words();
  }

  @Override
  public final int positionLength() {
    return places.length();
  }

  @Override
  public final void load(Placement placement, Side sideToMove, long[] words, int offset) {
    for (Side side : Side.values()) {
      lay(placement.of(side), words, offset + places.pieces(side));
    }
    SquareSet whiteKings = placement.of(Side.WHITE, Rank.KING);
    lay(whiteKings.or(placement.of(Side.BLACK, Rank.KING)), words, offset + places.kings());
    words[offset + places.sideToMove()] = sideToMove.ordinal();
  }

  @Override
  public final Placement placement(long[] words, int offset) {
    SquareSet white = layout.squares(words, offset + places.pieces(Side.WHITE));
    SquareSet black = layout.squares(words, offset + places.pieces(Side.BLACK));
    SquareSet kings = layout.squares(words, offset + places.kings());
    return new Placement(
        white.minus(kings), white.and(kings), black.minus(kings), black.and(kings));
  }

  @Override
  public final int pieces(Side side, Rank rank, long[] words, int offset) {
    return places.count(words, offset, side, rank);
  }

  @Override
  public final Side sideToMove(long[] words, int offset) {
    return words[offset + places.sideToMove()] == 0 ? Side.WHITE : Side.BLACK;
  }

  @Override
  public final Square square(int bit) {
    return rules.board().square(layout.square(bit));
  }

  private void lay(SquareSet squares, long[] words, int place) {
    long[] set = layout.words(squares);
    System.arraycopy(set, 0, words, place, set.length);
  }

  /** Whether a balance of material has decided the position. Called by emitted code. */
  protected final boolean isDecided(long[] words, int offset) {
    for (StagedBalance balance : balances) {
      if (balance.holds(words, offset)) {
        return true;
      }
    }
    return false;
  }

  /** Adds the moves of hooks to those in the buffer. Called by emitted code. */
  protected final void addHookMoves(long[] words, int offset, MoveBuffer buffer) {
    reading(words, offset, buffer).list();
  }

  /** How many moves hooks add, or -1 if they have to be listed to know. Called by emitted code. */
  protected final int countHookMoves(long[] words, int offset, MoveBuffer buffer) {
    return reading(words, offset, buffer).count();
  }

  private HookMoves reading(long[] words, int offset, MoveBuffer buffer) {
    HookMoves hooks = buffer.companion(HookMoves.class, hookMovesFor);
    hooks.read(words, offset, sideToMove(words, offset));
    return hooks;
  }
}
