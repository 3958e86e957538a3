package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.damier.board.Rank;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureManner.Jump;
import org.damier.rules.CaptureManner.Terms;
import org.damier.rules.Directions;
import org.damier.rules.Landing;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** A manner of capture is left out, or goes farther or less far, elsewhere, over others, or lands elsewhere. */
final class CapturesMutator implements Mutator {

  private final Rank rank;

  CapturesMutator(Rank rank) {
    this.rank = rank;
  }

  @Override
  public Stream<Mutant> mutants(RuleSet rules) {
    List<CaptureManner> manners = rules.piece(rank).captures();
    List<Mutant> mutants = new ArrayList<>();
    for (int i = 0; i < manners.size(); i++) {
      mutants.add(mutant(rules, "no " + word(manners.get(i)), Lists.without(manners, i)));
      addDirections(rules, i, mutants);
      addOthers(rules, i, mutants);
    }
    return mutants.stream();
  }

  private void addDirections(RuleSet rules, int index, List<Mutant> mutants) {
    List<CaptureManner> manners = rules.piece(rank).captures();
    CaptureManner manner = manners.get(index);
    new DirectionChanges(rules.board())
        .of(manner.directions())
        .map(change -> mutant(
            rules,
            word(manner) + " " + change.words(),
            change
                .directions()
                .map(directions -> in(manner, directions))
                .map(other -> Lists.with(manners, index, other))
                .orElseGet(() -> Lists.without(manners, index))))
        .forEach(mutants::add);
  }

  private void addOthers(RuleSet rules, int index, List<Mutant> mutants) {
    List<CaptureManner> manners = rules.piece(rank).captures();
    CaptureManner manner = manners.get(index);
    if (manner instanceof Fly fly) {
      Terms near = new Terms(fly.terms().overOwnToo(), false, fly.terms().landingOn());
      add(rules, index, "jump", new Jump(fly.directions(), fly.victims(), near), mutants);
      for (Landing landing : Landing.values()) {
        add(
            rules,
            index,
            "landing " + landing.name().toLowerCase(Locale.ROOT).replace('_', ' '),
            new Fly(fly.directions(), landing, fly.victims(), fly.terms()),
            mutants);
      }
    } else {
      Fly fly = new Fly(manner.directions(), Landing.ANYWHERE, manner.victims(), manner.terms());
      add(rules, index, "fly", fly, mutants);
    }
    for (Rank victim : Rank.values()) {
      add(rules, index, "over " + victim.plural() + " only", manner.over(Set.of(victim)), mutants);
    }
    add(rules, index, "over all", manner.over(EnumSet.allOf(Rank.class)), mutants);
    addTerms(rules, index, mutants);
  }

  private void addTerms(RuleSet rules, int index, List<Mutant> mutants) {
    CaptureManner manner = rules.piece(rank).captures().get(index);
    Terms terms = manner.terms();
    Terms otherVictims = new Terms(!terms.overOwnToo(), terms.fromAfar(), terms.landingOn());
    String victims = terms.overOwnToo() ? "over enemies only" : "over own pieces too";
    add(rules, index, victims, manner.on(otherVictims), mutants);
    if (manner instanceof Fly) {
      Terms otherStart = new Terms(terms.overOwnToo(), !terms.fromAfar(), terms.landingOn());
      String start = terms.fromAfar() ? "from anywhere" : "from afar";
      add(rules, index, start, manner.on(otherStart), mutants);
    }
    if (terms.landingOn().isPresent()) {
      Terms anyLanding = new Terms(terms.overOwnToo(), terms.fromAfar(), Optional.empty());
      add(rules, index, "down on any square", manner.on(anyLanding), mutants);
    }
  }

  private void add(
      RuleSet rules, int index, String change, CaptureManner other, List<Mutant> mutants) {
    List<CaptureManner> manners = rules.piece(rank).captures();
    String words = word(manners.get(index)) + ": " + change;
    mutants.add(mutant(rules, words, Lists.with(manners, index, other)));
  }

  private static CaptureManner in(CaptureManner manner, Directions directions) {
    return manner instanceof Fly fly
        ? new Fly(directions, fly.landing(), fly.victims(), fly.terms())
        : new Jump(directions, manner.victims(), manner.terms());
  }

  private static String word(CaptureManner manner) {
    return manner instanceof Fly ? "fly" : "jump";
  }

  private Mutant mutant(RuleSet rules, String change, List<CaptureManner> manners) {
    return new Mutant(
        RulePart.captures(rank),
        change,
        rules.withPiece(rank, rules.piece(rank).withCaptures(manners)));
  }
}
