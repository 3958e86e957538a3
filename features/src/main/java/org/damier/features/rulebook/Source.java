package org.damier.features.rulebook;

import java.util.List;

/**
 * A sentence of a rule document, known by its place.
 *
 * @param document the document's name
 * @param place where in it, from the heading down to the sentence
 * @param rules ids of the rules that it states; empty if it states none
 * @param remark why it states none; empty if it states some
 */
public record Source(String document, String place, List<String> rules, String remark) {
  public Source {
    rules = List.copyOf(rules);
  }

  /** Document and place. */
  @Override
  public String toString() {
    return document + ", " + place;
  }
}
