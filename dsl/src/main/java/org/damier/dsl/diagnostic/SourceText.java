package org.damier.dsl.diagnostic;

import java.util.List;

/**
 * A text and what messages call it. Line ends are unified and a byte order mark is dropped, so that lines and columns are
 * those a person's editor shows.
 */
public record SourceText(String name, String text) {

  /** Takes the text as it was read. */
  public SourceText {
    text = withoutMark(text).replace("\r\n", "\n").replace('\r', '\n');
  }

  private static String withoutMark(String text) {
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  /** The line of this number, counted from 1; empty if there is none. */
  public String line(int number) {
    int start = 0;
    for (int line = 1; line < number; line++) {
      int end = text.indexOf('\n', start);
      if (end < 0) {
        return "";
      }
      start = end + 1;
    }
    int end = text.indexOf('\n', start);
    return text.substring(start, end < 0 ? text.length() : end);
  }

  /** All lines. */
  public List<String> lines() {
    return List.of(text.split("\n", -1));
  }
}
