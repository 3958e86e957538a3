package org.damier.features.world;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a scenario gives as a reason, held against the reason found. It is the name of its kind, or whole words of its
 * sentence, one behind the other; words that every sentence may have are no reason by themselves.
 */
public final class Causes {

  private static final Pattern GAPS = Pattern.compile("[^\\p{L}\\p{N}]+");

  private static final Set<String> SAYING_NOTHING = Set.of(
      "a", "an", "the", "and", "or", "but", "nor", "not", "no", "is", "are", "was", "be", "been",
      "has", "have", "had", "it", "its", "he", "his", "they", "their", "this", "that", "these",
      "those", "there", "here", "of", "to", "in", "on", "at", "by", "for", "from", "with",
      "without", "as", "so", "than", "then", "if", "where", "which", "who", "what", "such", "may",
      "must", "can", "cannot", "only", "one", "other", "another", "some", "any", "all", "each");

  private Causes() {}

  /**
   * Whether this is the reason of a kind with this sentence. Upper and lower case, and signs, do not matter.
   *
   * @throws AssertionError if it names nothing that could be a reason; it says what does
   */
  public static boolean isCause(String given, Enum<?> kind, String sentence) {
    return words(given).equals(words(inWords(kind))) || standsIn(given, sentence);
  }

  /**
   * Whether these words stand in the sentence.
   *
   * @throws AssertionError as {@link #isCause}
   */
  public static boolean standsIn(String given, String sentence) {
    List<String> wanted = words(given);
    if (wanted.stream().noneMatch(Causes::says)) {
      throw new AssertionError("\"" + given
          + "\" names no reason. A reason is the name of its kind, such as \"no move\" or"
          + " \"capture is mandatory\", or words of the sentence that players are told, such as"
          + " \"another capture takes more pieces\".");
    }
    return Collections.indexOfSubList(words(sentence), wanted) >= 0;
  }

  private static boolean says(String word) {
    boolean letter = word.length() == 1 && Character.isLetter(word.charAt(0));
    return !letter && !SAYING_NOTHING.contains(word);
  }

  /** The kind's name in words: {@code capture is mandatory}. */
  public static String inWords(Enum<?> kind) {
    return words(kind.name()).stream().collect(Collectors.joining(" "));
  }

  private static List<String> words(String text) {
    return GAPS.splitAsStream(text.toLowerCase(Locale.ROOT))
        .filter(word -> !word.isEmpty())
        .toList();
  }
}
