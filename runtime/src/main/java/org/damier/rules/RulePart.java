package org.damier.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.damier.board.Rank;
import org.damier.board.Side;

/**
 * The address of one rule in a {@link RuleSet}: what a clause of the language says. Answers cite rules by it.
 *
 * @param kind what the rule is about
 * @param index which of several of the kind, counted from 0; 0 where there is but one
 */
public record RulePart(Kind kind, int index) {

  /** What rules are about, in the order of a rulebook. */
  public enum Kind {
    BOARD,
    NOTATION,
    GAME_TYPE,
    /** A zone of {@link RuleSet#zones()}. */
    ZONE,
    /** White's men, White's kings, Black's men, Black's kings. */
    SETUP,
    MAN_MOVES,
    MAN_CAPTURES,
    PROMOTION,
    KING_MOVES,
    KING_CAPTURES,
    REST,
    DUTY,
    CONTINUATION,
    MAJORITY,
    REMOVAL,
    REVERSAL,
    CAPTOR,
    FIRST,
    HOOK_MOVES,
    HOOK_PERMIT,
    HOOK_PROMOTION,
    HOOK_ENDING,
    /** An ending of {@link RuleSet#endings()}. */
    ENDING;

    /** The rule of this kind of which there is but one. */
    public RulePart only() {
      return at(0);
    }

    /** The rule of this kind with this index. */
    public RulePart at(int index) {
      return new RulePart(this, index);
    }
  }

  public RulePart {
    if (index < 0) {
      throw new IllegalArgumentException("Rules are counted from 0, not " + index + ".");
    }
  }

  /** How pieces of the rank move without capture. */
  public static RulePart moves(Rank rank) {
    return (rank == Rank.MAN ? Kind.MAN_MOVES : Kind.KING_MOVES).only();
  }

  /** How pieces of the rank capture. */
  public static RulePart captures(Rank rank) {
    return (rank == Rank.MAN ? Kind.MAN_CAPTURES : Kind.KING_CAPTURES).only();
  }

  /** Where the side's pieces of the rank begin. */
  public static RulePart setup(Side side, Rank rank) {
    return Kind.SETUP.at(Rank.values().length * side.ordinal() + rank.ordinal());
  }

  /** Every rule of the rule set, in the order of a rulebook. */
  public static List<RulePart> of(RuleSet rules) {
    List<RulePart> parts = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      IntStream.range(0, count(kind, rules)).mapToObj(kind::at).forEach(parts::add);
    }
    return List.copyOf(parts);
  }

  private static int count(Kind kind, RuleSet rules) {
    HookRules hooks = rules.hooks();
    return switch (kind) {
      case GAME_TYPE -> rules.notation().gameType().isPresent() ? 1 : 0;
      case ZONE -> rules.zones().size();
      case SETUP -> Rank.values().length * Side.values().length;
      case CAPTOR -> rules.capture().captor() == CaptureRules.Captor.KEEPS_SIDE ? 0 : 1;
      case REST -> rules.king().rest().isPresent() ? 1 : 0;
      case HOOK_MOVES -> hooks.moves().size();
      case HOOK_PERMIT -> hooks.permit().size();
      case HOOK_PROMOTION -> hooks.promotion().size();
      case HOOK_ENDING -> hooks.ending().size();
      case ENDING -> rules.endings().size();
      default -> 1;
    };
  }

  /** The zones of the rule set's promotion, landings and endings, each once. */
  static List<Zone> zones(RuleSet rules) {
    Stream<Zone> promotion = rules.man().promotion().map(Promotion::zone).stream();
    Stream<Zone> endings = rules.endings().stream()
        .flatMap(ending -> ending.condition().balance().stream())
        .flatMap(material -> Stream.concat(material.own().stream(), Stream.of(material.other())))
        .flatMap(forces -> forces.kingOn().stream());
    Stream<Zone> landing = Stream.of(rules.man(), rules.king())
        .flatMap(piece -> piece.captures().stream())
        .flatMap(manner -> manner.terms().landingOn().stream());
    return Stream.of(promotion, landing, endings)
        .flatMap(zones -> zones)
        .distinct()
        .toList();
  }

  /** The name for programs, which never changes: {@code king-captures}, {@code ending-2}. */
  public String id() {
    String name = kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    boolean counted = index > 0 || kind == Kind.ENDING || kind == Kind.SETUP;
    return counted ? name + "-" + index : name;
  }

  @Override
  public String toString() {
    return id();
  }
}
