package org.damier.rules;

import org.damier.board.Rank;

/**
 * One way of comparing finished captures. All criteria stand in this file; the language and the generators know them
 * through it only.
 */
public sealed interface Criterion {

  /** How the language spells it after {@code majority}. */
  String words();

  /** What a player is told whose capture falls short of it: "another capture …". */
  String shortfall();

  /** Which capture is the better by this criterion: above 0 for {@code one}, below 0 for {@code other}, 0 for neither. */
  int compare(Capture one, Capture other);

  /** Whether the order of the jumps matters to the comparison. */
  default boolean dependsOnOrder() {
    return false;
  }

  /** What criteria see of a finished capture. */
  interface Capture {

    /** Rank of the capturing piece when its move began. */
    Rank capturer();

    /** How many pieces are captured. */
    int pieces();

    /** How many of them are kings. */
    int kings();

    /** Whether this jump, counted from 0, takes a king. */
    boolean takesKing(int jump);
  }

  /** The criteria that need no numbers. */
  enum Tally implements Criterion {
    MOST_PIECES("most pieces", "takes more pieces") {
      @Override
      public int compare(Capture one, Capture other) {
        return Integer.compare(one.pieces(), other.pieces());
      }
    },
    BY_KING("by king", "is made by a king") {
      @Override
      public int compare(Capture one, Capture other) {
        return one.capturer().compareTo(other.capturer());
      }
    },
    MOST_KINGS("most kings", "takes more kings") {
      @Override
      public int compare(Capture one, Capture other) {
        return Integer.compare(one.kings(), other.kings());
      }
    },
    /** Compares the places of all captured kings in the sequence of jumps, the first difference deciding. */
    KING_SOONEST("king soonest", "takes a king sooner") {
      @Override
      public int compare(Capture one, Capture other) {
        int jumps = Math.max(one.pieces(), other.pieces());
        for (int jump = 0; jump < jumps; jump++) {
          boolean king = takesKing(one, jump);
          if (king != takesKing(other, jump)) {
            return king ? 1 : -1;
          }
        }
        return 0;
      }

      @Override
      public boolean dependsOnOrder() {
        return true;
      }

      private static boolean takesKing(Capture capture, int jump) {
        return jump < capture.pieces() && capture.takesKing(jump);
      }
    };

    private final String words;
    private final String shortfall;

    Tally(String words, String shortfall) {
      this.words = words;
      this.shortfall = shortfall;
    }

    @Override
    public String words() {
      return words;
    }

    @Override
    public String shortfall() {
      return shortfall;
    }
  }

  /**
   * The sum of what the captured pieces are worth, in exact fractions of a unit. Two values that weigh alike are equal.
   *
   * @param man what a man is worth, in parts
   * @param king what a king is worth, in parts
   * @param parts how many parts make 1; the three have no common divisor
   */
  record Value(int man, int king, int parts) implements Criterion {

    public Value {
      if (man < 0 || king < 0 || parts < 1) {
        throw new IllegalArgumentException("Pieces are worth 0 or more, not " + man + "/" + parts
            + " and " + king + "/" + parts + ".");
      }
      int divisor = divisor(parts, divisor(man, king));
      man /= divisor;
      king /= divisor;
      parts /= divisor;
    }

    /** Worths in whole numbers. */
    public Value(int man, int king) {
      this(man, king, 1);
    }

    private static int divisor(int one, int other) {
      return other == 0 ? one : divisor(other, one % other);
    }

    @Override
    public String words() {
      return "value man " + fraction(man) + ", king " + fraction(king);
    }

    /** So many parts as rules write them: {@code 2}, {@code 199/100}. */
    public String fraction(int worth) {
      int divisor = divisor(parts, worth);
      String whole = "" + worth / divisor;
      return parts == divisor ? whole : whole + "/" + parts / divisor;
    }

    @Override
    public String shortfall() {
      return "is worth more";
    }

    @Override
    public int compare(Capture one, Capture other) {
      return Long.compare(worth(one), worth(other));
    }

    private long worth(Capture capture) {
      return (long) man * (capture.pieces() - capture.kings()) + (long) king * capture.kings();
    }
  }
}
