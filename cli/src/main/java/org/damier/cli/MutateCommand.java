package org.damier.cli;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.files.WholeFile;
import org.damier.cli.spec.MutationPrinter;
import org.damier.cli.spec.SpecPaths;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.Terminal;
import org.damier.cli.terminal.UsageException;
import org.damier.dsl.Compilation;
import org.damier.features.mutation.MutationReport;
import org.damier.features.mutation.MutationRun;
import org.damier.features.mutation.SearchExtent;
import org.damier.features.spec.SpecException;
import org.damier.features.spec.Specs;
import org.damier.variants.Variants;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code damier mutate}. */
@Command(
    name = "mutate",
    header = "Change a variant's rules one at a time and see whether its scenarios notice.",
    description = {
      "A change that no scenario notices is a rule that nobody has pinned: it is listed with a"
          + " position where it would show, found by play. Changes that cannot be told from the rules"
          + " as they are within the search are listed apart, as equivalent.",
      "Of the scenarios those notice changes that take the variant by name, or, of a variant file, that"
          + " file; a scenario that takes another file, or has its variant in its text, cannot, and is"
          + " counted.",
      "The exit code is 1 if less than --min percent of the others are noticed."
    },
    footer = {
      "",
      "In JSON the report is",
      "  {\"variant\":…, \"scenarios\":149, \"untouched\":0, \"killed\":57, \"survived\":3,",
      "   \"equivalent\":0, \"score\":95, \"seconds\":11.8, \"search\":…,",
      "   \"mutants\":[{\"rule\":\"king-captures\", \"origin\":…,",
      "   \"clause\":…, \"change\":…, \"fate\":\"survived\", \"killedBy\":…, \"position\":…,",
      "   \"moves\":[…], \"original\":…, \"mutant\":…}, …]}",
      "where only killed mutants have killedBy, and only survivors position, moves,",
      "original and mutant.",
      "",
      "Examples:",
      "  damier mutate dameo",
      "  damier mutate my-game.draughts --spec rules --min 100",
      "  damier mutate croda --spec croda --spec more.feature --json report.json"
    })
final class MutateCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin
  private final VariantArgument variant = new VariantArgument();

  @Option(
      names = "--spec",
      paramLabel = "PATH",
      description =
          "Feature files, folders of them, or names of variants whose shipped features are meant; the"
              + " variant's own if left out.")
  private List<String> paths = List.of();

  @Option(
      names = "--min",
      paramLabel = "P",
      defaultValue = "0",
      description = "How many percent must be noticed; 0 unless said otherwise.")
  private int least;

  @Option(names = "--json", paramLabel = "FILE", description = "Write a report for programs.")
  private @Nullable String json;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "How many changes are tried at a time; one for each core unless said otherwise.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--search",
      paramLabel = "N",
      description =
          "From how many positions of pieces put anywhere to play on, in search of a place where a"
              + " change shows; 1500 unless said otherwise.")
  private int search = SearchExtent.USUAL.positions();

  MutateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    UsageException.demand("--threads", threads, 1, Integer.MAX_VALUE);
    UsageException.demand("--search", search, 0, Integer.MAX_VALUE);
    UsageException.demand("--min", least, 0, 100);
    Compilation compilation = variant.compile();
    Specs specs = specs();
    WholeFile file = json == null
        ? null
        : WholeFile.of(json)
            .unlessAmong(
                Stream.concat(SpecPaths.files(specs), VariantLoader.files(variant.given())));
    MutationReport report = run(compilation, specs);
    MutationPrinter printer = new MutationPrinter(terminal, compilation, report);
    if (file != null) {
      file.write(printer.json(variant.given()).getBytes(StandardCharsets.UTF_8));
    }
    printer.print();
    return report.score() >= least ? ExitCode.GOOD : ExitCode.INPUT;
  }

  private boolean isShipped() {
    return Variants.has(variant.given());
  }

  private Specs specs() {
    if (paths.isEmpty() && !isShipped()) {
      throw new UsageException("Say with --spec where the scenarios of the variant are.");
    }
    return SpecPaths.read(paths.isEmpty() ? List.of(variant.given()) : paths);
  }

  private MutationReport run(Compilation compilation, Specs specs) {
    MutationRun all = MutationRun.of(VariantLoader.variant(compilation), specs)
        .threads(threads)
        .extent(new SearchExtent(search, SearchExtent.USUAL.plies()));
    MutationRun run = isShipped()
        ? all.named(variant.given())
        : VariantLoader.files(variant.given()).findFirst().map(all::file).orElse(all);
    try {
      return run.run(bar(run.size()));
    } catch (SpecException e) {
      throw InputException.of(Faults.message(e));
    } finally {
      if (terminal.isWatched()) {
        terminal.passing("");
      }
    }
  }

  /** A bar that grows where somebody watches. */
  private IntConsumer bar(int all) {
    int width = 40;
    return done -> {
      if (terminal.isWatched()) {
        int full = width * done / Math.max(1, all);
        terminal.passing(
            "[" + "#".repeat(full) + " ".repeat(width - full) + "] " + done + " of " + all);
      }
    };
  }
}
