package org.damier.dsl.diagnostic;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that somebody probably meant. */
public final class NearMiss {

  /** Longer words are not misspellings of ours, and comparing them would take long. */
  private static final int LONGEST = 40;

  private NearMiss() {}

  /** The nearest of the words, if one is near; among equals the first. */
  public static Optional<String> of(String written, Collection<String> words) {
    if (written.isEmpty() || written.length() > LONGEST) {
      return Optional.empty();
    }
    return words.stream()
        .filter(word -> distance(written, word) <= allowed(word))
        .min(Comparator.comparingInt(word -> distance(written, word)));
  }

  /** One slip in three letters; one letter must be right at least. */
  private static int allowed(String word) {
    return Math.min(word.length() - 1, Math.max(1, word.length() / 3));
  }

  /** Letters to add, drop, change or swap with a neighbour; upper and lower case are the same. */
  static int distance(String one, String other) {
    String a = one.toLowerCase(Locale.ROOT);
    String b = other.toLowerCase(Locale.ROOT);
    int[][] table = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        table[i][j] = i == 0 || j == 0 ? i + j : cheapest(table, a, b, i, j);
      }
    }
    return table[a.length()][b.length()];
  }

  private static int cheapest(int[][] table, String a, String b, int i, int j) {
    int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
    int best =
        Math.min(table[i - 1][j - 1] + change, Math.min(table[i - 1][j], table[i][j - 1]) + 1);
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, table[i - 2][j - 2] + 1) : best;
  }
}
