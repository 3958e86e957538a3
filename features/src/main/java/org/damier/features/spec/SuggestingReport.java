package org.damier.features.spec;

import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Exception;
import io.cucumber.messages.types.Pickle;
import io.cucumber.messages.types.PickleStep;
import io.cucumber.messages.types.Snippet;
import io.cucumber.messages.types.Suggestion;
import io.cucumber.messages.types.TestCase;
import io.cucumber.messages.types.TestStep;
import io.cucumber.messages.types.TestStepFinished;
import io.cucumber.messages.types.TestStepResult;
import io.cucumber.messages.types.TestStepResultStatus;
import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventHandler;
import io.cucumber.plugin.event.EventPublisher;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A report in which a step that there is not comes with the nearest there is, where Cucumber would show the Java that it
 * thinks somebody should write; and in which a scenario that asks nothing has not passed.
 */
final class SuggestingReport implements ConcurrentEventListener {

  private final ConcurrentEventListener report;
  private final Map<String, String> textsOfSteps = new ConcurrentHashMap<>();
  private final UnaskingScenarios unasking = new UnaskingScenarios();

  SuggestingReport(ConcurrentEventListener report) {
    this.report = report;
  }

  @Override
  public void setEventPublisher(EventPublisher publisher) {
    report.setEventPublisher(new EventPublisher() {
      @Override
      public <T> void registerHandlerFor(Class<T> type, EventHandler<T> handler) {
        publisher.registerHandlerFor(
            type,
            type == Envelope.class
                ? event -> unasking
                    .told((Envelope) event)
                    .forEach(envelope -> handler.receive(type.cast(reworded(envelope))))
                : handler);
      }

      @Override
      public <T> void removeHandlerFor(Class<T> type, EventHandler<T> handler) {
        publisher.removeHandlerFor(type, handler);
      }
    });
  }

  private Envelope reworded(Envelope envelope) {
    envelope.getPickle().ifPresent(this::note);
    envelope.getTestCase().ifPresent(this::note);
    return envelope
        .getSuggestion()
        .map(this::reworded)
        .map(Envelope::of)
        .or(() -> envelope
            .getTestStepFinished()
            .filter(step -> step.getTestStepResult().getStatus() == TestStepResultStatus.UNDEFINED)
            .filter(step -> step.getTestStepResult().getMessage().isEmpty())
            .map(this::withMessage)
            .map(Envelope::of))
        .orElse(envelope);
  }

  private void note(Pickle scenario) {
    for (PickleStep step : scenario.getSteps()) {
      textsOfSteps.put(step.getId(), step.getText());
    }
  }

  private void note(TestCase scenario) {
    for (TestStep step : scenario.getTestSteps()) {
      step.getPickleStepId().ifPresent(id -> textsOfSteps.put(step.getId(), text(id)));
    }
  }

  private String text(String id) {
    return textsOfSteps.getOrDefault(id, "");
  }

  private Suggestion reworded(Suggestion suggestion) {
    String words = ShippedSteps.undefined(text(suggestion.getPickleStepId()));
    return new Suggestion(
        suggestion.getId(), suggestion.getPickleStepId(), List.of(new Snippet("gherkin", words)));
  }

  private TestStepFinished withMessage(TestStepFinished step) {
    return undefined(step, ShippedSteps.undefined(text(step.getTestStepId())));
  }

  /** The same, undefined for this reason. */
  static TestStepFinished undefined(TestStepFinished step, String words) {
    // The page and JUnit's XML show the message, JSON what an exception would leave behind.
    Exception asException = new Exception("org.damier.features.UndefinedStep", words, words);
    return new TestStepFinished(
        step.getTestCaseStartedId(),
        step.getTestStepId(),
        new TestStepResult(
            step.getTestStepResult().getDuration(),
            words,
            TestStepResultStatus.UNDEFINED,
            asException),
        step.getTimestamp());
  }
}
