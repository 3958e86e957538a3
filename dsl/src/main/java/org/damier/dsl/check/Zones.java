package org.damier.dsl.check;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Side;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.NearMiss;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.syntax.Place;
import org.damier.rules.Zone;

/** Every place that has a name: those that each board has, and the variant's own. */
final class Zones {

  private final Map<String, Zone> byName = new TreeMap<>();
  private boolean boardIsKnown;
  private boolean unclear;

  /** The places that this board has. */
  void addAllOf(Board board) {
    Zone.ofEvery(board).forEach(this::add);
    boardIsKnown = true;
  }

  void add(Zone zone) {
    byName.put(zone.name(), zone);
  }

  /** A zone that cannot be read may be any that is asked for later. */
  void addUnclear() {
    unclear = true;
  }

  boolean has(String name) {
    return byName.containsKey(name);
  }

  /** The squares of this place; empty if the board is unknown, or there is no such zone, which is reported. */
  Optional<Zone> find(Place place, Mistakes mistakes) {
    Optional<Zone> zone = Optional.ofNullable(byName.get(place.name()));
    if (zone.isEmpty() && boardIsKnown && !unclear) {
      mistakes.add(
          Code.UNKNOWN_ZONE,
          place.span(),
          "There is no zone " + Quote.of(place.name()) + ".",
          NearMiss.of(place.name(), List.copyOf(byName.keySet()))
              .map(near -> "Did you mean `" + words(zoneNamed(near)) + "`?")
              .orElse("Say before `setup` for example `zone \"" + place.name()
                  + "\" white h8, black rotated`."));
    }
    zone.ifPresent(found -> requireSquares(found, place, mistakes));
    return zone;
  }

  private static void requireSquares(Zone zone, Place place, Mistakes mistakes) {
    List<Side> without =
        Stream.of(Side.values()).filter(side -> zone.of(side).isEmpty()).toList();
    if (!without.isEmpty()) {
      String whose = without.size() > 1 ? "This board has" : without.get(0).title() + " has here";
      mistakes.add(
          Code.UNKNOWN_ZONE,
          place.span(),
          whose + " no " + Quote.of(zone.name()) + ".",
          "Name the squares by a `zone` of your own.");
    }
  }

  private Zone zoneNamed(String name) {
    return Objects.requireNonNull(byName.get(name));
  }

  /** The place as clauses have it: zones of the variant's own in quotes. */
  static String words(Zone zone) {
    return zone.isOfEveryBoard() ? zone.name() : "\"" + zone.name() + "\"";
  }
}
