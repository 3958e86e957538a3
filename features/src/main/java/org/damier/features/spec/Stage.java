package org.damier.features.spec;

import io.cucumber.core.backend.Backend;
import io.cucumber.core.eventbus.EventBus;
import io.cucumber.core.feature.GluePath;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.core.resource.ClassLoaders;
import io.cucumber.core.runner.Runner;
import io.cucumber.core.runtime.TimeServiceEventBus;
import io.cucumber.java.JavaBackendProviderService;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import org.damier.features.world.Staging;

/**
 * Cucumber with the shipped steps loaded, ready to run one scenario after another. To load them takes far longer than to
 * run a scenario, so stages are kept. For one thread at a time.
 */
final class Stage {

  /** Where the shipped steps are. */
  static final String GLUE = "org.damier.features.steps";

  private final StagedFactory factory = new StagedFactory();
  private final Verdicts verdicts = new Verdicts();
  private final Runner runner;

  Stage() {
    EventBus bus = new TimeServiceEventBus(Clock.systemUTC(), UUID::randomUUID);
    verdicts.setEventPublisher(bus);
    runner = new Runner(bus, List.of(backend(factory)), factory, options().build());
  }

  /** Finds the shipped steps, whose classes the factory makes. */
  static Backend backend(StagedFactory factory) {
    return new JavaBackendProviderService()
        .create(factory, factory, ClassLoaders::getDefaultClassLoader);
  }

  /** The options of every run. */
  static RuntimeOptionsBuilder options() {
    return new RuntimeOptionsBuilder().addGlue(GluePath.parse(GLUE));
  }

  /** Runs one scenario. */
  SpecResult run(Specs.Entry entry, Staging staging) {
    factory.stage(staging);
    runner.runPickle(entry.pickle());
    return verdicts.take(entry);
  }
}
