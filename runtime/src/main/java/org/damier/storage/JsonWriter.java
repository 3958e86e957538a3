package org.damier.storage;

import java.util.List;
import java.util.Map;

/** Writes JSON made of maps, lists, strings, whole numbers, truth values: in one way only, so that texts can be compared. */
final class JsonWriter {

  private final StringBuilder text = new StringBuilder();

  private JsonWriter() {}

  static String write(Object value) {
    JsonWriter writer = new JsonWriter();
    writer.value(value);
    return writer.text.toString();
  }

  private void value(Object value) {
    if (value instanceof Map<?, ?> map) {
      String separator = "{";
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        text.append(separator);
        string(String.valueOf(entry.getKey()));
        text.append(':');
        value(entry.getValue());
        separator = ",";
      }
      text.append(map.isEmpty() ? "{}" : "}");
    } else if (value instanceof List<?> list) {
      String separator = "[";
      for (Object element : list) {
        text.append(separator);
        value(element);
        separator = ",";
      }
      text.append(list.isEmpty() ? "[]" : "]");
    } else if (value instanceof Number || value instanceof Boolean) {
      text.append(value);
    } else {
      string(String.valueOf(value));
    }
  }

  private void string(String value) {
    text.append('"');
    for (int at = 0; at < value.length(); at++) {
      char character = value.charAt(at);
      if (character == '"' || character == '\\') {
        text.append('\\').append(character);
      } else if (character < ' ' || Character.isSurrogate(character)) {
        text.append(String.format("\\u%04x", (int) character));
      } else {
        text.append(character);
      }
    }
    text.append('"');
  }
}
