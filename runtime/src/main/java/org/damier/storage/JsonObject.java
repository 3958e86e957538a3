package org.damier.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A JSON object that was read, whose members must be what they are asked to be. */
record JsonObject(Map<?, ?> members) {

  static JsonObject of(Object value) {
    if (value instanceof Map<?, ?> map) {
      return new JsonObject(map);
    }
    throw new StorageException("An object is missing; there is `" + value + "`.");
  }

  boolean has(String name) {
    return members.containsKey(name);
  }

  private Object member(String name) {
    return Optional.<Object>ofNullable(members.get(name))
        .orElseThrow(() -> new StorageException("`" + name + "` is missing."));
  }

  String text(String name) {
    if (member(name) instanceof String text) {
      return text;
    }
    throw wrong(name, "a text");
  }

  int number(String name) {
    if (member(name) instanceof Long number && number == number.intValue()) {
      return number.intValue();
    }
    throw wrong(name, "a number");
  }

  JsonObject object(String name) {
    return of(member(name));
  }

  /** Whatever stands there. */
  Object value(String name) {
    return member(name);
  }

  List<Object> list(String name) {
    if (member(name) instanceof List<?> list) {
      return new ArrayList<>(list);
    }
    throw wrong(name, "a list");
  }

  List<JsonObject> objects(String name) {
    return list(name).stream().map(JsonObject::of).toList();
  }

  List<String> texts(String name) {
    return list(name).stream()
        .map(element -> {
          if (element instanceof String text) {
            return text;
          }
          throw wrong(name, "a list of texts");
        })
        .toList();
  }

  List<Integer> numbers(String name) {
    return list(name).stream()
        .map(element -> {
          if (element instanceof Long number && number == number.intValue()) {
            return number.intValue();
          }
          throw wrong(name, "a list of numbers");
        })
        .toList();
  }

  <E extends Enum<E>> E constant(String name, Class<E> type) {
    return constantOf(text(name), type);
  }

  static <E extends Enum<E>> E constantOf(String word, Class<E> type) {
    for (E constant : type.getEnumConstants()) {
      if (word(constant).equals(word)) {
        return constant;
      }
    }
    throw new StorageException("`" + word + "` is no " + type.getSimpleName() + ".");
  }

  /** The word that stands for an enum's constant: {@code at-end-of-move}. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static StorageException wrong(String name, String what) {
    return new StorageException("`" + name + "` is not " + what + ".");
  }
}
