package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Shape;
import org.damier.board.Side;
import org.damier.hook.EndingHook;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;
import org.damier.hook.PromotionHook;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules;
import org.damier.rules.CaptureSelection;
import org.damier.rules.Ending;
import org.damier.rules.HookRule;
import org.damier.rules.HookRules;
import org.damier.rules.MoveNotation;
import org.damier.rules.Movement;
import org.damier.rules.PieceRules;
import org.damier.rules.Promotion;
import org.damier.rules.Rest;
import org.damier.rules.RuleSet;
import org.jspecify.annotations.Nullable;

/** The rule model while clause after clause enters it. What is missing stays empty. */
final class Draft {

  /** What the board clause says; the squares get their names from the notation. */
  record Geometry(int columns, int rows, Shape shape, Set<Direction> forward) {}

  @Nullable
  Geometry geometry;

  @Nullable
  Board board;

  final Zones zones = new Zones();
  MoveNotation notation = MoveNotation.STANDARD;
  OptionalInt gameType = OptionalInt.empty();
  Placement start = Placement.EMPTY;
  boolean setupIsUnclear;
  final Map<Rank, List<Movement>> moves = new EnumMap<>(Rank.class);
  final Map<Rank, List<CaptureManner>> captures = new EnumMap<>(Rank.class);

  @Nullable
  Promotion promotion;

  Optional<Rest> rest = Optional.empty();

  CaptureRules.@Nullable Duty duty;
  CaptureRules.@Nullable Continuation continuation;

  @Nullable
  CaptureSelection selection;

  CaptureRules.@Nullable Removal removal;
  CaptureRules.@Nullable Reversal reversal;
  CaptureRules.Captor captor = CaptureRules.Captor.KEEPS_SIDE;

  @Nullable
  Side first;

  final List<Ending> endings = new ArrayList<>();
  int scripts;
  final List<HookRule<MovesHook>> movesHooks = new ArrayList<>();
  final List<HookRule<PermitHook>> permitHooks = new ArrayList<>();
  final List<HookRule<PromotionHook>> promotionHooks = new ArrayList<>();
  final List<HookRule<EndingHook>> endingHooks = new ArrayList<>();

  /** The board, once board and notation are known. */
  Optional<Board> board() {
    return Optional.ofNullable(board);
  }

  /** The board is known now, and with it the places that every board has. */
  void board(Board known) {
    board = known;
    zones.addAllOf(known);
  }

  /** The rules, if nothing is missing. */
  Optional<RuleSet> finish(String name) {
    if (board == null
        || duty == null
        || continuation == null
        || selection == null
        || removal == null
        || reversal == null
        || first == null) {
      return Optional.empty();
    }
    return Optional.of(new RuleSet(
        name,
        board,
        start,
        first,
        piece(Rank.MAN, Optional.ofNullable(promotion), Optional.empty()),
        piece(Rank.KING, Optional.empty(), rest),
        new CaptureRules(duty, continuation, selection, removal, reversal, captor),
        endings,
        notation,
        new HookRules(movesHooks, permitHooks, promotionHooks, endingHooks)));
  }

  private PieceRules piece(Rank rank, Optional<Promotion> promotes, Optional<Rest> rests) {
    return new PieceRules(
        moves.getOrDefault(rank, List.of()),
        captures.getOrDefault(rank, List.of()),
        promotes,
        rests);
  }
}
