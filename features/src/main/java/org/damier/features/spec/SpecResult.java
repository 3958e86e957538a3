package org.damier.features.spec;

import java.time.Duration;
import java.util.Optional;

/**
 * How one scenario went.
 *
 * @param name its title; rows of an outline have the title of the outline
 * @param place its file and line: {@code capture.feature:12}; a row of an outline has its own line
 * @param status how it went
 * @param duration how long it took
 * @param failure the first step that did not pass; empty if and only if the scenario passed
 */
public record SpecResult(
    String name, String place, Status status, Duration duration, Optional<Failure> failure) {

  /** How a scenario goes. */
  public enum Status {
    /** Every step passed. */
    PASSED,
    /** A step demanded what is not so, or could not be carried out. */
    FAILED,
    /** A step is none of the shipped ones, or there is no step at all. */
    UNDEFINED
  }

  /** Whether every step passed. */
  public boolean passed() {
    return status == Status.PASSED;
  }

  /**
   * The first step that did not pass.
   *
   * @param step its text, keyword included
   * @param line its line in the feature file
   * @param message what was expected and found, in several lines where that helps
   */
  public record Failure(String step, int line, String message) {}
}
