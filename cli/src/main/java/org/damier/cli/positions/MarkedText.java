package org.damier.cli.positions;

/** A line of somebody's input with a caret under the place that a message is about. */
final class MarkedText {

  // What is shown before and after the place: a line of a terminal holds both.
  private static final int CONTEXT = 36;

  private MarkedText() {}

  /**
   * Two lines: the input (of a long one, what stands around the place) and the caret with the message.
   *
   * @param offset the 0-based place; the end of the input is one too
   */
  static String render(String input, int offset, String message) {
    int place = Math.max(0, Math.min(offset, input.length()));
    int from = input.length() <= 2 * CONTEXT ? 0 : Math.max(0, place - CONTEXT);
    int to = Math.min(input.length(), from + 2 * CONTEXT);
    String before = from > 0 ? "… " : "";
    String after = to < input.length() ? " …" : "";
    return "  " + before + printable(input.substring(from, to)) + after + "\n" + "  "
        + " ".repeat(before.length() + place - from) + "^ " + message;
  }

  /** One column a character, so that the caret points where it should. */
  private static String printable(String text) {
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      shown.append(Character.isISOControl(c) ? ' ' : c);
    }
    return shown.toString();
  }
}
