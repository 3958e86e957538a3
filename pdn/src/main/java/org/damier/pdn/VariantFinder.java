package org.damier.pdn;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.damier.Variant;

/** Finds the variant that a game of a file was played by. */
@FunctionalInterface
public interface VariantFinder {

  /** The variant of the game; empty if there is none that fits. */
  Optional<Variant> find(PdnGame game);

  /** Always this variant, whatever the file says. */
  static VariantFinder always(Variant variant) {
    return game -> Optional.of(variant);
  }

  /**
   * One of these variants: the one that the tag {@code Variant} names, else the first with the number of the tag {@code
   * GameType}.
   */
  static VariantFinder among(Collection<Variant> variants) {
    List<Variant> known = List.copyOf(variants);
    return game -> {
      Optional<Variant> named = game.tag(Tag.VARIANT)
          .flatMap(name -> known.stream()
              .filter(variant -> variant.name().equalsIgnoreCase(name.strip()))
              .findFirst());
      return named.or(() -> game.gameType()
          .flatMap(type -> known.stream()
              .filter(variant -> variant.rules().notation().gameType().stream()
                  .anyMatch(number -> number == type.number()))
              .findFirst()));
    };
  }
}
