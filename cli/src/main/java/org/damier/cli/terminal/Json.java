package org.damier.cli.terminal;

import java.util.Collection;

/**
 * Writes JSON on one line. Commas, quotes and escapes are its business, a sound order of calls is the caller's.
 *
 * <p>Written by hand because our forms are few and flat, and the smallest library (Jackson's streaming core) added 50 ms of
 * CPU to commands that take 300; the tests read every form with Jackson.
 */
public final class Json {

  private final StringBuilder text = new StringBuilder();
  private boolean first = true;

  public Json beginObject() {
    return open('{');
  }

  public Json endObject() {
    return close('}');
  }

  public Json beginArray() {
    return open('[');
  }

  public Json endArray() {
    return close(']');
  }

  /** The name of the member whose value comes next. */
  public Json name(String name) {
    separate();
    quote(name);
    text.append(':');
    first = true;
    return this;
  }

  public Json value(String value) {
    separate();
    quote(value);
    return this;
  }

  public Json value(long value) {
    separate();
    text.append(value);
    return this;
  }

  public Json value(boolean value) {
    separate();
    text.append(value);
    return this;
  }

  /** A number given by its digits, with a decimal point if it needs one. */
  public Json decimal(String digits) {
    separate();
    text.append(digits);
    return this;
  }

  /** An array of strings: the text of each element. */
  public Json values(Collection<?> elements) {
    beginArray();
    for (Object element : elements) {
      value(element.toString());
    }
    return endArray();
  }

  private Json open(char bracket) {
    separate();
    text.append(bracket);
    first = true;
    return this;
  }

  private Json close(char bracket) {
    text.append(bracket);
    first = false;
    return this;
  }

  private void separate() {
    if (!first) {
      text.append(',');
    }
    first = false;
  }

  private void quote(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        text.append('\\').append(c);
      } else if (c < ' ') {
        text.append("\\u00").append(hex(c >> 4)).append(hex(c & 15));
      } else {
        text.append(c);
      }
    }
    text.append('"');
  }

  private static char hex(int digit) {
    return Character.forDigit(digit, 16);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
