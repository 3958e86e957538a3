package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Shape;
import org.damier.board.Side;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.NearMiss;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.syntax.Place;
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
import org.damier.rules.Zone;
import org.jspecify.annotations.Nullable;

/** The rule model while clause after clause enters it. What is missing stays empty. */
final class Draft {

  /** What the board clause says; the squares get their names from the notation. */
  record Geometry(int columns, int rows, Shape shape, Set<Direction> forward) {}

  @Nullable
  Geometry geometry;

  @Nullable
  Board board;

  final Map<String, Zone> zones = new TreeMap<>();
  MoveNotation notation = MoveNotation.STANDARD;
  OptionalInt gameType = OptionalInt.empty();
  Placement start = Placement.EMPTY;
  boolean setupIsUnclear;
  boolean zonesAreUnclear;
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

  /** The squares of this place; empty if the board is unknown, or there is no such zone, which is reported. */
  Optional<Zone> zone(Place place, Mistakes mistakes) {
    if (board == null) {
      return Optional.empty();
    }
    Optional<Zone> zone = place.own()
        ? Optional.ofNullable(zones.get(place.name()))
        : Zone.named(place.name(), board);
    if (zone.isEmpty() && !zonesAreUnclear) {
      mistakes.add(
          Code.UNKNOWN_ZONE,
          place.span(),
          "There is no zone " + Quote.of(place.name()) + ".",
          NearMiss.of(place.name(), List.copyOf(zones.keySet()))
              .map(near -> "Did you mean `\"" + near + "\"`?")
              .orElse("Say before `setup` for example `zone \"" + place.name()
                  + "\" white h8, black rotated`."));
    }
    return zone;
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
        new CaptureRules(duty, continuation, selection, removal, reversal),
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
