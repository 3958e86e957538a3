package org.damier.cli;

import java.util.List;
import java.util.Optional;
import org.damier.Variant;
import org.damier.pdn.PdnGame;
import org.damier.pdn.VariantFinder;
import org.damier.variants.Variants;
import org.jspecify.annotations.Nullable;

/** Finds the variant of a game among those that come with Damier, which are compiled when first asked for. */
final class VariantsOfGames implements VariantFinder {

  private @Nullable VariantFinder byTags;

  @Override
  public Optional<Variant> find(PdnGame game) {
    Optional<String> name = game.tag("Variant").filter(Variants::has);
    if (name.isPresent()) {
      return name.map(Variants::load);
    }
    if (game.tag("Variant").isEmpty() && game.gameType().isEmpty()) {
      return Optional.empty();
    }
    if (byTags == null) {
      List<Variant> all = Variants.names().stream().map(Variants::load).toList();
      byTags = VariantFinder.among(all);
    }
    return byTags.find(game);
  }
}
