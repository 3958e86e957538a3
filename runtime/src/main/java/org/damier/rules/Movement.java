package org.damier.rules;

/** How a piece moves without capturing. */
public sealed interface Movement {

  /** The directions it may take. */
  Directions directions();

  /** A step in these directions, each word narrowing the others. */
  static Movement step(DirectionWord... words) {
    return new Step(Directions.of(words));
  }

  /** A slide in these directions, each word narrowing the others. */
  static Movement slide(DirectionWord... words) {
    return new Slide(Directions.of(words));
  }

  /** To the next square, if that is empty. */
  record Step(Directions directions) implements Movement {}

  /** Over any number of empty squares in one line. */
  record Slide(Directions directions) implements Movement {}

  /**
   * Over an unbroken line of own men, one or more, to the empty square just beyond it. Moved by a man it comes to the same
   * as the whole line of men stepping forward together.
   */
  record Line(Directions directions) implements Movement {}

  /** Over one neighbouring own piece to the empty square just beyond it. */
  record Leap(Directions directions) implements Movement {}

  /** Over one own piece, any number of empty squares away, to any empty square behind it in one line. */
  record Vault(Directions directions) implements Movement {}
}
