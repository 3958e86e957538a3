package org.damier.pdn;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.IntStream;
import org.antlr.v4.runtime.misc.Interval;

/**
 * A stream of characters for the lexer that keeps only what it is still looking at: the token being read. ANTLR's own
 * unbuffered stream shifts its buffer for each token, which makes long files slow.
 */
final class CharWindow implements CharStream {

  private static final int CHUNK = 8192;

  private final Reader reader;
  private char[] window = new char[2 * CHUNK];
  // The window holds the characters from `start` on, `length` of them.
  private int start;
  private int length;
  private int index;
  private int marks;
  // Where the first of the marks is.
  private int marked;
  private boolean atEnd;

  CharWindow(Reader reader) {
    this.reader = reader;
  }

  @Override
  public void consume() {
    if (LA(1) == IntStream.EOF) {
      throw new IllegalStateException("The text has ended.");
    }
    index++;
  }

  @Override
  @SuppressWarnings("MethodName") // ANTLR's name.
  public int LA(int i) {
    if (i <= 0) {
      int at = index + i - start;
      return i == 0 || at < 0 ? 0 : window[at];
    }
    int at = index + i - 1 - start;
    while (at >= length && !atEnd) {
      fill();
      at = index + i - 1 - start;
    }
    return at < length ? window[at] : IntStream.EOF;
  }

  private void fill() {
    // One character stays before what is still wanted, for the lexer looks back.
    int dropped = (marks == 0 ? index : Math.min(index, marked)) - start - 1;
    if (dropped > CHUNK) {
      System.arraycopy(window, dropped, window, 0, length - dropped);
      start += dropped;
      length -= dropped;
    }
    if (length == window.length) {
      window = Arrays.copyOf(window, 2 * window.length);
    }
    try {
      int read = reader.read(window, length, window.length - length);
      if (read < 0) {
        atEnd = true;
      } else {
        length += read;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How many characters there is room for. */
  int capacity() {
    return window.length;
  }

  @Override
  public int mark() {
    if (marks == 0) {
      marked = index;
    }
    marks++;
    return marks;
  }

  @Override
  public void release(int marker) {
    marks--;
  }

  @Override
  public int index() {
    return index;
  }

  @Override
  public void seek(int to) {
    index = to;
  }

  @Override
  public int size() {
    throw new UnsupportedOperationException("The length of a stream is known at its end only.");
  }

  @Override
  public String getSourceName() {
    return IntStream.UNKNOWN_SOURCE_NAME;
  }

  @Override
  public String getText(Interval interval) {
    int from = Math.max(interval.a, start);
    int to = Math.min(interval.b + 1, start + length);
    return from >= to ? "" : new String(window, from - start, to - from);
  }
}
