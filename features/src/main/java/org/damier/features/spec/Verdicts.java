package org.damier.features.spec;

import io.cucumber.core.exception.CucumberException;
import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestStep;
import io.cucumber.plugin.event.TestStepFinished;
import java.net.URI;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.IntConsumer;

/** Listens to Cucumber and keeps how each scenario went. Events may come from several threads, one at a time. */
final class Verdicts implements ConcurrentEventListener {

  private final Map<UUID, SpecResult.Failure> failures = new HashMap<>();
  private final Map<Place, Verdict> finished = new HashMap<>();
  private final IntConsumer done;
  private int ended;

  /** Where a scenario is written, which tells it from every other. */
  private record Place(URI file, int line) {}

  private record Verdict(
      SpecResult.Status status, Duration duration, Optional<SpecResult.Failure> failure) {}

  Verdicts() {
    this(ended -> {});
  }

  /** Says after each scenario how many have ended. */
  Verdicts(IntConsumer done) {
    this.done = done;
  }

  @Override
  public void setEventPublisher(EventPublisher publisher) {
    publisher.registerHandlerFor(
        TestStepFinished.class, event -> stepFinished(event.getTestCase(), event));
    publisher.registerHandlerFor(
        TestCaseFinished.class, event -> scenarioFinished(event.getTestCase(), event.getResult()));
  }

  private void stepFinished(TestCase scenario, TestStepFinished event) {
    Result result = event.getResult();
    if (result.getStatus() != Status.PASSED && result.getStatus() != Status.SKIPPED) {
      failures.putIfAbsent(scenario.getId(), failure(event.getTestStep(), result));
    }
  }

  private static SpecResult.Failure failure(TestStep step, Result result) {
    return step instanceof PickleStepTestStep written
        ? failure(written, result)
        : new SpecResult.Failure("", 0, message(result));
  }

  private static SpecResult.Failure failure(PickleStepTestStep step, Result result) {
    String text = step.getStep().getKeyword() + step.getStep().getText();
    String message = result.getStatus() == Status.UNDEFINED
        ? ShippedSteps.undefined(step.getStep().getText())
        : otherArgument(result) ? ShippedSteps.otherArgument(step.getPattern()) : message(result);
    return new SpecResult.Failure(text, step.getStep().getLocation().getLine(), message);
  }

  /** Whether a table or text below the step is missing, or is one too many: Cucumber has no type of its own for that. */
  private static boolean otherArgument(Result result) {
    return result.getError() instanceof CucumberException
        && message(result).contains("However, the gherkin step has");
  }

  private static String message(Result result) {
    Throwable error = result.getError();
    if (error == null) {
      return "The step is " + result.getStatus() + ".";
    }
    String message = error.getMessage();
    return message == null ? error.toString() : message;
  }

  private void scenarioFinished(TestCase scenario, Result result) {
    Optional<SpecResult.Failure> failure = Optional.ofNullable(failures.remove(scenario.getId()));
    finished.put(
        new Place(scenario.getUri(), scenario.getLocation().getLine()),
        failure.isPresent() || result.getStatus() == Status.SKIPPED
            ? notPassed(scenario, result, failure)
            : passed(scenario, result));
    ended++;
    done.accept(ended);
  }

  private static Verdict notPassed(
      TestCase scenario, Result result, Optional<SpecResult.Failure> failure) {
    return new Verdict(
        status(result.getStatus()),
        result.getDuration(),
        failure.or(() -> Optional.of(
            new SpecResult.Failure("", scenario.getLocation().getLine(), message(result)))));
  }

  private static Verdict passed(TestCase scenario, Result result) {
    Optional<SpecResult.Failure> nothing = askingNothing(scenario);
    return new Verdict(
        nothing.isPresent() ? SpecResult.Status.UNDEFINED : SpecResult.Status.PASSED,
        result.getDuration(),
        nothing);
  }

  private static Optional<SpecResult.Failure> askingNothing(TestCase scenario) {
    List<String> patterns = scenario.getTestSteps().stream()
        .filter(PickleStepTestStep.class::isInstance)
        .map(step -> ((PickleStepTestStep) step).getPattern())
        .toList();
    return Demands.missing(patterns)
        .map(message -> new SpecResult.Failure("", scenario.getLocation().getLine(), message));
  }

  /**
   * How this scenario went, forgetting it.
   *
   * @throws IllegalStateException if it has not ended
   */
  SpecResult take(Specs.Entry entry) {
    SpecScenario scenario = entry.scenario();
    Verdict verdict = finished.remove(new Place(scenario.file(), scenario.line()));
    if (verdict == null) {
      throw new IllegalStateException(
          scenario.place() + " was given to Cucumber but did not end. Please report this.");
    }
    return new SpecResult(scenario, verdict.status(), verdict.duration(), verdict.failure());
  }

  private static SpecResult.Status status(Status status) {
    return switch (status) {
      case UNDEFINED, PENDING -> SpecResult.Status.UNDEFINED;
      default -> SpecResult.Status.FAILED;
    };
  }
}
