package org.damier.features.rulebook;

import java.util.List;

/**
 * One rule of a rulebook. Scenarios that show it, or show what it forbids, carry its id as a tag.
 *
 * @param id its name, such as {@code game.capture.majority}; the first word is the game's
 * @param statement what it says, in one sentence of ours
 * @param sources where it is written, at least one place
 */
public record Rule(String id, String statement, List<Source> sources) {
  public Rule {
    sources = List.copyOf(sources);
  }

  /** The game that the rule belongs to: the first word of its id. */
  public String game() {
    return id.substring(0, id.indexOf('.'));
  }
}
