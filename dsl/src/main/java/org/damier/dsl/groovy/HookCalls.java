package org.damier.dsl.groovy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * The allow-list: every method that a confined hook may call, by class, name and descriptor, with what a call takes from
 * the hook's budget. Whatever is not in {@code allowed-calls.txt} cannot be called.
 */
final class HookCalls {

  private static final Map<String, Integer> COSTS = read();

  private HookCalls() {}

  /** The steps that a call costs, none for what is as cheap as an addition; empty if the call is not allowed. */
  static OptionalInt cost(String owner, String method, String descriptor) {
    Integer cost = COSTS.get(owner + "." + method + descriptor);
    return cost == null ? OptionalInt.empty() : OptionalInt.of(cost);
  }

  /** Every allowed call, as {@code owner.method(arguments)answer} in the class file's spelling. */
  static Map<String, Integer> all() {
    return COSTS;
  }

  private static Map<String, Integer> read() {
    Map<String, Integer> costs = new TreeMap<>();
    try (InputStream list = HookCalls.class.getResourceAsStream("allowed-calls.txt")) {
      if (list == null) {
        throw new IllegalStateException("The list of allowed calls is missing from this build.");
      }
      new String(list.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> line.strip().split("\\s+", 2))
          .forEach(line -> costs.put(line[1], Integer.parseInt(line[0])));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return Map.copyOf(costs);
  }
}
