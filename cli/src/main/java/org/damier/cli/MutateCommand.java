package org.damier.cli;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
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
      "The exit code is 1 if less than --min percent of the others are noticed."
    },
    footer = {
      "",
      "In JSON the report is",
      "  {\"variant\":…, \"scenarios\":149, \"killed\":57, \"survived\":3, \"equivalent\":0, \"score\":95,",
      "   \"seconds\":11.8, \"search\":…, \"mutants\":[{\"rule\":\"king-captures\", \"origin\":…,",
      "   \"clause\":…, \"change\":…, \"fate\":\"survived\", \"killedBy\":…, \"position\":…,",
      "   \"moves\":[…], \"original\":…, \"mutant\":…}, …]}",
      "where only killed mutants have killedBy, and only survivors position, moves, original and mutant.",
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
    demand(threads >= 1, "--threads must be 1 or more.");
    demand(search >= 0, "--search must be 0 or more.");
    demand(least >= 0 && least <= 100, "--min is a percentage, from 0 to 100.");
    WholeFile file = json == null ? null : WholeFile.of(json);
    Compilation compilation = variant.compile();
    MutationReport report = run(compilation);
    MutationPrinter printer = new MutationPrinter(terminal, compilation, report);
    if (file != null) {
      file.write(printer.json(variant.given()).getBytes(StandardCharsets.UTF_8));
    }
    printer.print();
    return report.score() >= least ? ExitCode.GOOD : ExitCode.INPUT;
  }

  private static void demand(boolean kept, String rule) {
    if (!kept) {
      throw new UsageException(rule);
    }
  }

  private MutationReport run(Compilation compilation) {
    boolean shipped = Variants.names().contains(variant.given());
    if (paths.isEmpty() && !shipped) {
      throw new UsageException("Say with --spec where the scenarios of the variant are.");
    }
    Specs specs = SpecPaths.read(paths.isEmpty() ? List.of(variant.given()) : paths);
    MutationRun run = MutationRun.of(VariantLoader.variant(compilation), specs)
        .threads(threads)
        .extent(new SearchExtent(search, SearchExtent.USUAL.plies()));
    try {
      return (shipped ? run.named(variant.given()) : run).run(bar(run.size()));
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
