package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.damier.rules.Forces;
import org.damier.rules.Forces.Range;
import org.damier.rules.Material;

/** Balances of material with one number changed, or one of several forces left out. */
final class MaterialChanges {

  private MaterialChanges() {}

  /**
   * Another balance.
   *
   * @param words what has been changed
   * @param material the balance that has been made of it
   */
  record Change(String words, Material material) {}

  static Stream<Change> of(Material material) {
    List<Forces> own = material.own();
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < own.size(); i++) {
      int index = i;
      String which = own.size() > 1 ? "forces " + (i + 1) + ": " : "own ";
      if (own.size() > 1) {
        changes.add(new Change(which + "left out", withOwn(material, Lists.without(own, i))));
      }
      forces(own.get(i))
          .map(change -> new Change(
              which + change.words(), withOwn(material, Lists.with(own, index, change.forces()))))
          .forEach(changes::add);
    }
    forces(material.other())
        .map(change -> new Change(
            "against " + change.words(), new Material(own, change.forces(), material.total())))
        .forEach(changes::add);
    ranges(material.total())
        .map(range ->
            new Change(words(range) + " in all", new Material(own, material.other(), range)))
        .forEach(changes::add);
    return changes.stream();
  }

  private static Material withOwn(Material material, List<Forces> own) {
    return new Material(own, material.other(), material.total());
  }

  private record ForcesChange(String words, Forces forces) {}

  private static Stream<ForcesChange> forces(Forces forces) {
    Stream<ForcesChange> men = each(
        forces.men(),
        "men",
        range -> new Forces(range, forces.kings(), forces.pieces(), forces.kingOn()));
    Stream<ForcesChange> kings = each(
        forces.kings(),
        "kings",
        range -> new Forces(forces.men(), range, forces.pieces(), forces.kingOn()));
    Stream<ForcesChange> pieces = each(
        forces.pieces(),
        "pieces",
        range -> new Forces(forces.men(), forces.kings(), range, forces.kingOn()));
    Stream<ForcesChange> place = forces.kingOn().stream()
        .map(zone -> new ForcesChange(
            "king anywhere",
            new Forces(forces.men(), forces.kings(), forces.pieces(), Optional.empty())));
    return Stream.of(men, kings, pieces, place).flatMap(changes -> changes);
  }

  private static Stream<ForcesChange> each(Range range, String noun, Function<Range, Forces> with) {
    return ranges(range)
        .map(other -> new ForcesChange(words(other) + " " + noun, with.apply(other)));
  }

  private static Stream<Range> ranges(Range range) {
    if (range.equals(Range.ANY)) {
      return Stream.of();
    }
    if (range.least() == range.most()) {
      return Numbers.near(range.least(), 0).map(Range::exactly);
    }
    Stream<Range> least = Numbers.near(range.least(), 0)
        .filter(number -> number <= range.most())
        .map(number -> new Range(number, range.most()));
    Stream<Range> most = range.most() == Integer.MAX_VALUE
        ? Stream.of()
        : Numbers.near(range.most(), range.least()).map(number -> new Range(range.least(), number));
    return Stream.concat(least, most);
  }

  private static String words(Range range) {
    if (range.equals(Range.ANY)) {
      return "any";
    }
    if (range.most() == Integer.MAX_VALUE) {
      return range.least() + " or more";
    }
    return range.least() == range.most()
        ? "" + range.least()
        : range.least() + " to " + range.most();
  }
}
