package org.damier.dsl;

import java.util.List;
import java.util.Optional;

/** Finds the variants that {@code extends} names. Must be safe between threads if its compiler is to be. */
public interface SourceResolver {

  /** Knows no variant. */
  SourceResolver NONE = new SourceResolver() {
    @Override
    public Optional<Source> find(String name) {
      return Optional.empty();
    }

    @Override
    public List<String> names() {
      return List.of();
    }
  };

  /** The text of the variant of this name; empty if there is none. */
  Optional<Source> find(String name);

  /** The names that can be found, as far as they are known, to suggest from. */
  List<String> names();
}
