package org.damier.rules;

/** How a piece moves without capturing. */
public sealed interface Movement {

  /** The directions it may take. */
  Directions directions();

  /** To the next square, if that is empty. */
  record Step(Directions directions) implements Movement {}

  /** Over any number of empty squares in one line. */
  record Slide(Directions directions) implements Movement {}
}
