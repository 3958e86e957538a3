package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.damier.board.SquareSet;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.syntax.ConditionTree;
import org.damier.dsl.syntax.ConditionTree.Amount;
import org.damier.dsl.syntax.ConditionTree.Unit;
import org.damier.dsl.syntax.Place;
import org.damier.rules.Forces;
import org.damier.rules.Forces.Range;
import org.damier.rules.Material;
import org.damier.rules.Zone;

/** Reads balances of material, and writes them. */
final class Balances {

  private Balances() {}

  static Optional<Material> material(
      ConditionTree.Balance balance, Mistakes mistakes, Draft draft) {
    if (balance.total().isPresent()) {
      return total(balance.total().get(), mistakes);
    }
    List<Forces> own = new ArrayList<>();
    for (List<Amount> amounts : balance.own()) {
      forces(amounts, mistakes, draft).ifPresent(own::add);
    }
    Optional<Forces> other = balance.other().isPresent()
        ? forces(balance.other().get(), mistakes, draft)
        : Optional.of(Forces.ANY);
    return own.size() == balance.own().size() && other.isPresent()
        ? Optional.of(new Material(own, other.get()))
        : Optional.empty();
  }

  private static Optional<Material> total(ConditionTree.Total total, Mistakes mistakes) {
    Amount pieces = total.pieces();
    boolean ofPieces = pieces.unit() == Unit.PIECES && pieces.place().isEmpty();
    if (!ofPieces) {
      mistakes.add(
          Code.MISPLACED_PART,
          pieces.span(),
          "In all, pieces of whatever kind are counted, wherever they stand.",
          "Say for example `4 to 5 pieces in all`.");
    }
    Forces each = total.kingsOnBothSides() ? Forces.withKing() : Forces.ANY;
    boolean possible = isPossible(pieces, mistakes);
    return ofPieces && possible
        ? Optional.of(new Material(List.of(each), each, new Range(pieces.least(), pieces.most())))
        : Optional.empty();
  }

  private static boolean isPossible(Amount amount, Mistakes mistakes) {
    boolean tooMany = amount.least() > SquareSet.MAX_SQUARES
        || (amount.most() > SquareSet.MAX_SQUARES && amount.most() != Integer.MAX_VALUE);
    if (tooMany) {
      mistakes.add(
          Code.NUMBER_OUT_OF_RANGE,
          amount.span(),
          "A side has 0 to " + SquareSet.MAX_SQUARES + " pieces.",
          "");
    }
    return !tooMany;
  }

  private static Optional<Forces> forces(List<Amount> amounts, Mistakes mistakes, Draft draft) {
    Map<Unit, Range> said = new EnumMap<>(Unit.class);
    Optional<Place> place = Optional.empty();
    boolean good = true;
    for (Amount amount : amounts) {
      if (said.put(amount.unit(), new Range(amount.least(), amount.most())) != null) {
        mistakes.add(
            Code.REPEATED_PART,
            amount.span(),
            "The number of " + amount.unit().several() + " has been said already.",
            "Put `or` between forces that are alternatives.");
      }
      if (amount.place().isPresent() && amount.unit() != Unit.KINGS) {
        mistakes.add(
            Code.MISPLACED_PART,
            amount.span(),
            "Only kings are asked where they stand.",
            "Put the place behind the kings.");
        good = false;
      }
      place = place.or(amount::place);
      good &= isPossible(amount, mistakes);
    }
    Range unnamed = said.containsKey(Unit.PIECES) ? Range.ANY : Range.exactly(0);
    Optional<Zone> zone = place.flatMap(where -> draft.zones.find(where, mistakes));
    // Without a board there is no zone, but then nothing can be made of the rules anyway.
    good &= zone.isPresent() == place.isPresent() || draft.board().isEmpty();
    return good
        ? Optional.of(new Forces(
            said.getOrDefault(Unit.MEN, unnamed),
            said.getOrDefault(Unit.KINGS, unnamed),
            said.getOrDefault(Unit.PIECES, Range.ANY),
            zone))
        : Optional.empty();
  }

  /** {@code 3 kings or 2 kings 1 man against 1 king}. */
  static String words(Material material) {
    return written(material, " ");
  }

  /** {@code 3 kings or 2 kings and 1 man against 1 king}. */
  static String phrase(Material material) {
    return written(material, " and ");
  }

  /** {@code one side has 3 kings against 1 king}, {@code there are 4 to 5 pieces in all}. */
  static String sentence(Material material) {
    boolean together = !material.total().equals(Range.ANY);
    return (together ? "there are " : "one side has ") + phrase(material);
  }

  private static String written(Material material, String between) {
    if (!material.total().equals(Range.ANY)) {
      boolean kings = material.other().equals(Forces.withKing());
      return amount(material.total(), Unit.PIECES) + " in all"
          + (kings ? ", kings on both sides" : "");
    }
    String own = material.own().stream()
        .map(forces -> String.join(between, amounts(forces)))
        .collect(Collectors.joining(" or "));
    return material.other().equals(Forces.ANY)
        ? own
        : own + " against " + String.join(between, amounts(material.other()));
  }

  private static List<String> amounts(Forces forces) {
    boolean total = !forces.pieces().equals(Range.ANY);
    Range unnamed = total ? Range.ANY : Range.exactly(0);
    List<String> amounts = new ArrayList<>();
    if (!forces.kings().equals(unnamed)) {
      String place = forces.kingOn().map(zone -> " on " + Zones.words(zone)).orElse("");
      amounts.add(amount(forces.kings(), Unit.KINGS) + place);
    }
    if (!forces.men().equals(unnamed)) {
      amounts.add(amount(forces.men(), Unit.MEN));
    }
    if (total || amounts.isEmpty()) {
      amounts.add(amount(total ? forces.pieces() : Range.exactly(0), Unit.PIECES));
    }
    return amounts;
  }

  private static String amount(Range range, Unit unit) {
    return new Amount(
            org.damier.dsl.diagnostic.Span.START,
            range.least(),
            range.most(),
            unit,
            Optional.empty())
        .name();
  }
}
