package org.damier.features.spec;

import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.HookTestStep;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestStep;
import io.cucumber.plugin.event.TestStepFinished;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Gathers how the scenarios of a run went. Events may come from several threads, one at a time. */
final class Results implements ConcurrentEventListener {

  private final Map<UUID, SpecResult.Failure> failures = new HashMap<>();
  private final List<SpecResult> finished = new ArrayList<>();

  @Override
  public void setEventPublisher(EventPublisher publisher) {
    publisher.registerHandlerFor(
        TestStepFinished.class, event -> stepFinished(event.getTestCase(), event));
    publisher.registerHandlerFor(
        TestCaseFinished.class, event -> scenarioFinished(event.getTestCase(), event.getResult()));
  }

  /** The results until now, in the order in which the scenarios ended; begins anew. */
  List<SpecResult> take() {
    List<SpecResult> taken = List.copyOf(finished);
    finished.clear();
    return taken;
  }

  private void stepFinished(TestCase scenario, TestStepFinished event) {
    Result result = event.getResult();
    if (result.getStatus() != Status.PASSED && result.getStatus() != Status.SKIPPED) {
      failures.putIfAbsent(scenario.getId(), failure(event.getTestStep(), result));
    }
  }

  private static SpecResult.Failure failure(TestStep step, Result result) {
    String message = message(result);
    if (step instanceof PickleStepTestStep written) {
      String text = written.getStep().getKeyword() + written.getStep().getText();
      return new SpecResult.Failure(text, written.getStepLine(), message);
    }
    String hook = step instanceof HookTestStep ? "before or after the scenario" : "a step";
    return new SpecResult.Failure(hook, 0, message);
  }

  private static String message(Result result) {
    if (result.getStatus() == Status.UNDEFINED) {
      return "There is no such step.";
    }
    Throwable error = result.getError();
    if (error == null) {
      return "The step is " + result.getStatus() + ".";
    }
    return error instanceof AssertionError || error.getMessage() != null
        ? String.valueOf(error.getMessage())
        : error.toString();
  }

  private void scenarioFinished(TestCase scenario, Result result) {
    SpecResult.Status status = switch (result.getStatus()) {
      case PASSED -> SpecResult.Status.PASSED;
      case UNDEFINED, PENDING -> SpecResult.Status.UNDEFINED;
      default -> SpecResult.Status.FAILED;
    };
    Optional<SpecResult.Failure> failure = Optional.ofNullable(failures.remove(scenario.getId()));
    finished.add(new SpecResult(
        scenario.getName(),
        place(scenario.getUri(), scenario.getLocation().getLine()),
        status,
        result.getDuration(),
        status == SpecResult.Status.PASSED
            ? Optional.empty()
            : failure.or(() -> Optional.of(new SpecResult.Failure(
                "", scenario.getLocation().getLine(), "The scenario has no step.")))));
  }

  private static String place(URI feature, int line) {
    String path = feature.getSchemeSpecificPart();
    return path.substring(path.lastIndexOf('/') + 1) + ":" + line;
  }
}
