package org.damier.features.spec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.damier.Variant;
import org.damier.features.world.RuleObserver;
import org.damier.features.world.Staging;

/**
 * One run of scenarios: how it is to be, and then the results. Immutable: each method that changes something answers with
 * another run. Any number of threads may carry out runs of the same scenarios at the same time.
 */
public final class SpecRun {

  private final Specs specs;
  private final Staging staging;
  private final boolean stopping;

  SpecRun(Specs specs) {
    this(specs, Staging.PLAIN, false);
  }

  private SpecRun(Specs specs, Staging staging, boolean stopping) {
    this.specs = specs;
    this.staging = staging;
    this.stopping = stopping;
  }

  /**
   * Puts this variant in the place of every variant that a scenario takes by name, and gives it to scenarios that name
   * none. A variant that stands in the feature itself or in a file beside it stays.
   */
  public SpecRun variant(Variant variant) {
    return staged(
        new Staging(name -> variant, staging.files(), Optional.of(variant), staging.observer()));
  }

  /** Puts this variant in the place of the one of this name only. */
  public SpecRun variant(String replaced, Variant variant) {
    Function<String, Variant> others = staging.variants();
    return staged(new Staging(
        name -> name.equals(replaced) ? variant : others.apply(name),
        staging.files(),
        staging.unnamed(),
        staging.observer()));
  }

  /** Puts this variant in the place of the one that a scenario takes from this file. */
  public SpecRun variantFile(Path replaced, Variant variant) {
    Function<Path, Optional<Variant>> others = staging.files();
    return staged(new Staging(
        staging.variants(),
        file -> isOne(file, replaced) ? Optional.of(variant) : others.apply(file),
        staging.unnamed(),
        staging.observer()));
  }

  /** Whether the two are one file; not if one of them cannot be looked at. */
  static boolean isOne(Path one, Path other) {
    try {
      return Files.isSameFile(one, other);
    } catch (IOException e) {
      return false;
    }
  }

  /** Takes the variants that scenarios name from here; what it throws for a name that it does not know, fails them. */
  public SpecRun variants(Function<String, Variant> byName) {
    return staged(new Staging(byName, staging.files(), staging.unnamed(), staging.observer()));
  }

  /** Lets somebody look on. */
  public SpecRun observer(RuleObserver observer) {
    return staged(new Staging(staging.variants(), staging.files(), staging.unnamed(), observer));
  }

  /** Ends the run with the first scenario that does not pass; its result is the last one. */
  public SpecRun stopAtFirstFailure() {
    return new SpecRun(specs, staging, true);
  }

  private SpecRun staged(Staging next) {
    return new SpecRun(specs, next, stopping);
  }

  /** Runs the scenarios one after another on this thread, and says nothing of it; results in the same order. */
  public List<SpecResult> results() {
    return specs.onStage(stage -> {
      List<SpecResult> results = new ArrayList<>();
      for (Specs.Entry entry : specs.entries()) {
        SpecResult result = stage.run(entry, staging);
        results.add(result);
        if (stopping && !result.passed()) {
          break;
        }
      }
      return List.copyOf(results);
    });
  }

  /**
   * Runs all scenarios, several at a time, and writes reports. Stopping at the first failure has no meaning here.
   *
   * @param threads how many scenarios run at a time, from 1 on; results and their order do not depend on it
   * @param formats the reports wanted
   * @throws IllegalArgumentException if there is no thread to run on
   */
  public SpecReport report(int threads, Set<ReportFormat> formats) {
    return report(threads, formats, done -> {});
  }

  /**
   * The same, and says meanwhile how far it has come.
   *
   * @param done is told after each scenario how many have ended, on any thread but one at a time
   */
  public SpecReport report(int threads, Set<ReportFormat> formats, IntConsumer done) {
    if (threads < 1) {
      throw new IllegalArgumentException("Scenarios need 1 thread or more, not " + threads + ".");
    }
    return new ReportedRun(specs, staging).run(threads, formats, done);
  }
}
