package org.damier.codegen;

import java.util.List;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Side;
import org.damier.board.SquareSet;
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
final class HookMoves implements PositionView, MoveSink {

  private static final int DISTANCES = Long.SIZE / 8;
  private static final Direction[] DIRECTIONS = Direction.values();

  private final RuleSet rules;
  private final Board board;
  private final Layout layout;
  private final MoveBuffer buffer;
  private final List<List<Direction>> forward;
  private final List<Direction> directions;
  private final SquareSet all;

  // By side, a bit for each direction in which men step; none if they move otherwise too.
  private final int[] menStep;
  private final boolean menOnlyStep;

  // By direction and distance, the squares from which so many steps stay on the board: of boards
  // whose
  // squares are bits of one word, in order.
  private final long[] staysOnBoard;

  private Side side = Side.WHITE;
  private SquareSet men = SquareSet.EMPTY;
  private SquareSet kings = SquareSet.EMPTY;
  private SquareSet enemyMen = SquareSet.EMPTY;
  private SquareSet enemyKings = SquareSet.EMPTY;
  private SquareSet empty = SquareSet.EMPTY;
  private HookRule<MovesHook> asked;

  // Which (direction, distance) pairs have been added as whole sets, a bit each.
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
    this.menStep = new int[] {menStep(Side.WHITE), menStep(Side.BLACK)};
    this.menOnlyStep = rules.man().moves().stream().allMatch(Movement.Step.class::isInstance);
    this.staysOnBoard =
        layout.isSquareOrder() && layout.words() == 1 ? staysOnBoard() : new long[0];
  }

  private long[] staysOnBoard() {
    long[] stays = new long[DIRECTIONS.length * DISTANCES];
    for (Direction direction : DIRECTIONS) {
      SquareSet from = all;
      for (int distance = 1; distance <= DISTANCES; distance++) {
        from = board.step(from, direction.opposite());
        stays[pair(direction, distance)] = from.word(0);
      }
    }
    return stays;
  }

  private static int pair(Direction direction, int distance) {
    return direction.ordinal() * DISTANCES + distance - 1;
  }

  private List<Direction> forward(Side mover) {
    return List.copyOf(Directions.of(DirectionWord.FORWARD).on(board, mover));
  }

  private int menStep(Side mover) {
    int directionsOfSteps = 0;
    for (Movement movement : rules.man().moves()) {
      for (Direction direction : movement.directions().on(board, mover)) {
        directionsOfSteps |= movement instanceof Movement.Step ? 1 << direction.ordinal() : 0;
      }
    }
    return directionsOfSteps;
  }

  /** Reads the position that hooks will be asked about. */
  void read(long[] words, int offset, Side mover) {
    int perSet = layout.words();
    int own = offset + mover.ordinal() * 2 * perSet;
    int enemy = offset + mover.opponent().ordinal() * 2 * perSet;
    side = mover;
    men = layout.squares(words, own);
    kings = layout.squares(words, own + perSet);
    enemyMen = layout.squares(words, enemy);
    enemyKings = layout.squares(words, enemy + perSet);
    empty = all.minus(men).minus(kings).minus(enemyMen).minus(enemyKings);
  }

  /** Adds the hooks' moves to the buffer. */
  void list() {
    countOnly = false;
    ask();
  }

  /** How many moves the hooks add to those without them, or -1 if only a list can tell. */
  int count() {
    countOnly = true;
    ask();
    return mustList ? -1 : count;
  }

  private void ask() {
    addedBefore = 0;
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
    if (!pieces().contains(from)) {
      throw failure("moves from a square without an own piece", from, to);
    }
    if (!empty.contains(to)) {
      throw failure("moves to a square that is not empty", from, to);
    }
    if (countOnly) {
      mustList = true;
    } else {
      appendIfNew(head(from, layout.bit(from), layout.bit(to)));
    }
  }

  @Override
  public void add(SquareSet from, Direction direction, int distance) {
    boolean sound = distance >= 1
        && distance <= DISTANCES
        && (staysOnBoard.length > 0
            ? isSound(from.word(0), direction, distance)
            : isSound(from, direction, distance));
    if (!sound || !isNew(from, direction, distance)) {
      addOneByOne(from, direction, distance);
    } else if (countOnly) {
      count += from.size();
    } else {
      append(from, layout.shift(direction) * distance);
    }
  }

  /** Whether all are own pieces that come down on empty squares. */
  private boolean isSound(long from, Direction direction, int distance) {
    int shift = layout.shift(direction) * distance;
    long targets = shift > 0 ? from << shift : from >>> -shift;
    long misplaced = from & ~(men.word(0) | kings.word(0));
    long leaving = from & ~staysOnBoard[pair(direction, distance)];
    return (misplaced | leaving | (targets & ~empty.word(0))) == 0;
  }

  private boolean isSound(SquareSet from, Direction direction, int distance) {
    SquareSet targets = from;
    for (int step = 0; step < distance; step++) {
      targets = board.step(targets, direction);
    }
    return from.minus(men).minus(kings).isEmpty()
        && targets.minus(empty).isEmpty()
        && targets.size() == from.size();
  }

  /** Whether none of these moves can have been listed, by the rules or by a hook. */
  private boolean isNew(SquareSet from, Direction direction, int distance) {
    boolean stepsOfMen =
        distance == 1 && (menStep[side.ordinal()] & (1 << direction.ordinal())) != 0;
    boolean onlySteppingMen = menOnlyStep && from.and(kings).isEmpty();
    if (!onlySteppingMen || stepsOfMen) {
      return false;
    }
    long pair = 1L << pair(direction, distance);
    boolean isNew = (addedBefore & pair) == 0;
    addedBefore |= pair;
    return isNew;
  }

  private void append(SquareSet from, int shift) {
    int[] heads = buffer.reserve(from.size());
    int size = buffer.size();
    for (int word = 0; word < 3; word++) {
      for (long rest = from.word(word); rest != 0; rest &= rest - 1) {
        int bit = layout.bit(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
        heads[size] = bit | ((bit + shift) << 8);
        size++;
      }
    }
    buffer.resize(size);
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

  private HookFailure failure(String what, int from, int to) {
    return new HookFailure("The hook `" + asked.sentence() + "` (" + asked.origin() + ") " + what
        + ": from " + name(from) + " to " + name(to) + ".");
  }

  private String name(int index) {
    return index >= 0 && index < board.size() ? board.square(index).name() : "off the board";
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
