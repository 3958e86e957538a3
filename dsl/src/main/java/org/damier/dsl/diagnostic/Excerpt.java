package org.damier.dsl.diagnostic;

/**
 * The part of a line that fits a report, and the marks below it. Tabs and control characters are shown as visible
 * characters of known width, so that the marks stand where they should.
 */
public record Excerpt(String text, String marks) {

  /** Columns of the screen that a line may fill. */
  private static final int WIDTH = 96;

  /** How much of a long line is shown before the marked place. */
  private static final int LEAD = 40;

  /** The longest row of marks. */
  private static final int MOST_MARKS = 48;

  private static final String CUT = "…";

  static Excerpt around(String line, Span span) {
    int[] points = line.codePoints().limit(span.column() + 2L * WIDTH).toArray();
    int marked = Math.min(span.column() - 1, points.length);
    int end = span.endLine() > span.line() ? points.length : span.endColumn() - 1;
    int from = marked;
    for (int width = 0; from > 0 && width < LEAD; from--) {
      width += widthOf(points[from - 1]);
    }
    // A short line is shown whole, whatever the place.
    from = from > 0 && widthOf(points, 0, points.length) <= WIDTH ? 0 : from;

    String cutLeft = from > 0 ? CUT : "";
    StringBuilder shown = new StringBuilder(cutLeft);
    int width = cutLeft.length();
    int to = from;
    while (to < points.length && width + widthOf(points[to]) <= WIDTH) {
      width += widthOf(points[to]);
      show(points[to++], shown);
    }
    if (to < points.length) {
      shown.append(CUT);
    }
    int indent = cutLeft.length() + widthOf(points, from, marked);
    int length = widthOf(points, marked, Math.min(end, to));
    int marks = Math.max(1, Math.min(length, MOST_MARKS));
    return new Excerpt(shown.toString(), " ".repeat(indent) + "^".repeat(marks));
  }

  static void show(int point, StringBuilder shown) {
    if (point == '\t') {
      shown.append("  ");
    } else if (point < 0x20) {
      // The Unicode block "Control Pictures" has a picture for each.
      shown.appendCodePoint(0x2400 + point);
    } else if (isUnprintable(point)) {
      shown.append('\uFFFD');
    } else {
      shown.appendCodePoint(point);
    }
  }

  private static boolean isUnprintable(int point) {
    int type = Character.getType(point);
    return type == Character.CONTROL
        || type == Character.FORMAT
        || type == Character.SURROGATE
        || type == Character.UNASSIGNED
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }

  private static int widthOf(int[] points, int from, int to) {
    int width = 0;
    for (int i = from; i < to; i++) {
      width += widthOf(points[i]);
    }
    return width;
  }

  private static int widthOf(int point) {
    int type = Character.getType(point);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    return point == '\t' || (isWide(point) && !isUnprintable(point)) ? 2 : 1;
  }

  /** Whether terminals give the character two columns: East Asian scripts and pictures. */
  private static boolean isWide(int point) {
    return (point >= 0x1100 && point <= 0x115F)
        || (point >= 0x2E80 && point <= 0xA4CF)
        || (point >= 0xAC00 && point <= 0xD7A3)
        || (point >= 0xF900 && point <= 0xFAFF)
        || (point >= 0xFE30 && point <= 0xFE6F)
        || (point >= 0xFF00 && point <= 0xFF60)
        || (point >= 0x1F300 && point <= 0x1FAFF)
        || (point >= 0x20000 && point <= 0x3FFFD);
  }
}
