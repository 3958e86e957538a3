package org.damier.features.spec;

import java.time.Duration;
import java.util.Optional;

/**
 * How one scenario went.
 *
 * @param scenario which one
 * @param status how it went
 * @param duration how long it took
 * @param failure the first step that did not pass, or why they ask nothing; empty if and only if the scenario passed
 */
public record SpecResult(
    SpecScenario scenario, Status status, Duration duration, Optional<Failure> failure) {

  /** How a scenario goes. */
  public enum Status {
    /** Every step passed, and they ask something. */
    PASSED,
    /** A step demanded what is not so, or could not be carried out. */
    FAILED,
    /**
     * Nothing is asked: a step is none of the shipped ones, all steps only say where the game stands ({@code Given}), or
     * there is no step at all.
     */
    UNDEFINED
  }

  /** The scenario's title. */
  public String name() {
    return scenario.name();
  }

  /** The scenario's file and line, as {@link SpecScenario#place()} has them. */
  public String place() {
    return scenario.place();
  }

  /** Whether every step passed and they ask something. */
  public boolean passed() {
    return status == Status.PASSED;
  }

  /**
   * The first step that did not pass.
   *
   * @param step its text, keyword included; empty if no step is at fault
   * @param line its line in the feature file, or that of the scenario
   * @param message what was expected and found, in several lines where that helps
   */
  public record Failure(String step, int line, String message) {}
}
