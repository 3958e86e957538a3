package org.damier.features.mutation;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.damier.Variant;
import org.damier.features.spec.Reach;
import org.damier.features.spec.SpecException;
import org.damier.features.spec.SpecResult;
import org.damier.features.spec.SpecRun;
import org.damier.features.spec.SpecScenario;
import org.damier.features.spec.Specs;

/**
 * Changes the rules of a variant one at a time and runs its scenarios again: a mutant that no scenario notices is a rule
 * that nobody has pinned. Immutable: each method that changes something answers with another run.
 *
 * <pre>{@code
 * MutationReport report = MutationRun.of(variant, Specs.of(paths)).threads(2).run(done -> {});
 * }</pre>
 */
public final class MutationRun {

  private final Variant original;
  private final Specs specs;
  private final Reach reach;
  private final int threads;
  private final SearchExtent extent;

  private MutationRun(
      Variant original, Specs specs, Reach reach, int threads, SearchExtent extent) {
    this.original = original;
    this.specs = specs;
    this.reach = reach;
    this.threads = threads;
    this.extent = extent;
  }

  /** A run on one thread in which mutants take the place of every variant that a scenario names. */
  public static MutationRun of(Variant original, Specs specs) {
    return new MutationRun(
        original, specs, new Reach(Optional.empty(), Optional.empty()), 1, SearchExtent.USUAL);
  }

  /** Mutants take the place of the variant of this name only. */
  public MutationRun named(String variant) {
    return reaching(new Reach(Optional.of(variant), reach.file()));
  }

  /** Mutants take the place of the variant of this file too, where a scenario takes it. */
  public MutationRun file(Path variant) {
    return reaching(new Reach(reach.name(), Optional.of(variant)));
  }

  private MutationRun reaching(Reach other) {
    return new MutationRun(original, specs, other, threads, extent);
  }

  /** So many mutants at a time, from 1 on; the report does not depend on it. */
  public MutationRun threads(int number) {
    return new MutationRun(original, specs, reach, number, extent);
  }

  /** How far to search for a place where a mutant shows. */
  public MutationRun extent(SearchExtent other) {
    return new MutationRun(original, specs, reach, threads, other);
  }

  /** How many mutants there are to run. */
  public int size() {
    return Mutants.of(original.rules()).size();
  }

  /**
   * Runs all mutants.
   *
   * @param done is told, on any thread, how many are done
   * @throws SpecException if a scenario does not pass with the rules as they are, or none speaks of them
   */
  public MutationReport run(IntConsumer done) {
    long begin = System.nanoTime();
    int untouched = reach.misses(specs.scenarios());
    if (untouched == specs.scenarios().size()) {
      throw new SpecException("No scenario speaks of the rules that are changed: each takes its"
          + " variant by another name, from another file, or has it in its text.");
    }
    SeenPositions seen = new SeenPositions();
    Specs quickestFirst = quickestFirst(seen);
    DifferenceSearch search = new DifferenceSearch(original, seen.setups(original), extent);
    AtomicInteger counter = new AtomicInteger();
    List<MutantResult> results = each(Mutants.of(original.rules()), mutant -> {
      MutantResult result = result(mutant, quickestFirst, search);
      done.accept(counter.incrementAndGet());
      return result;
    });
    return new MutationReport(
        results,
        specs.scenarios().size(),
        untouched,
        extent.words(seen.setups(original).size()),
        Duration.ofNanos(System.nanoTime() - begin));
  }

  /** The scenarios as they pass with the rules as they are: what takes long is asked last. */
  private Specs quickestFirst(SeenPositions seen) {
    List<SpecResult> results = staged(specs, original).observer(seen).results();
    List<String> failures = results.stream()
        .filter(result -> !result.passed())
        .map(result -> result.place() + " " + result.name())
        .toList();
    if (!failures.isEmpty()) {
      throw new SpecException("Not all scenarios pass with the rules as they are: "
          + String.join(", ", failures) + ".");
    }
    Map<SpecScenario, Duration> durations = results.stream()
        .collect(Collectors.toMap(SpecResult::scenario, SpecResult::duration, (a, b) -> a));
    return specs.sorted(
        Comparator.comparing(scenario -> durations.getOrDefault(scenario, Duration.ZERO)));
  }

  private SpecRun staged(Specs run, Variant variant) {
    SpecRun byName = reach
        .name()
        .map(only -> run.run().variant(only, variant))
        .orElseGet(() -> run.run().variant(variant));
    return reach.file().map(file -> byName.variantFile(file, variant)).orElse(byName);
  }

  private MutantResult result(Mutant mutant, Specs scenarios, DifferenceSearch search) {
    List<SpecResult> results =
        staged(scenarios, Variant.of(mutant.rules())).stopAtFirstFailure().results();
    Optional<String> killedBy = results.stream()
        .filter(result -> !result.passed())
        .map(result -> result.place())
        .findFirst();
    return new MutantResult(
        mutant, killedBy, killedBy.isPresent() ? Optional.empty() : search.find(mutant.rules()));
  }

  private List<MutantResult> each(List<Mutant> mutants, Function<Mutant, MutantResult> work) {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<MutantResult>> futures = new ArrayList<>();
      for (Mutant mutant : mutants) {
        futures.add(pool.submit(() -> work.apply(mutant)));
      }
      List<MutantResult> results = new ArrayList<>();
      for (Future<MutantResult> future : futures) {
        results.add(future.get());
      }
      return results;
    } catch (ExecutionException e) {
      throw new IllegalStateException("A mutant could not be run.", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while mutants were run.", e);
    } finally {
      pool.shutdownNow();
    }
  }
}
