package org.damier.rules;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Board;
import org.damier.board.Placement;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.hook.EndingHook;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;
import org.damier.hook.PromotionHook;
import org.jspecify.annotations.Nullable;

/**
 * Puts a {@link RuleSet} together from Java. No rule on which rulebooks differ has a default: {@link #build()} names all
 * that have been left out. Not for several threads at once.
 *
 * <pre>{@code
 * RuleSet rules = RuleSet.builder("English draughts", board)
 *     .menOnRows(1, 3)
 *     .first(Side.BLACK)
 *     .menMove(Movement.step(FORWARD, DIAGONAL))
 *     .menCapture(CaptureManner.jump(FORWARD, DIAGONAL))
 *     .menBecomeKings(Zone.lastRow(board), Promotion.Timing.AT_ONCE_STOPPING)
 *     …
 *     .build();
 * }</pre>
 */
public final class RuleSetBuilder {

  private static final String ORIGIN = "Java";

  private final String name;
  private final Board board;
  private final List<Ending> endings = new ArrayList<>();
  private final List<HookRule<MovesHook>> moves = new ArrayList<>();
  private final List<HookRule<PermitHook>> permit = new ArrayList<>();
  private final List<HookRule<PromotionHook>> promotion = new ArrayList<>();
  private final List<HookRule<EndingHook>> ending = new ArrayList<>();
  private MoveNotation notation = MoveNotation.STANDARD;
  private @Nullable Placement start;
  private @Nullable Side first;
  private @Nullable List<Movement> menMoves;
  private @Nullable List<CaptureManner> menCaptures;
  private boolean promotionSaid;
  private Optional<Promotion> menPromotion = Optional.empty();
  private @Nullable List<Movement> kingsMoves;
  private @Nullable List<CaptureManner> kingsCaptures;
  private Optional<Rest> kingsRest = Optional.empty();
  private CaptureRules.@Nullable Duty duty;
  private CaptureRules.@Nullable Continuation continuation;
  private @Nullable CaptureSelection selection;
  private CaptureRules.@Nullable Removal removal;
  private CaptureRules.@Nullable Reversal reversal;
  private CaptureRules.Captor captor = CaptureRules.Captor.KEEPS_SIDE;

  RuleSetBuilder(String name, Board board) {
    this.name = name;
    this.board = board;
  }

  /** Where the pieces stand when the game begins. */
  public RuleSetBuilder start(Placement placement) {
    start = placement;
    return this;
  }

  /**
   * The game begins with men on all squares of these rows, 1 being the row nearest to their side.
   *
   * @throws IllegalArgumentException if the board has not all of these rows
   */
  public RuleSetBuilder menOnRows(int from, int to) {
    if (from < 1 || to < from || to > board.rows()) {
      throw new IllegalArgumentException("Men stand on rows from 1 to " + board.rows()
          + ", the lower number first, not on " + from + " to " + to + ".");
    }
    SquareSet white = SquareSet.EMPTY;
    SquareSet black = SquareSet.EMPTY;
    for (int row = from; row <= to; row++) {
      white = white.or(board.row(row - 1, Side.WHITE));
      black = black.or(board.row(row - 1, Side.BLACK));
    }
    return start(new Placement(white, SquareSet.EMPTY, black, SquareSet.EMPTY));
  }

  /** The side that moves first. */
  public RuleSetBuilder first(Side side) {
    first = side;
    return this;
  }

  /** How men move without capture. */
  public RuleSetBuilder menMove(Movement... ways) {
    menMoves = List.of(ways);
    return this;
  }

  /** How men capture; called with nothing if they do not. */
  public RuleSetBuilder menCapture(CaptureManner... manners) {
    menCaptures = List.of(manners);
    return this;
  }

  /** Where and when a man becomes a king. */
  public RuleSetBuilder menBecomeKings(Zone zone, Promotion.Timing timing) {
    promotionSaid = true;
    menPromotion = Optional.of(new Promotion(zone, timing));
    return this;
  }

  /** No zone makes a man a king. */
  public RuleSetBuilder menStayMen() {
    promotionSaid = true;
    menPromotion = Optional.empty();
    return this;
  }

  /** How kings move without capture; called with nothing in a game without kings. */
  public RuleSetBuilder kingsMove(Movement... ways) {
    kingsMoves = List.of(ways);
    return this;
  }

  /** How kings capture; called with nothing if they do not. */
  public RuleSetBuilder kingsCapture(CaptureManner... manners) {
    kingsCaptures = List.of(manners);
    return this;
  }

  /** When a king may not go on moving. Said of few games, so left out it means never. */
  public RuleSetBuilder kingsRest(Rest rule) {
    kingsRest = Optional.of(rule);
    return this;
  }

  /** Whether a side that can capture must. */
  public RuleSetBuilder duty(CaptureRules.Duty rule) {
    duty = rule;
    return this;
  }

  /** Whether a capture that can go on must. */
  public RuleSetBuilder continuation(CaptureRules.Continuation rule) {
    continuation = rule;
    return this;
  }

  /** Any capture will do. */
  public RuleSetBuilder freeChoice() {
    selection = CaptureSelection.FREE_CHOICE;
    return this;
  }

  /** By what captures are compared, the first criterion that differs deciding. */
  public RuleSetBuilder majority(Criterion... criteria) {
    selection = new CaptureSelection(List.of(criteria));
    return this;
  }

  /** By what the captures of the piece that the player chooses are compared; which piece that is is free. */
  public RuleSetBuilder majorityOfChosenPiece(Criterion... criteria) {
    selection = new CaptureSelection(List.of(criteria), CaptureSelection.Scope.CHOSEN_PIECE);
    return this;
  }

  /** What becomes of the capturing piece. Said of few games, so left out it keeps its side. */
  public RuleSetBuilder captor(CaptureRules.Captor rule) {
    captor = rule;
    return this;
  }

  /** When captured pieces leave the board. */
  public RuleSetBuilder removal(CaptureRules.Removal rule) {
    removal = rule;
    return this;
  }

  /**
   * Whether a capture may turn by 180 degrees. Matters only where pieces are removed at once: a piece that stays bars the
   * way back.
   */
  public RuleSetBuilder reversal(CaptureRules.Reversal rule) {
    reversal = rule;
    return this;
  }

  /** What it means for a side to have no legal move. */
  public RuleSetBuilder noMove(Ending.Verdict verdict) {
    return ending(new Condition.NoMove(), verdict);
  }

  /** One more ending, judged after those already given. */
  public RuleSetBuilder ending(Condition condition, Ending.Verdict verdict) {
    endings.add(new Ending(condition, verdict));
    return this;
  }

  /** How moves are written, if not in the usual way. */
  public RuleSetBuilder notation(MoveNotation writing) {
    notation = writing;
    return this;
  }

  /** A rule that adds moves, and its sentence. */
  public RuleSetBuilder movesHook(String sentence, MovesHook program) {
    moves.add(new HookRule<>(sentence, ORIGIN, program));
    return this;
  }

  /** A rule that forbids moves, and its sentence. */
  public RuleSetBuilder permitHook(String sentence, PermitHook program) {
    permit.add(new HookRule<>(sentence, ORIGIN, program));
    return this;
  }

  /** A rule that promotes men, and its sentence. */
  public RuleSetBuilder promotionHook(String sentence, PromotionHook program) {
    promotion.add(new HookRule<>(sentence, ORIGIN, program));
    return this;
  }

  /** A rule that ends the game, and its sentence. */
  public RuleSetBuilder endingHook(String sentence, EndingHook program) {
    ending.add(new HookRule<>(sentence, ORIGIN, program));
    return this;
  }

  /**
   * The rules.
   *
   * @throws IllegalStateException if parts are missing; it names all of them
   * @throws IllegalArgumentException if the parts do not fit one another
   */
  public RuleSet build() {
    List<String> missing = missing();
    if (!missing.isEmpty()) {
      throw new IllegalStateException(
          "The rules of " + name + " lack: " + String.join(", ", missing) + ".");
    }
    PieceRules man =
        new PieceRules(requireNonNull(menMoves), requireNonNull(menCaptures), menPromotion);
    PieceRules king = new PieceRules(
        requireNonNull(kingsMoves), requireNonNull(kingsCaptures), Optional.empty(), kingsRest);
    CaptureRules capture = new CaptureRules(
        requireNonNull(duty),
        requireNonNull(continuation),
        requireNonNull(selection),
        requireNonNull(removal),
        reversal == null ? CaptureRules.Reversal.ALLOWED : reversal,
        captor);
    HookRules hooks = new HookRules(moves, permit, promotion, ending);
    return new RuleSet(
        name,
        board,
        requireNonNull(start),
        requireNonNull(first),
        man,
        king,
        capture,
        endings,
        notation,
        hooks);
  }

  /** The calls that have not been made and must be. */
  private List<String> missing() {
    List<String> missing = new ArrayList<>();
    addIf(start == null, "start", missing);
    addIf(first == null, "first", missing);
    addIf(menMoves == null, "menMove", missing);
    addIf(menCaptures == null, "menCapture", missing);
    addIf(!promotionSaid, "menBecomeKings or menStayMen", missing);
    addIf(kingsMoves == null, "kingsMove", missing);
    addIf(kingsCaptures == null, "kingsCapture", missing);
    addIf(duty == null, "duty", missing);
    addIf(continuation == null, "continuation", missing);
    addIf(selection == null, "majority or freeChoice", missing);
    addIf(removal == null, "removal", missing);
    addIf(reversal == null && removal != CaptureRules.Removal.AT_END_OF_MOVE, "reversal", missing);
    addIf(endings.stream().noneMatch(RuleSetBuilder::isNoMove), "noMove", missing);
    return missing;
  }

  private static boolean isNoMove(Ending ending) {
    return ending.condition() instanceof Condition.NoMove;
  }

  private static void addIf(boolean lacks, String call, List<String> missing) {
    if (lacks) {
      missing.add(call);
    }
  }
}
