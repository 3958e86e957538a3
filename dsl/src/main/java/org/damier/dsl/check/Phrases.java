package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.damier.board.Rank;
import org.damier.dsl.diagnostic.Quote;
import org.damier.rules.CaptureManner;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;

/** English for the parts of the model that several sentences need. */
final class Phrases {

  private Phrases() {}

  /** {@code diagonally forward}, {@code straight forward or sideways}. */
  static String directions(Directions directions) {
    return Quote.joined(directions.terms().stream().map(Phrases::term).toList(), "or");
  }

  private static String term(Set<DirectionWord> words) {
    List<String> phrase = new ArrayList<>();
    if (words.contains(DirectionWord.ORTHOGONAL)) {
      phrase.add("straight");
    }
    if (words.contains(DirectionWord.DIAGONAL)) {
      phrase.add("diagonally");
    }
    for (DirectionWord word :
        List.of(DirectionWord.FORWARD, DirectionWord.BACKWARD, DirectionWord.SIDEWAYS)) {
      if (words.contains(word)) {
        phrase.add(word.word());
      }
    }
    boolean everyWay = phrase.size() == 1
        && !phrase.get(0).endsWith("ward")
        && !words.contains(DirectionWord.SIDEWAYS);
    return phrase.isEmpty()
        ? "in any direction"
        : String.join(" ", phrase) + (everyWay ? " in any direction" : "");
  }

  /** {@code enemy piece}, {@code enemy man}. */
  static String victim(Set<Rank> ranks) {
    return "enemy "
        + (ranks.equals(CaptureManner.ALL_RANKS)
            ? "piece"
            : ranks.iterator().next().word());
  }
}
