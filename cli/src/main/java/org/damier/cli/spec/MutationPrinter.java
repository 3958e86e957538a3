package org.damier.cli.spec;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.damier.cli.terminal.Ink;
import org.damier.cli.terminal.Json;
import org.damier.cli.terminal.Sentences;
import org.damier.cli.terminal.Terminal;
import org.damier.dsl.Compilation;
import org.damier.dsl.EffectiveRule;
import org.damier.features.mutation.Difference;
import org.damier.features.mutation.Mutant;
import org.damier.features.mutation.MutantResult;
import org.damier.features.mutation.MutantResult.Fate;
import org.damier.features.mutation.MutationReport;

/** Says what became of a variant's mutants. */
public final class MutationPrinter {

  private final Terminal terminal;
  private final List<EffectiveRule> rules;
  private final MutationReport report;

  public MutationPrinter(Terminal terminal, Compilation compilation, MutationReport report) {
    this.terminal = terminal;
    this.rules = compilation.effectiveRules();
    this.report = report;
  }

  /** The report for people: survivors with their positions, equivalent mutants, and a line that sums up. */
  public void print() {
    for (MutantResult result : report.with(Fate.SURVIVED)) {
      Difference difference = result.difference().orElseThrow();
      terminal.line(terminal.with(Ink.REFUSED, "survived") + ": " + title(result.mutant()));
      terminal.line("  " + difference.place());
      terminal.line("  by the rules:    " + difference.original());
      terminal.line("  with the change: " + difference.mutant());
      terminal.line("");
    }
    List<MutantResult> equivalent = report.with(Fate.EQUIVALENT);
    if (!equivalent.isEmpty()) {
      terminal.line("No difference was found in " + report.extent() + ", for:");
      equivalent.forEach(result -> terminal.line("  " + title(result.mutant())));
      terminal.line("");
    }
    if (report.untouched() > 0) {
      terminal.line(report.untouched() + " of " + Sentences.count(report.scenarios(), "scenario")
          + " cannot notice any change: they take another variant, by its name, from a file or from"
          + " their own text.");
    }
    terminal.line(report.summary() + ", " + Sentences.count(report.scenarios(), "scenario") + ", "
        + seconds() + " s");
  }

  /** {@code dameo.draughts:29 `captures fly orthogonal, landing anywhere`: jump}. */
  private String title(Mutant mutant) {
    return rule(mutant).map(EffectiveRule::citation).orElse(mutant.part().id()) + ": "
        + mutant.change();
  }

  private Optional<EffectiveRule> rule(Mutant mutant) {
    return EffectiveRule.of(rules, mutant.part());
  }

  private String seconds() {
    return String.format(Locale.ROOT, "%.1f", report.duration().toMillis() / 1000.0);
  }

  /** The report for programs. */
  public String json(String variant) {
    Json json = new Json().beginObject();
    json.name("variant").value(variant);
    json.name("scenarios").value(report.scenarios());
    json.name("untouched").value(report.untouched());
    for (Fate fate : Fate.values()) {
      json.name(name(fate)).value(report.with(fate).size());
    }
    json.name("score").value(report.score());
    json.name("seconds").decimal(seconds());
    json.name("search").value(report.extent());
    json.name("mutants").beginArray();
    for (MutantResult result : report.results()) {
      write(result, json);
    }
    json.endArray();
    return json.endObject() + "\n";
  }

  private void write(MutantResult result, Json json) {
    json.beginObject();
    json.name("rule").value(result.mutant().part().id());
    rule(result.mutant()).ifPresent(rule -> {
      json.name("origin").value(rule.origin());
      json.name("clause").value(rule.clause());
    });
    json.name("change").value(result.mutant().change());
    json.name("fate").value(name(result.fate()));
    result.killedBy().ifPresent(place -> json.name("killedBy").value(place));
    result.difference().ifPresent(difference -> {
      json.name("position").value(difference.position());
      json.name("moves").values(difference.moves());
      json.name("original").value(difference.original());
      json.name("mutant").value(difference.mutant());
    });
    json.endObject();
  }

  private static String name(Fate fate) {
    return fate.name().toLowerCase(Locale.ROOT);
  }
}
