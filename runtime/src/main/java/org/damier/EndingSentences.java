package org.damier;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.damier.board.Side;
import org.damier.rules.Condition;
import org.damier.rules.Ending;
import org.damier.rules.Forces;
import org.damier.rules.Material;

/** Says why an ending ended a game. */
final class EndingSentences {

  private EndingSentences() {}

  static String of(Ending ending, Side side) {
    if (ending.condition() instanceof Condition.Balance balance) {
      return balance(balance.material(), side);
    }
    return "The rules end the game here.";
  }

  /** {@code Each side has made 16 moves in a row, with 3 kings against 1 king.} */
  static String clock(Condition.Clock clock) {
    boolean inRow = clock.lapse() == Condition.Lapse.SETS_BACK;
    String moves =
        clock.moves() == 1 ? "1 move" : clock.moves() + " moves" + (inRow ? " in a row" : "");
    String quality = switch (clock.quality()) {
      case ANY -> "";
      case KING_MOVES -> " by kings only, without capture";
      case WITHOUT_CAPTURE, WITHOUT_CAPTURE_OR_PROMOTION ->
        " " + clock.quality().words();
    };
    String during =
        clock.during().map(material -> ", with " + balance(material)).orElse("");
    return "Each side has made " + moves + quality + during + ".";
  }

  /** {@code White has 1 king against 1 man.} */
  private static String balance(Material material, Side side) {
    if (material.total().equals(Forces.Range.ANY)) {
      return side.title() + " has " + balance(material) + ".";
    }
    boolean one = material.total().most() == 1;
    return (one ? "There is " : "There are ") + balance(material) + ".";
  }

  private static String balance(Material material) {
    if (!material.total().equals(Forces.Range.ANY)) {
      boolean kings = material.other().equals(Forces.withKing());
      return total(material.total()) + (kings ? " and kings on both sides" : "");
    }
    String own =
        material.own().stream().map(EndingSentences::forces).collect(Collectors.joining(" or "));
    return material.other().equals(Forces.ANY) ? own : own + " against " + forces(material.other());
  }

  private static String forces(Forces forces) {
    List<String> parts = new ArrayList<>();
    add(parts, forces.kings(), "king", "kings");
    add(parts, forces.men(), "man", "men");
    add(parts, forces.pieces(), "piece", "pieces");
    String counted = parts.isEmpty() ? "no pieces" : String.join(" and ", parts);
    return counted
        + forces.kingOn().map(zone -> ", a king on the " + zone.name()).orElse("");
  }

  private static String total(Forces.Range range) {
    List<String> parts = new ArrayList<>();
    add(parts, range, "piece", "pieces");
    return parts.get(0) + " in all";
  }

  private static void add(List<String> parts, Forces.Range range, String one, String several) {
    if (range.equals(Forces.Range.ANY) || range.most() == 0) {
      return;
    }
    String noun = range.most() == 1 ? one : several;
    if (range.least() == range.most()) {
      parts.add(range.least() + " " + noun);
    } else if (range.most() == Integer.MAX_VALUE) {
      parts.add(range.least() + " or more " + several);
    } else {
      parts.add(range.least() + " to " + range.most() + " " + several);
    }
  }
}
