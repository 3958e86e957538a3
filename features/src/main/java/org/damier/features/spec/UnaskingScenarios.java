package org.damier.features.spec;

import io.cucumber.messages.types.Duration;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Hook;
import io.cucumber.messages.types.StepDefinition;
import io.cucumber.messages.types.TestCase;
import io.cucumber.messages.types.TestCaseFinished;
import io.cucumber.messages.types.TestCaseStarted;
import io.cucumber.messages.types.TestStep;
import io.cucumber.messages.types.TestStepFinished;
import io.cucumber.messages.types.TestStepResult;
import io.cucumber.messages.types.TestStepResultStatus;
import io.cucumber.messages.types.TestStepStarted;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Tells reports that a scenario which asks nothing has not passed: by its last step, or by what comes before its first if it
 * has none. Cucumber itself calls such scenarios passed.
 */
final class UnaskingScenarios {

  private final Map<String, String> patternsOfDefinitions = new ConcurrentHashMap<>();
  private final AtomicReference<String> anyHook = new AtomicReference<>("");
  private final Map<String, String> reasonsByLastStep = new ConcurrentHashMap<>();
  /** Scenarios without steps, and the step that stands for them in reports. */
  private final Map<String, String> standIns = new ConcurrentHashMap<>();

  private final Map<String, String> standInsOfRuns = new ConcurrentHashMap<>();

  /** What reports are told when Cucumber says this. */
  List<Envelope> told(Envelope said) {
    said.getStepDefinition().ifPresent(this::note);
    said.getHook().map(Hook::getId).ifPresent(anyHook::set);
    said.getTestCaseStarted().ifPresent(this::note);
    return said.getTestCase()
        .map(scenario -> List.of(Envelope.of(noted(scenario))))
        .or(() -> said.getTestStepFinished()
            .filter(step -> step.getTestStepResult().getStatus() == TestStepResultStatus.PASSED)
            .flatMap(step -> Optional.ofNullable(reasonsByLastStep.get(step.getTestStepId()))
                .map(reason -> List.of(Envelope.of(SuggestingReport.undefined(step, reason))))))
        .or(() -> said.getTestCaseFinished().flatMap(this::standIn))
        .orElse(List.of(said));
  }

  private void note(StepDefinition definition) {
    patternsOfDefinitions.put(definition.getId(), definition.getPattern().getSource());
  }

  private TestCase noted(TestCase scenario) {
    List<TestStep> written = scenario.getTestSteps().stream()
        .filter(step -> step.getPickleStepId().isPresent())
        .toList();
    Optional<String> reason =
        Demands.missing(written.stream().map(this::pattern).toList());
    if (reason.isEmpty()) {
      return scenario;
    }
    if (!written.isEmpty()) {
      reasonsByLastStep.put(written.get(written.size() - 1).getId(), reason.get());
      return scenario;
    }
    TestStep standIn =
        new TestStep(anyHook.get(), scenario.getId() + "-without-steps", null, null, null);
    standIns.put(scenario.getId(), standIn.getId());
    reasonsByLastStep.put(standIn.getId(), reason.get());
    return new TestCase(
        scenario.getId(),
        scenario.getPickleId(),
        List.of(standIn),
        scenario.getTestRunStartedId().orElse(null));
  }

  private String pattern(TestStep step) {
    return step.getStepDefinitionIds().stream()
        .flatMap(List::stream)
        .map(id -> patternsOfDefinitions.getOrDefault(id, ""))
        .findFirst()
        .orElse("");
  }

  private void note(TestCaseStarted run) {
    Optional.ofNullable(standIns.get(run.getTestCaseId()))
        .ifPresent(step -> standInsOfRuns.put(run.getId(), step));
  }

  private Optional<List<Envelope>> standIn(TestCaseFinished run) {
    return Optional.ofNullable(standInsOfRuns.remove(run.getTestCaseStartedId()))
        .map(step -> List.of(
            Envelope.of(new TestStepStarted(run.getTestCaseStartedId(), step, run.getTimestamp())),
            Envelope.of(SuggestingReport.undefined(
                new TestStepFinished(
                    run.getTestCaseStartedId(),
                    step,
                    new TestStepResult(
                        new Duration(0L, 0L), null, TestStepResultStatus.PASSED, null),
                    run.getTimestamp()),
                reasonsByLastStep.getOrDefault(step, ""))),
            Envelope.of(run)));
  }
}
