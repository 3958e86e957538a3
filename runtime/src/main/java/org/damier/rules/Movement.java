package org.damier.rules;

import java.util.Locale;

/** How a piece moves without capturing. */
public sealed interface Movement {

  /** The directions it may take. */
  Directions directions();

  /** How it goes. */
  Gait gait();

  /** The ways of moving without capture, in the words of the rules. */
  enum Gait {
    STEP,
    SLIDE,
    LINE,
    LEAP,
    VAULT;

    /** This way of moving in these directions. */
    public Movement in(Directions directions) {
      return switch (this) {
        case STEP -> new Step(directions);
        case SLIDE -> new Slide(directions);
        case LINE -> new Line(directions);
        case LEAP -> new Leap(directions);
        case VAULT -> new Vault(directions);
      };
    }

    /** The way as rules spell it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A step in these directions, each word narrowing the others. */
  static Movement step(DirectionWord... words) {
    return new Step(Directions.of(words));
  }

  /** A slide in these directions, each word narrowing the others. */
  static Movement slide(DirectionWord... words) {
    return new Slide(Directions.of(words));
  }

  /** To the next square, if that is empty. */
  record Step(Directions directions) implements Movement {
    @Override
    public Gait gait() {
      return Gait.STEP;
    }
  }

  /** Over any number of empty squares in one line. */
  record Slide(Directions directions) implements Movement {
    @Override
    public Gait gait() {
      return Gait.SLIDE;
    }
  }

  /**
   * Over an unbroken line of own men, one or more, to the empty square just beyond it. Moved by a man it comes to the same
   * as the whole line of men stepping forward together.
   */
  record Line(Directions directions) implements Movement {
    @Override
    public Gait gait() {
      return Gait.LINE;
    }
  }

  /** Over one neighbouring own piece to the empty square just beyond it. */
  record Leap(Directions directions) implements Movement {
    @Override
    public Gait gait() {
      return Gait.LEAP;
    }
  }

  /** Over one own piece, any number of empty squares away, to any empty square behind it in one line. */
  record Vault(Directions directions) implements Movement {
    @Override
    public Gait gait() {
      return Gait.VAULT;
    }
  }
}
