package org.damier.dsl.diagnostic;

import java.util.List;
import java.util.stream.Collectors;

/** Puts pieces of a person's text into a message, whatever they are made of. */
public final class Quote {

  private static final int LONGEST = 60;

  private Quote() {}

  /** The text in backticks, cut if long, without anything that a terminal would act upon. */
  public static String of(String text) {
    return "`" + plain(text) + "`";
  }

  /** The text without backticks around it, cut if long. */
  public static String plain(String text) {
    StringBuilder plain = new StringBuilder();
    text.codePoints().limit(LONGEST).forEach(point -> {
      if (point == '\n') {
        plain.append(' ');
      } else {
        Excerpt.show(point == '`' ? '\'' : point, plain);
      }
    });
    return text.codePoints().skip(LONGEST).findAny().isPresent() ? plain + "…" : plain.toString();
  }

  /** The words in backticks as an enumeration: {@code `a`, `b` or `c`}. */
  public static String either(List<String> words) {
    List<String> quoted = words.stream().map(Quote::of).toList();
    return joined(quoted, "or");
  }

  /** An enumeration: {@code a, b or c}. */
  public static String joined(List<String> parts, String conjunction) {
    int last = parts.size() - 1;
    return last < 1
        ? String.join("", parts)
        : parts.stream().limit(last).collect(Collectors.joining(", ")) + " " + conjunction + " "
            + parts.get(last);
  }
}
