package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.SquareSet;
import org.damier.rules.Promotion;
import org.damier.rules.Promotion.Timing;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;
import org.damier.rules.Zone;

/** Men are never promoted, or at another time, or a step before. */
final class PromotionMutator implements Mutator {

  @Override
  public Stream<Mutant> mutants(RuleSet rules) {
    return rules.man().promotion().stream()
        .flatMap(promotion -> mutants(rules, promotion).stream());
  }

  private static List<Mutant> mutants(RuleSet rules, Promotion promotion) {
    List<Mutant> mutants = new ArrayList<>();
    mutants.add(mutant(rules, "never", Optional.empty()));
    for (Timing timing : Timing.values()) {
      String words = timing.name().toLowerCase(Locale.ROOT).replace('_', ' ');
      mutants.add(mutant(rules, words, Optional.of(new Promotion(promotion.zone(), timing))));
    }
    for (Side side : Side.values()) {
      Zone sooner = sooner(promotion.zone(), side, rules.board());
      mutants.add(mutant(
          rules,
          "a step sooner for " + side.title(),
          Optional.of(new Promotion(sooner, promotion.timing()))));
    }
    return mutants;
  }

  /** The squares from which the side steps into the zone. */
  private static Zone sooner(Zone zone, Side side, Board board) {
    SquareSet before = SquareSet.EMPTY;
    for (Direction forward : board.forward()) {
      Direction back = forward.seenBy(side).opposite();
      before = before.or(board.step(zone.of(side), back));
    }
    SquareSet sooner = before.minus(zone.of(side));
    return side == Side.WHITE
        ? new Zone("sooner", sooner, zone.black())
        : new Zone("sooner", zone.white(), sooner);
  }

  private static Mutant mutant(RuleSet rules, String change, Optional<Promotion> promotion) {
    return new Mutant(
        RulePart.Kind.PROMOTION.only(),
        change,
        rules.withPiece(Rank.MAN, rules.man().withPromotion(promotion)));
  }
}
