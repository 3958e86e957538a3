package org.damier.codegen.engines;

import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.layout.Places;
import org.damier.engine.Engine;
import org.damier.engine.MoveBuffer;
import org.damier.rules.Rest;

/**
 * Kings that have to rest. Behind the words of a position stand two more, one a side: the moves in a row that a king has made
 * without capture, and behind their byte the square where it stands now; 0 if the side's last move was of another kind.
 */
public final class RestingKings extends WrappedEngine {

  private final Layout layout;
  private final Rest rest;
  private final int runsFrom;

  public RestingKings(Engine inner, Layout layout, Rest rest) {
    super(inner);
    this.layout = layout;
    this.rest = rest;
    this.runsFrom = inner.positionLength();
  }

  @Override
  public int positionLength() {
    return runsFrom + Side.values().length;
  }

  @Override
  public void load(Placement placement, Side sideToMove, long[] words, int offset) {
    super.load(placement, sideToMove, words, offset);
    for (Side side : Side.values()) {
      words[placeOfRun(offset, side)] = 0;
    }
  }

  @Override
  public void loadRun(Side side, Square king, int moves, long[] words, int offset) {
    words[placeOfRun(offset, side)] = run(layout.bit(king.index()), moves);
  }

  private int placeOfRun(int offset, Side side) {
    return offset + runsFrom + side.ordinal();
  }

  private static long run(int bit, int moves) {
    return (long) moves << Byte.SIZE | bit;
  }

  private static int moves(long run) {
    return (int) (run >> Byte.SIZE);
  }

  private static int bit(long run) {
    return (int) run & 0xFF;
  }

  @Override
  public void generate(long[] words, int offset, MoveBuffer buffer) {
    super.generate(words, offset, buffer);
    if (changesMoves(words, offset)) {
      dropMoves(buffer, bit(runOfMover(words, offset)));
    }
  }

  /** Moves without capture come last in a buffer, so that no captured squares have to move up. */
  private static void dropMoves(MoveBuffer buffer, int resting) {
    int[] heads = buffer.reserve(0);
    int kept = 0;
    for (int move = 0; move < buffer.size(); move++) {
      int head = heads[move];
      if (isCapture(head) || from(head) != resting) {
        heads[kept] = head;
        kept++;
      }
    }
    buffer.resize(kept);
  }

  private long runOfMover(long[] words, int offset) {
    return words[placeOfRun(offset, sideToMove(words, offset))];
  }

  @Override
  boolean changesMoves(long[] words, int offset) {
    return moves(runOfMover(words, offset)) >= rest.moves();
  }

  @Override
  public void play(long[] words, int offset, MoveBuffer buffer, int index, int target) {
    super.play(words, offset, buffer, index, target);
    Side mover = sideToMove(words, offset);
    Side other = mover.opponent();
    int head = buffer.head(index);
    long own = runAfter(words[placeOfRun(offset, mover)], head);
    long others = words[placeOfRun(offset, other)];
    if (isCapture(head) && captures(buffer, index, bit(others))) {
      others = 0;
    }
    if (!stands(mover, bit(own), words, target)) {
      own = 0;
    }
    words[placeOfRun(target, mover)] = ifItMatters(own, mover, words, target);
    words[placeOfRun(target, other)] = ifItMatters(others, other, words, target);
  }

  private static long runAfter(long before, int head) {
    if (!isOfKing(head) || isCapture(head)) {
      return 0;
    }
    return run(to(head), bit(before) == from(head) ? moves(before) + 1 : 1);
  }

  /** Whether a piece of the side is on the square: one that has just moved may be forfeited. */
  private boolean stands(Side side, int bit, long[] words, int offset) {
    return (words[offset + layout.places().pieces(side) + (bit >> 6)] >>> bit & 1) != 0;
  }

  private static boolean captures(MoveBuffer buffer, int index, int bit) {
    return (buffer.captured(index, bit >> 6) >>> bit & 1) != 0;
  }

  /** A run is forgotten with the last man where it then matters no more, so that positions that play alike are equal. */
  private long ifItMatters(long run, Side side, long[] words, int offset) {
    return run == 0 || !rest.whileSideHasMen() || hasMen(side, words, offset) ? run : 0;
  }

  private boolean hasMen(Side side, long[] words, int offset) {
    Places places = layout.places();
    long men = 0;
    for (int word = 0; word < layout.words(); word++) {
      men |= places.word(words, offset, side, Rank.MAN, word);
    }
    return men != 0;
  }

  /** Where no king can have to rest within the depth, the engine without the rule counts the same in its own, quicker way. */
  @Override
  protected long perftBelow(long[] words, int offset, int depth, MoveBuffer[] buffers) {
    return mayHaveToRest(words, offset, depth)
        ? super.perftBelow(words, offset, depth, buffers)
        : inner().perft(words, offset, depth, buffers);
  }

  private boolean mayHaveToRest(long[] words, int offset, int depth) {
    Side mover = sideToMove(words, offset);
    int own = moves(words[placeOfRun(offset, mover)]) + (depth + 1) / 2;
    int others = moves(words[placeOfRun(offset, mover.opponent())]) + depth / 2;
    return Math.max(own, others) > rest.moves();
  }
}
