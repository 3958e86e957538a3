package org.damier.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.files.WholeFile;
import org.damier.cli.spec.CoverageReport;
import org.damier.cli.spec.SpecPaths;
import org.damier.cli.spec.SpecPrinter;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.PassingLine;
import org.damier.cli.terminal.Sentences;
import org.damier.cli.terminal.Terminal;
import org.damier.cli.terminal.UsageException;
import org.damier.features.spec.Reach;
import org.damier.features.spec.ReportFormat;
import org.damier.features.spec.SpecException;
import org.damier.features.spec.SpecReport;
import org.damier.features.spec.SpecRun;
import org.damier.features.spec.Specs;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code damier spec}. */
@Command(
    name = "spec",
    header = "Run feature files: rules written as scenarios.",
    description = {
      "Runs the scenarios with the steps that `damier steps` lists, and shows of each that fails what"
          + " was expected and what was found.",
      "A scenario takes a variant by name, by file, or has it in its text. With --variant, every"
          + " variant taken by name is replaced by that one, and a scenario that takes none speaks of"
          + " it; a variant taken by file or written in the feature stays."
    },
    footer = {
      "",
      "Exit code: 0 all scenarios pass, 1 one fails, has a step that there is not or",
      "asks nothing, 2 wrong command line.",
      "",
      "Examples:",
      "  damier spec my-rules.feature",
      "  damier spec rules --variant my-game.draughts --html report.html",
      "  damier spec dameo --coverage coverage.html",
      "  damier spec dameo --tags \"@near-miss and not @dameo.line.step\""
    })
final class SpecCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "PATH",
      description =
          "Feature files, folders of them, or names of variants whose shipped features are"
              + " meant.")
  private List<String> paths = List.of();

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      description =
          "The variant to try, a name or a file, in the place of those that scenarios" + " name.")
  private @Nullable String variant;

  @Mixin
  private final HookOptions hooks = new HookOptions();

  @Option(
      names = "--tags",
      paramLabel = "TAGS",
      description = "Only scenarios whose tags fit: @a, @a and not @b, (@a or @b) and @c.")
  private @Nullable String tags;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many scenarios run at a time; 1 unless said otherwise.")
  private int threads;

  @Option(names = "--html", paramLabel = "FILE", description = "Write a report for browsers.")
  private @Nullable String html;

  @Option(names = "--junit", paramLabel = "FILE", description = "Write a report in JUnit's XML.")
  private @Nullable String junit;

  @Option(names = "--json", paramLabel = "FILE", description = "Write a report in Cucumber's JSON.")
  private @Nullable String json;

  @Option(
      names = "--coverage",
      arity = "0..1",
      fallbackValue = "",
      paramLabel = "FILE",
      description =
          "Say of each clause in how many answers it had a part: a move was legal or refused by it, or"
              + " a game ended. To a file if one is given: .html, .json, or text.")
  private @Nullable String coverage;

  SpecCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    UsageException.demand("--threads", threads, 1, Integer.MAX_VALUE);
    Specs all = SpecPaths.read(paths);
    Map<ReportFormat, WholeFile> files = reportFiles(all);
    WholeFile rulesFile = rulesFile(all, files.values());
    Specs specs = tagged(all);
    CoverageReport rules = new CoverageReport(hooks.policy());
    SpecReport report = report(run(specs, rules), specs.scenarios().size(), files.keySet());
    files.forEach((format, file) -> file.write(report.in(format)));
    new SpecPrinter(terminal).print(report.results());
    sayWhatIsMissed(specs);
    if (rulesFile != null) {
      rulesFile.write(rules.inFormOf(rulesFile.name()).getBytes(StandardCharsets.UTF_8));
    } else if (coverage != null) {
      terminal.print("\n" + rules.text());
    }
    return report.passed() ? ExitCode.GOOD : ExitCode.INPUT;
  }

  /** A scenario that brings its own variant says nothing of the one to be tried, and no clause of it is counted. */
  private void sayWhatIsMissed(Specs specs) {
    if (variant == null && coverage == null) {
      return;
    }
    Optional<Path> file =
        Stream.ofNullable(variant).flatMap(VariantLoader::files).findFirst();
    int missed = new Reach(Optional.empty(), file).misses(specs.scenarios());
    if (missed > 0) {
      String what = variant == null ? "are not counted" : "say nothing of " + variant;
      terminal.line("\n" + missed + " of " + Sentences.count(specs.scenarios().size(), "scenario")
          + " " + what + ": they take their variant from a file or have it in their text.");
    }
  }

  private SpecReport report(SpecRun run, int scenarios, Set<ReportFormat> formats) {
    AtomicInteger ended = new AtomicInteger();
    PassingLine progress =
        new PassingLine(terminal, () -> ended + " of " + scenarios + " scenarios");
    try (progress) {
      return run.report(threads, formats, ended::set);
    }
  }

  private Map<ReportFormat, WholeFile> reportFiles(Specs specs) {
    Map<ReportFormat, WholeFile> files = new EnumMap<>(ReportFormat.class);
    add(files, ReportFormat.HTML, html, specs);
    add(files, ReportFormat.JUNIT, junit, specs);
    add(files, ReportFormat.JSON, json, specs);
    return files;
  }

  private void add(
      Map<ReportFormat, WholeFile> files, ReportFormat format, @Nullable String name, Specs specs) {
    if (name != null) {
      files.put(format, output(name, specs, files.values()));
    }
  }

  private @Nullable WholeFile rulesFile(Specs specs, Collection<WholeFile> others) {
    return coverage == null || coverage.isEmpty() ? null : output(coverage, specs, others);
  }

  /** A file that is none of those that are read, and none of the others that are written. */
  private WholeFile output(String name, Specs specs, Collection<WholeFile> others) {
    Stream<Path> rules = Stream.ofNullable(variant).flatMap(given -> VariantLoader.files(given));
    WholeFile file = WholeFile.of(name).unlessAmong(Stream.concat(SpecPaths.files(specs), rules));
    if (others.stream().anyMatch(other -> file.isAt(other.path()))) {
      throw new UsageException("Two reports cannot go to one file.");
    }
    return file;
  }

  private SpecRun run(Specs specs, CoverageReport rules) {
    if (coverage != null) {
      return rules.watch(specs.run(), Optional.ofNullable(variant));
    }
    return variant == null
        ? specs.run()
        : specs
            .run()
            .variant(VariantLoader.variant(VariantLoader.compile(variant, hooks.policy())));
  }

  private Specs tagged(Specs specs) {
    try {
      return tags == null ? specs : specs.tagged(tags);
    } catch (SpecException e) {
      throw new UsageException(Faults.message(e));
    }
  }
}
