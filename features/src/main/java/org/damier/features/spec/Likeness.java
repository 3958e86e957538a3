package org.damier.features.spec;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.damier.dsl.diagnostic.NearMiss;

/** How much one step's words are like another's, whatever squares, numbers and moves they speak of. */
final class Likeness {

  /** What a word too many, too few or quite another counts. */
  private static final int WORD = 3;

  /** What a word counts that is part of the other: {@code legal} for {@code illegal}. */
  private static final int PART = 2;

  /** What a misspelt word counts. */
  private static final int SLIP = 1;

  /** What all words count together that are missing at the end. */
  private static final int UNFINISHED = 1;

  /** Longer texts are no steps, and comparing them would take long. */
  private static final int MOST_WORDS = 60;

  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"?");
  private static final Pattern NUMBER = Pattern.compile("\\b\\d+\\b");
  private static final Pattern SIDE = Pattern.compile("(?i)\\b(white|black)\\b");
  private static final Pattern ARTICLE = Pattern.compile("(?i)\\b(the|a|an)\\b");
  private static final Pattern GAPS = Pattern.compile("[\\s,.:]+");

  private Likeness() {}

  /** The nearest step, if at least one word in three is its own. */
  static Optional<ShippedStep> nearest(String text, List<ShippedStep> steps) {
    String[] words = words(text);
    if (words.length > MOST_WORDS) {
      return Optional.empty();
    }
    return steps.stream()
        .filter(step -> 3 * distance(words, words(step.sentence()))
            <= 2 * WORD * Math.max(words.length, words(step.sentence()).length))
        .min(Comparator.comparingInt(step -> distance(words, words(step.sentence()))));
  }

  private static String[] words(String text) {
    String plain = QUOTED.matcher(text).replaceAll(" quoted ");
    plain = NUMBER.matcher(plain).replaceAll("number");
    plain = ARTICLE.matcher(plain).replaceAll("");
    plain = SIDE.matcher(plain).replaceAll("side");
    return GAPS.splitAsStream(plain.strip()).toArray(String[]::new);
  }

  private static int distance(String[] one, String[] other) {
    if (isBeginningOf(one, other)) {
      return UNFINISHED;
    }
    int[] row = new int[other.length + 1];
    Arrays.setAll(row, column -> WORD * column);
    for (String word : one) {
      int diagonal = row[0];
      row[0] += WORD;
      for (int column = 1; column <= other.length; column++) {
        int changed = diagonal + change(word, other[column - 1]);
        diagonal = row[column];
        row[column] = Math.min(changed, WORD + Math.min(row[column], row[column - 1]));
      }
    }
    return row[other.length];
  }

  /** Whether a step breaks off: {@code White wins} of {@code White wins because "…"}. */
  private static boolean isBeginningOf(String[] one, String[] other) {
    return one.length > 1
        && one.length < other.length
        && Arrays.equals(one, Arrays.copyOf(other, one.length));
  }

  private static int change(String one, String other) {
    if (one.equalsIgnoreCase(other)) {
      return 0;
    }
    if (NearMiss.of(one, List.of(other)).isPresent()) {
      return SLIP;
    }
    return one.contains(other) || other.contains(one) ? PART : WORD;
  }
}
