package org.damier.storage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON whose numbers are whole. Any mistake is a {@link StorageException} that says where. */
final class JsonReader {

  private static final int DEEPEST = 64;

  private final String text;
  private int at;
  private int depth;

  private JsonReader(String text) {
    this.text = text;
  }

  /** The object that the text is. */
  static JsonObject read(String text) {
    JsonReader reader = new JsonReader(text);
    Object value = reader.value();
    reader.skipBlanks();
    if (reader.at < text.length()) {
      throw reader.unexpected();
    }
    return JsonObject.of(value);
  }

  private Object value() {
    skipBlanks();
    char next = peek();
    if (depth > DEEPEST) {
      throw new StorageException("The text is nested too deeply, at " + at + ".");
    }
    return switch (next) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      default -> number();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> members = new LinkedHashMap<>();
    depth++;
    expect('{');
    boolean more = !take('}');
    while (more) {
      skipBlanks();
      String name = string();
      expect(':');
      if (members.put(name, value()) != null) {
        throw new StorageException("`" + name + "` is there twice, at " + at + ".");
      }
      more = take(',');
      if (!more) {
        expect('}');
      }
    }
    depth--;
    return members;
  }

  private List<Object> array() {
    List<Object> elements = new ArrayList<>();
    depth++;
    expect('[');
    boolean more = !take(']');
    while (more) {
      elements.add(value());
      more = take(',');
      if (!more) {
        expect(']');
      }
    }
    depth--;
    return elements;
  }

  private String string() {
    if (peek() != '"') {
      throw unexpected();
    }
    at++;
    StringBuilder string = new StringBuilder();
    while (peek() != '"') {
      char character = text.charAt(at++);
      string.append(character == '\\' ? escaped() : character);
    }
    at++;
    return string.toString();
  }

  private char escaped() {
    char kind = peek();
    at++;
    return switch (kind) {
      case '"', '\\', '/' -> kind;
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'u' -> {
        if (at + 4 > text.length() || !text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
          throw unexpected();
        }
        char character = (char) Integer.parseInt(text.substring(at, at + 4), 16);
        at += 4;
        yield character;
      }
      default -> throw unexpected();
    };
  }

  private Boolean word(String word, boolean meaning) {
    if (!text.startsWith(word, at)) {
      throw unexpected();
    }
    at += word.length();
    return meaning;
  }

  private Long number() {
    int start = at;
    at += peek() == '-' ? 1 : 0;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    String digits = text.substring(start, at);
    if (!digits.matches("-?[0-9]{1,18}")) {
      at = start;
      throw unexpected();
    }
    return Long.valueOf(digits);
  }

  private boolean take(char character) {
    skipBlanks();
    boolean there = at < text.length() && text.charAt(at) == character;
    at += there ? 1 : 0;
    return there;
  }

  private void expect(char character) {
    if (!take(character)) {
      throw unexpected();
    }
  }

  private char peek() {
    if (at >= text.length()) {
      throw new StorageException("The text ends too soon, at " + at + ".");
    }
    return text.charAt(at);
  }

  private void skipBlanks() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private StorageException unexpected() {
    return new StorageException(
        at < text.length()
            ? "`" + text.charAt(at) + "` does not belong at " + at + "."
            : "The text ends too soon, at " + at + ".");
  }
}
