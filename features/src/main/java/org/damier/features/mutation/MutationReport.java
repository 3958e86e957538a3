package org.damier.features.mutation;

import java.time.Duration;
import java.util.List;

/**
 * What became of all mutants of a variant.
 *
 * @param results in the order of a rulebook
 * @param scenarios how many scenarios were to notice
 * @param untouched how many of them speak of other variants, so that they cannot
 * @param extent how the search went for places where mutants show, for people
 * @param duration how long it all took
 */
public record MutationReport(
    List<MutantResult> results, int scenarios, int untouched, String extent, Duration duration) {

  public MutationReport {
    results = List.copyOf(results);
  }

  /** Those with this fate. */
  public List<MutantResult> with(MutantResult.Fate fate) {
    return results.stream().filter(result -> result.fate() == fate).toList();
  }

  /** Percent of the mutants that can be told apart that a scenario noticed, rounded down; 100 if there is none. */
  public int score() {
    int killed = with(MutantResult.Fate.KILLED).size();
    int killable = killed + with(MutantResult.Fate.SURVIVED).size();
    return killable == 0 ? 100 : 100 * killed / killable;
  }

  /** {@code killed 96 of 104 (5 equivalent)}. */
  public String summary() {
    return "killed " + with(MutantResult.Fate.KILLED).size() + " of " + results.size() + " ("
        + with(MutantResult.Fate.EQUIVALENT).size() + " equivalent)";
  }
}
