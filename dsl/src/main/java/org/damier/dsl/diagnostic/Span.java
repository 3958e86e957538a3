package org.damier.dsl.diagnostic;

/**
 * A stretch of text. Lines and columns count from 1; a column is a code point, a tab being one.
 *
 * @param line line of the first character
 * @param column column of the first character
 * @param endLine line of the last character
 * @param endColumn column just behind the last character
 */
public record Span(int line, int column, int endLine, int endColumn) implements Comparable<Span> {

  /** The very beginning of a text. */
  public static final Span START = new Span(1, 1, 1, 1);

  /** From the beginning of this span to the end of the other. */
  public Span to(Span last) {
    return new Span(line, column, last.endLine, last.endColumn);
  }

  /** Whether the other begins and ends in this span. */
  public boolean contains(Span other) {
    return compare(line, column, other.line, other.column) <= 0
        && compare(other.endLine, other.endColumn, endLine, endColumn) <= 0;
  }

  /** By place: what begins first, then what ends first. */
  @Override
  public int compareTo(Span other) {
    int byStart = compare(line, column, other.line, other.column);
    return byStart != 0 ? byStart : compare(endLine, endColumn, other.endLine, other.endColumn);
  }

  private static int compare(int line, int column, int otherLine, int otherColumn) {
    return line != otherLine
        ? Integer.compare(line, otherLine)
        : Integer.compare(column, otherColumn);
  }
}
