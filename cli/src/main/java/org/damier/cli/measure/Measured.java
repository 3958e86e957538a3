package org.damier.cli.measure;

import java.util.LinkedHashMap;
import java.util.Map;
import org.damier.Game;
import org.damier.dsl.Compilation;
import org.damier.dsl.EffectiveRule;
import org.damier.players.MatchReport;

/**
 * How a match in one variant went.
 *
 * @param given the variant as it stands on the command line
 * @param compilation its rules with where they stand
 * @param start where every game began
 * @param report how the games went
 */
public record Measured(String given, Compilation compilation, Game start, MatchReport report) {

  /** How many games each clause has ended; those of the same words, if a file has any twice, together. */
  Map<String, Integer> endings() {
    Map<String, Integer> endings = new LinkedHashMap<>();
    report
        .endings()
        .forEach((part, games) -> endings.merge(
            compilation.rule(part).map(EffectiveRule::clause).orElse(part.id()),
            games,
            Integer::sum));
    return endings;
  }
}
