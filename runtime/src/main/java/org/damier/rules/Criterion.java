package org.damier.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.damier.board.Rank;

/**
 * One way of comparing finished captures. All criteria stand in this file: the language, the comparison and the bits of
 * emitted code follow from what is said of them here. A new one is a new constant of {@link Tally}.
 */
public sealed interface Criterion {

  /** How the language spells it after {@code majority}. */
  String words();

  /** What a capture must be to be best by it: "one that …". */
  String phrase();

  /** What a player is told whose capture falls short of it: "another capture …". */
  String shortfall();

  /** What is measured of a capture; the more, the better. */
  Measure measure();

  /** Which capture is the better by this criterion: above 0 for {@code one}, below 0 for {@code other}, 0 for neither. */
  default int compare(Capture one, Capture other) {
    return measure().compare(one, other);
  }

  /** Whether the order of the jumps matters to the comparison. */
  default boolean dependsOnOrder() {
    return measure().inOrder();
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

  /**
   * A number for a capture: the sum of so much for each man it takes, each king it takes, and once if a king makes it. In
   * order, the jumps are compared one by one instead, by what each takes, the first difference deciding.
   *
   * @param man for each captured man, 0 or more
   * @param king for each captured king, 0 or more
   * @param byKing if the capturing piece was a king when its move began, 0 or more
   * @param inOrder whether the jumps are compared one by one; then a jump counts if it takes what is worth more than 0, and
   *     one of {@code man} and {@code king} is 0
   */
  record Measure(int man, int king, int byKing, boolean inOrder) {

    public Measure {
      if (man < 0 || king < 0 || byKing < 0) {
        throw new IllegalArgumentException(
            "What is measured counts 0 or more, not " + man + ", " + king + " and " + byKing + ".");
      }
      if (inOrder && (man > 0 || king == 0 || byKing > 0)) {
        throw new IllegalArgumentException("In order, only captured kings are compared.");
      }
    }

    /** A sum. */
    static Measure sum(int man, int king, int byKing) {
      return new Measure(man, king, byKing, false);
    }

    /** The jumps one by one, by whether they take a king. */
    static Measure kingsInOrder() {
      return new Measure(0, 1, 0, true);
    }

    /** Whether captured men and captured kings count differently. */
    public boolean tellsRanksApart() {
      return man != king;
    }

    /** The most that a capture of so many pieces can come to, as a sum. */
    public long most(int pieces) {
      return (long) pieces * Math.max(man, king) + byKing;
    }

    int compare(Capture one, Capture other) {
      return inOrder ? compareJumps(one, other) : Long.compare(sum(one), sum(other));
    }

    private long sum(Capture capture) {
      return (long) man * (capture.pieces() - capture.kings())
          + (long) king * capture.kings()
          + (capture.capturer() == Rank.KING ? byKing : 0);
    }

    private static int compareJumps(Capture one, Capture other) {
      int jumps = Math.max(one.pieces(), other.pieces());
      for (int jump = 0; jump < jumps; jump++) {
        boolean takesKing = takesKing(one, jump);
        if (takesKing != takesKing(other, jump)) {
          return takesKing ? 1 : -1;
        }
      }
      return 0;
    }

    private static boolean takesKing(Capture capture, int jump) {
      return jump < capture.pieces() && capture.takesKing(jump);
    }
  }

  /** The criteria that need no numbers. */
  @SuppressWarnings("ImmutableEnumChecker") // A measure has no state.
  enum Tally implements Criterion {
    MOST_PIECES("most pieces", "takes most pieces", "takes more pieces", Measure.sum(1, 1, 0)),
    BY_KING("by king", "is made by a king", "is made by a king", Measure.sum(0, 0, 1)),
    MOST_KINGS("most kings", "takes most kings", "takes more kings", Measure.sum(0, 1, 0)),
    /** Compares the places of all captured kings in the sequence of jumps, the first difference deciding. */
    KING_SOONEST(
        "king soonest", "takes kings soonest", "takes kings sooner", Measure.kingsInOrder());

    private final String words;
    private final String phrase;
    private final String shortfall;
    private final Measure measure;

    Tally(String words, String phrase, String shortfall, Measure measure) {
      this.words = words;
      this.phrase = phrase;
      this.shortfall = shortfall;
      this.measure = measure;
    }

    /** The criterion that is spelt so; empty if there is none. */
    public static Optional<Tally> spelt(String words) {
      return Arrays.stream(values()).filter(tally -> tally.words.equals(words)).findFirst();
    }

    /** The words that may follow these words of a criterion, none if no criterion begins so or it ends there. */
    public static List<String> wordsAfter(List<String> begun) {
      return Arrays.stream(values())
          .map(tally -> List.of(tally.words.split(" ")))
          .filter(words -> words.size() > begun.size())
          .filter(words -> words.subList(0, begun.size()).equals(begun))
          .map(words -> words.get(begun.size()))
          .distinct()
          .toList();
    }

    @Override
    public String words() {
      return words;
    }

    @Override
    public String phrase() {
      return phrase;
    }

    @Override
    public String shortfall() {
      return shortfall;
    }

    @Override
    public Measure measure() {
      return measure;
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
    public String phrase() {
      return "takes most by worth (a man " + fraction(man) + ", a king " + fraction(king) + ")";
    }

    @Override
    public String shortfall() {
      return "is worth more";
    }

    @Override
    public Measure measure() {
      return Measure.sum(man, king, 0);
    }
  }
}
