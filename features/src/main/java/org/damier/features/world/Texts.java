package org.damier.features.world;

import java.util.List;
import java.util.regex.Pattern;

/** Small texts of scenarios, taken apart. */
public final class Texts {

  private static final Pattern GAPS = Pattern.compile("[\\s,]+");

  private Texts() {}

  /** The words between blanks and commas; there may be none. */
  public static List<String> words(String text) {
    return GAPS.splitAsStream(text).filter(word -> !word.isEmpty()).toList();
  }

  /**
   * The words between blanks and commas, where a step says nothing without any.
   *
   * @param example what could stand there
   * @throws AssertionError if there is none; it shows the example
   */
  public static List<String> someWords(String text, String example) {
    List<String> words = words(text);
    if (words.isEmpty()) {
      throw new AssertionError(
          "Something is missing between two quotation marks of this step, such as `" + example
              + "`.");
    }
    return words;
  }

  /** A number of things that end in s if there are several: {@code 1 move}, {@code 2 moves}. */
  public static String count(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
