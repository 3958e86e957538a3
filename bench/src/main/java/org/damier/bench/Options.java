package org.damier.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** A command line of {@code name=value,value...}. */
record Options(List<String> args) {

  /** The values of an option, or what stands for it where it is not given. */
  <T> List<T> of(String name, Function<String, T> reader, List<T> otherwise) {
    return args.stream()
        .filter(arg -> arg.startsWith(name + "="))
        .map(arg -> Arrays.stream(arg.substring(name.length() + 1).split(","))
            .map(reader)
            .toList())
        .findFirst()
        .orElse(otherwise);
  }

  <E extends Enum<E>> List<E> of(String name, Class<E> type, List<E> otherwise) {
    return of(name, value -> Enum.valueOf(type, value.toUpperCase(Locale.ROOT)), otherwise);
  }

  int number(String name, int otherwise) {
    return of(name, Integer::valueOf, List.of(otherwise)).get(0);
  }

  /** Beginnings of names; the empty one, which all have, where none are given. */
  boolean chooses(String option, String name) {
    return of(option, value -> value, List.of("")).stream().anyMatch(name::startsWith);
  }
}
