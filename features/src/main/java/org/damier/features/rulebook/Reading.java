package org.damier.features.rulebook;

import java.util.List;

/**
 * A question that the documents leave open, and how the scenarios answer it.
 *
 * @param name what it is about, in one word with hyphens
 * @param rules ids of the rules that the answer settles
 * @param question what is open
 * @param answer the reading taken
 * @param why the grounds for it
 */
public record Reading(String name, List<String> rules, String question, String answer, String why) {
  public Reading {
    rules = List.copyOf(rules);
  }
}
