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
import org.damier.dsl.syntax.ConditionTree.Unit;
import org.damier.rules.Forces;
import org.damier.rules.Forces.Range;
import org.damier.rules.Material;

/** Reads balances of material, and writes them. */
final class Balances {

  private Balances() {}

  static Optional<Material> material(ConditionTree.Balance balance, Mistakes mistakes) {
    List<Forces> own = new ArrayList<>();
    for (List<ConditionTree.Amount> amounts : balance.own()) {
      forces(amounts, mistakes).ifPresent(own::add);
    }
    Optional<Forces> other = balance.other().isPresent()
        ? forces(balance.other().get(), mistakes)
        : Optional.of(Forces.ANY);
    return own.size() == balance.own().size() && other.isPresent()
        ? Optional.of(new Material(own, other.get()))
        : Optional.empty();
  }

  private static Optional<Forces> forces(List<ConditionTree.Amount> amounts, Mistakes mistakes) {
    Map<Unit, Range> said = new EnumMap<>(Unit.class);
    boolean good = true;
    for (ConditionTree.Amount amount : amounts) {
      boolean tooMany = amount.least() > SquareSet.MAX_SQUARES
          || (amount.most() > SquareSet.MAX_SQUARES && amount.most() != Integer.MAX_VALUE);
      if (tooMany) {
        mistakes.add(
            Code.NUMBER_OUT_OF_RANGE,
            amount.span(),
            "A side has 0 to " + SquareSet.MAX_SQUARES + " pieces.",
            "");
      }
      if (said.put(amount.unit(), new Range(amount.least(), amount.most())) != null) {
        mistakes.add(
            Code.REPEATED_PART,
            amount.span(),
            "The number of " + amount.unit().several() + " has been said already.",
            "Put `or` between forces that are alternatives.");
      }
      good &= !tooMany;
    }
    Range unnamed = said.containsKey(Unit.PIECES) ? Range.ANY : Range.exactly(0);
    return good
        ? Optional.of(new Forces(
            said.getOrDefault(Unit.MEN, unnamed),
            said.getOrDefault(Unit.KINGS, unnamed),
            said.getOrDefault(Unit.PIECES, Range.ANY)))
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

  private static String written(Material material, String between) {
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
      amounts.add(amount(forces.kings(), Unit.KINGS));
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
    return new ConditionTree.Amount(
            org.damier.dsl.diagnostic.Span.START, range.least(), range.most(), unit)
        .name();
  }
}
