package org.damier.cli.spec;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.damier.cli.terminal.Ink;
import org.damier.cli.terminal.Sentences;
import org.damier.cli.terminal.Terminal;
import org.damier.features.spec.SpecResult;
import org.damier.features.spec.SpecResult.Failure;
import org.damier.features.spec.SpecResult.Status;
import org.damier.features.spec.SpecScenario;

/** Shows people how scenarios went: the titles as an outline, and under those that did not pass, why. */
public final class SpecPrinter {

  private static final String PASSED = "✔";
  private static final String FAILED = "✘";
  private static final String UNDEFINED = "?";
  private static final String SKIPPED = "-";

  private final Terminal terminal;
  private String feature = "";
  private Optional<String> rule = Optional.empty();

  public SpecPrinter(Terminal terminal) {
    this.terminal = terminal;
  }

  public void print(List<SpecResult> results) {
    results.forEach(this::print);
    terminal.line("");
    printPlacesOfFailures(results);
    terminal.line(summary(results));
  }

  private void print(SpecResult result) {
    SpecScenario scenario = result.scenario();
    printTitles(scenario);
    String indent = scenario.rule().isPresent() ? "    " : "  ";
    if (result.passed()) {
      terminal.line(indent + terminal.with(Ink.GOOD, PASSED) + " " + scenario.name());
      return;
    }
    terminal.line(indent + terminal.with(Ink.REFUSED, mark(result) + " " + scenario.name()) + "  "
        + terminal.with(Ink.FAINT, result.place()));
    result.failure().ifPresent(failure -> print(result, failure, indent + "    "));
  }

  private void printTitles(SpecScenario scenario) {
    String title = scenario.feature() + scenario.file();
    if (!title.equals(feature)) {
      terminal.line(
          (feature.isEmpty() ? "" : "\n") + terminal.with(Ink.STRONG, scenario.feature()));
      feature = title;
      rule = Optional.empty();
    }
    if (!scenario.rule().equals(rule)) {
      rule = scenario.rule();
      rule.ifPresent(said -> terminal.line("  " + said));
    }
  }

  private void print(SpecResult result, Failure failure, String indent) {
    boolean before = true;
    for (SpecScenario.Step step : result.scenario().steps()) {
      boolean here = step.line() == failure.line();
      before &= !here;
      String mark = here ? mark(result) : before ? PASSED : SKIPPED;
      String line = mark + " " + step.text();
      terminal.line(indent + terminal.with(here ? Ink.REFUSED : Ink.FAINT, line));
      if (here) {
        printIndented(failure.message(), indent + "    ");
      }
    }
    if (before) {
      printIndented(failure.message(), indent);
    }
  }

  private void printIndented(String text, String indent) {
    text.stripTrailing()
        .lines()
        .forEach(line -> terminal.line(line.isBlank() ? "" : indent + line));
  }

  private static String mark(SpecResult result) {
    return result.status() == Status.UNDEFINED ? UNDEFINED : FAILED;
  }

  private void printPlacesOfFailures(List<SpecResult> results) {
    List<SpecResult> others =
        results.stream().filter(result -> !result.passed()).toList();
    for (SpecResult result : others) {
      terminal.line(
          terminal.with(Ink.REFUSED, mark(result)) + " " + result.place() + "  " + result.name());
    }
    if (!others.isEmpty()) {
      terminal.line("");
    }
  }

  private static String summary(List<SpecResult> results) {
    String counts = List.of(Status.values()).stream()
        .map(status -> counted(results, status))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(", "));
    Duration spent =
        results.stream().map(SpecResult::duration).reduce(Duration.ZERO, Duration::plus);
    return String.format(
        Locale.ROOT,
        "%s: %s; %.2f s",
        Sentences.count(results.size(), "scenario"),
        counts,
        spent.toMillis() / 1000.0);
  }

  private static Optional<String> counted(List<SpecResult> results, Status status) {
    long count = results.stream().filter(result -> result.status() == status).count();
    return count == 0
        ? Optional.empty()
        : Optional.of(count + " " + status.name().toLowerCase(Locale.ROOT));
  }
}
