package org.damier.features.world;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Small texts of scenarios, taken apart and compared. */
public final class Texts {

  private static final Pattern GAPS = Pattern.compile("[\\s,]+");

  private Texts() {}

  /** The words between blanks and commas. */
  public static List<String> words(String text) {
    return GAPS.splitAsStream(text).filter(word -> !word.isEmpty()).toList();
  }

  /**
   * Whether a cause that a scenario gives is the one found: either the name of its kind ({@code capture is mandatory},
   * {@code capture-is-mandatory}) or words of its sentence. Upper and lower case do not matter.
   */
  public static boolean isCause(String given, Enum<?> kind, String sentence) {
    String wanted = plain(given);
    return !wanted.isEmpty() && (wanted.equals(inWords(kind)) || plain(sentence).contains(wanted));
  }

  /** The kind's name in words: {@code capture is mandatory}. */
  public static String inWords(Enum<?> kind) {
    return plain(kind.name());
  }

  private static String plain(String text) {
    return text.toLowerCase(Locale.ROOT).replace('_', ' ').replace('-', ' ').strip();
  }
}
