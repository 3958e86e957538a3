package org.damier.features.spec;

import io.cucumber.core.options.RuntimeOptions;
import io.cucumber.core.runtime.Runtime;
import io.cucumber.plugin.Plugin;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;
import org.damier.features.world.Staging;

/** Runs scenarios by Cucumber's own runtime, which knows threads and reports. */
final class ReportedRun {

  private final Specs specs;
  private final Staging staging;
  // Each thread that Cucumber runs scenarios on makes its step classes itself.
  private final Map<Thread, StagedFactory> factories = new ConcurrentHashMap<>();

  ReportedRun(Specs specs, Staging staging) {
    this.specs = specs;
    this.staging = staging;
  }

  private StagedFactory factory() {
    return factories.computeIfAbsent(Thread.currentThread(), thread -> {
      StagedFactory factory = new StagedFactory();
      factory.stage(staging);
      return factory;
    });
  }

  SpecReport run(int threads, Set<ReportFormat> formats, IntConsumer done) {
    Verdicts verdicts = new Verdicts(done);
    Map<ReportFormat, ByteArrayOutputStream> streams = new EnumMap<>(ReportFormat.class);
    List<Plugin> plugins = new ArrayList<>(List.of(verdicts));
    for (ReportFormat format : formats) {
      ByteArrayOutputStream stream = new ByteArrayOutputStream();
      streams.put(format, stream);
      plugins.add(format.writingTo(stream));
    }
    Runtime.builder()
        .withRuntimeOptions(options(threads))
        .withObjectFactorySupplier(this::factory)
        .withBackendSupplier(() -> List.of(Stage.backend(factory())))
        .withFeatureSupplier(specs::features)
        .withAdditionalPlugins(plugins.toArray(Plugin[]::new))
        .build()
        .run();
    Map<ReportFormat, byte[]> reports = new EnumMap<>(ReportFormat.class);
    streams.forEach((format, stream) -> reports.put(format, stream.toByteArray()));
    return new SpecReport(specs.entries().stream().map(verdicts::take).toList(), reports);
  }

  private RuntimeOptions options(int threads) {
    return Stage.options()
        .setThreads(threads)
        .setMonochrome()
        // Which scenarios are run, and in which order, has been decided already.
        .setPickleOrder(all -> specs.entries().stream().map(Specs.Entry::pickle).toList())
        .build();
  }
}
