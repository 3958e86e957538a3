package org.damier.features.coverage;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.damier.Game;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.Refusal;
import org.damier.Variant;
import org.damier.Why;
import org.damier.board.Move;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.features.world.RuleObserver;
import org.damier.rules.Forces;
import org.damier.rules.Material;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/**
 * Looks on while scenarios run, and notes of each answer the rules that it comes from: those by which a move is legal, as
 * {@link Why} has them, those by which one is refused, and the ending that ended a game. Of moves that are listed together
 * one of each kind is looked into. Safe for threads.
 */
public final class RuleCoverage implements RuleObserver {

  private final Map<Variant, Map<RulePart, LongAdder>> answers = new ConcurrentHashMap<>();

  /** In how many answers about the variant the rule had a part. */
  public long answers(Variant variant, RulePart rule) {
    LongAdder counter = answers.getOrDefault(variant, Map.of()).get(rule);
    return counter == null ? 0 : counter.sum();
  }

  /** Kinds of moves: two of one kind are moves by the same rules, or nearly so. */
  private record Kind(Rank rank, int jumps, boolean promotes) {
    static Kind of(Move move) {
      return new Kind(move.piece().rank(), Math.min(2, move.captured().size()), move.promotes());
    }
  }

  @Override
  public void listed(Game game, List<Move> legal) {
    Set<Kind> seen = new HashSet<>();
    for (Move move : legal) {
      if (seen.add(Kind.of(move))) {
        legal(game.position(), move);
      }
    }
    noteStart(game);
    game.endedBy().ifPresent(rule -> noteEnding(game, rule));
  }

  @Override
  public void allowed(Game game, Move move) {
    legal(game.position(), move);
    noteStart(game);
  }

  private void legal(Position position, Move move) {
    note(position.variant(), Why.legal(position, move).rules());
  }

  @Override
  public void refused(Game game, String text, Refusal refusal) {
    note(game.position().variant(), refusal.rules());
    noteStart(game);
  }

  @Override
  public void judged(Game game, Optional<Outcome> outcome) {
    game.endedBy().ifPresent(rule -> noteEnding(game, rule));
    noteStart(game);
  }

  @Override
  public void counted(Position position, int depth, long nodes) {
    noteStart(Game.from(position));
  }

  private void noteEnding(Game game, RulePart rule) {
    Variant variant = game.position().variant();
    note(variant, List.of(rule));
    if (rule.kind() == RulePart.Kind.ENDING) {
      variant
          .rules()
          .endings()
          .get(rule.index())
          .condition()
          .balance()
          .ifPresent(material -> note(variant, zones(variant.rules(), material)));
    }
  }

  private static List<RulePart> zones(RuleSet rules, Material material) {
    return material.own().stream()
        .map(Forces::kingOn)
        .flatMap(Optional::stream)
        .map(zone -> RulePart.Kind.ZONE.at(rules.zones().indexOf(zone)))
        .toList();
  }

  /** The board and its names are in every answer, the start and who begins in every game that begins so. */
  private void noteStart(Game game) {
    Variant variant = game.position().variant();
    note(variant, List.of(RulePart.Kind.BOARD.only(), RulePart.Kind.NOTATION.only()));
    if (game.start().equals(variant.start())) {
      note(variant, List.of(RulePart.Kind.FIRST.only()));
      for (Side side : Side.values()) {
        for (Rank rank : Rank.values()) {
          note(variant, List.of(RulePart.setup(side, rank)));
        }
      }
    }
  }

  private void note(Variant variant, Collection<RulePart> rules) {
    Map<RulePart, LongAdder> counters =
        answers.computeIfAbsent(variant, key -> new ConcurrentHashMap<>());
    rules.forEach(rule -> counters.computeIfAbsent(rule, key -> new LongAdder()).increment());
  }
}
