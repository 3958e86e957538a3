package org.damier.codegen.engines;

import java.util.List;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.codegen.layout.Heads;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.layout.Places;
import org.damier.engine.MoveBuffer;
import org.damier.hook.HookFailure;
import org.damier.hook.MoveSink;
import org.damier.hook.MovesHook;
import org.damier.hook.PositionView;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.damier.rules.HookRule;
import org.damier.rules.Movement;
import org.damier.rules.RuleSet;

/**
 * Asks a variant's hooks for moves: at once the position they read and the sink they write to. One
 * belongs to each buffer and is used again and again.
 */
public final class HookMoves implements PositionView, MoveSink {

  private static final int DISTANCES = Long.SIZE / 8;
  private static final Direction[] DIRECTIONS = Direction.values();

  private final RuleSet rules;
  private final Board board;
  private final Layout layout;
  private final MoveBuffer buffer;
  private final List<List<Direction>> forward;
  private final List<Direction> directions;
  private final SquareSet all;

  // Whether squares are the bits of one word, in order: then whole sets are added at once.
  private final boolean oneWord;

  // By direction and distance: how far the bits move, and from where that stays on the board.
  private final int[] shifts = new int[DIRECTIONS.length * DISTANCES];
  private final long[] staysOnBoard = new long[DIRECTIONS.length * DISTANCES];

  // By side, a bit for each direction and distance that the rules may have listed already.
  private final long[] knownToRules;

  private Side side = Side.WHITE;
  private SquareSet men = SquareSet.EMPTY;
  private SquareSet kings = SquareSet.EMPTY;
  private SquareSet enemyMen = SquareSet.EMPTY;
  private SquareSet enemyKings = SquareSet.EMPTY;
  private SquareSet empty = SquareSet.EMPTY;
  private long menWord;
  private long emptyWord;
  private HookRule<MovesHook> asked;

  // Which pairs of direction and distance may have been listed or counted, a bit each.
  private long addedBefore;
  private boolean countOnly;
  private int count;
  private boolean mustList;

  HookMoves(RuleSet rules, Layout layout, MoveBuffer buffer) {
    this.rules = rules;
    this.board = rules.board();
    this.layout = layout;
    this.buffer = buffer;
    this.asked = rules.hooks().moves().get(0);
    this.forward = List.of(forward(Side.WHITE), forward(Side.BLACK));
    this.directions = List.copyOf(Directions.ANY.on(board, Side.WHITE));
    this.all = board.all();
    this.oneWord = layout.isSquareOrder() && layout.words() == 1;
    this.knownToRules = new long[] {knownToRules(Side.WHITE), knownToRules(Side.BLACK)};
    for (Direction direction : DIRECTIONS) {
      SquareSet from = all;
      for (int distance = 1; distance <= DISTANCES; distance++) {
        from = board.step(from, direction.opposite());
        staysOnBoard[pair(direction, distance)] = from.word(0);
        shifts[pair(direction, distance)] =
            oneWord ? layout.step(direction).further() * distance : 0;
      }
    }
  }

  private static int pair(Direction direction, int distance) {
    return direction.ordinal() * DISTANCES + distance - 1;
  }

  private List<Direction> forward(Side mover) {
    return List.copyOf(Directions.of(DirectionWord.FORWARD).on(board, mover));
  }

  /** Steps of men, one square on; where men move otherwise too, anything. */
  private long knownToRules(Side mover) {
    long known = 0;
    for (Movement movement : rules.man().moves()) {
      if (!(movement instanceof Movement.Step)) {
        return -1;
      }
      for (Direction direction : movement.directions().on(board, mover)) {
        known |= 1L << pair(direction, 1);
      }
    }
    return known;
  }

  /** Reads the position that hooks will be asked about. */
  void read(long[] words, int offset, Side mover) {
    Places places = layout.places();
    SquareSet own = layout.squares(words, offset + places.pieces(mover));
    SquareSet enemies = layout.squares(words, offset + places.pieces(mover.opponent()));
    SquareSet allKings = layout.squares(words, offset + places.kings());
    side = mover;
    men = own.minus(allKings);
    kings = own.and(allKings);
    enemyMen = enemies.minus(allKings);
    enemyKings = enemies.and(allKings);
    empty = all.minus(own.or(enemies));
    menWord = men.word(0);
    emptyWord = empty.word(0);
  }

  /** Adds the hooks' moves to the buffer. */
  void list() {
    countOnly = false;
    ask();
  }

  /** How many moves the hooks add to those without them, or -1 if only a list can tell. */
  int count() {
    countOnly = true;
    try {
      ask();
    } catch (HookFailure failure) {
      // Moves that only a list looks at may have failed before.
      if (!mustList) {
        throw failure;
      }
    }
    return mustList ? -1 : count;
  }

  private void ask() {
    addedBefore = knownToRules[side.ordinal()];
    count = 0;
    mustList = false;
    List<HookRule<MovesHook>> hooks = rules.hooks().moves();
    for (int hook = 0; hook < hooks.size(); hook++) {
      asked = hooks.get(hook);
      asked.program().moves(this, this);
    }
  }

  @Override
  public void add(int from, int to) {
    if (!pieces().contains(from) || !empty.contains(to)) {
      throw HookFailure.ofMove(asked.named(), this, from, to);
    }
    if (countOnly) {
      mustList = true;
    } else {
      appendIfNew(head(from, layout.bit(from), layout.bit(to)));
    }
  }

  @Override
  public void add(SquareSet from, Direction direction, int distance) {
    long squares = from.word(0);
    if (oneWord && isFresh(squares, direction.ordinal() * DISTANCES + distance - 1, distance)) {
      addAll(squares, direction.ordinal() * DISTANCES + distance - 1);
    } else {
      addSlowly(from, direction, distance);
    }
  }

  /**
   * Whether all are own men who come down on empty squares, and none of the moves can have been listed,
   * by the rules or by a hook.
   */
  private boolean isFresh(long from, int pair, int distance) {
    if (distance < 1 || distance > DISTANCES) {
      return false;
    }
    long targets = Long.rotateLeft(from, shifts[pair]);
    long misplaced = (from & ~menWord) | (from & ~staysOnBoard[pair]) | (targets & ~emptyWord);
    return (misplaced | ((addedBefore >>> pair) & 1)) == 0;
  }

  private void addAll(long from, int pair) {
    addedBefore |= 1L << pair;
    if (countOnly) {
      count += Long.bitCount(from);
    } else if (from != 0) {
      append(from, shifts[pair]);
    }
  }

  private void append(long from, int shift) {
    int[] heads = buffer.reserve(Long.SIZE);
    int size = buffer.size();
    for (long rest = from; rest != 0; rest &= rest - 1) {
      // Origin and destination in one multiplication, as in the emitted code.
      heads[size] = Long.numberOfTrailingZeros(rest) * Heads.TO_AND_FROM + (shift << 8);
      size++;
    }
    buffer.resize(size);
  }

  private void addSlowly(SquareSet from, Direction direction, int distance) {
    if (countOnly && !from.isEmpty()) {
      mustList = true;
    } else {
      addOneByOne(from, direction, distance);
    }
  }

  private void addOneByOne(SquareSet from, Direction direction, int distance) {
    from.forEach(index -> {
      int target = index;
      for (int step = 0; step < distance && target >= 0; step++) {
        target = board.neighbour(target, direction);
      }
      add(index, target);
    });
  }

  private int head(int from, int fromBit, int toBit) {
    return fromBit | (toBit << 8) | (kings.contains(from) ? MoveBuffer.KING : 0);
  }

  private void appendIfNew(int head) {
    for (int i = 0; i < buffer.size(); i++) {
      if (buffer.head(i) == head) {
        return;
      }
    }
    int[] heads = buffer.reserve(1);
    heads[buffer.size()] = head;
    buffer.resize(buffer.size() + 1);
  }

  @Override
  public Side side() {
    return side;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public SquareSet men() {
    return men;
  }

  @Override
  public SquareSet kings() {
    return kings;
  }

  @Override
  public SquareSet enemyMen() {
    return enemyMen;
  }

  @Override
  public SquareSet enemyKings() {
    return enemyKings;
  }

  @Override
  public SquareSet empty() {
    return empty;
  }

  @Override
  public List<Direction> forward() {
    return forward.get(side.ordinal());
  }

  @Override
  public List<Direction> directions() {
    return directions;
  }
}
