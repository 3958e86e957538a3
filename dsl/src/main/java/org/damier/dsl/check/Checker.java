package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.damier.Variant;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.Clause;
import org.damier.dsl.syntax.Squares;
import org.damier.dsl.syntax.VariantFile;
import org.damier.rules.Ending;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** From the clauses in force to the rule model. */
public final class Checker {

  private final VariantFile file;
  private final RuleBook inherited;
  private final RuleBook book;
  private final ScriptLibrary scripts;
  private final Diagnostics diagnostics;

  /**
   * A check.
   *
   * @param file the text being checked
   * @param inherited the clauses of its parents
   * @param book all clauses in force
   * @param scripts where hooks find their scripts
   * @param diagnostics takes what is wrong
   */
  public Checker(
      VariantFile file,
      RuleBook inherited,
      RuleBook book,
      ScriptLibrary scripts,
      Diagnostics diagnostics) {
    this.file = file;
    this.inherited = inherited;
    this.book = book;
    this.scripts = scripts;
    this.diagnostics = diagnostics;
  }

  /**
   * The rules, ready to be played, unless something is wrong; then that is reported.
   *
   * @param whole whether all parents are known, so that what is missing is missing
   */
  public Optional<Variant> check(boolean whole) {
    Optional<Variant> variant = build(
            book, ClauseRows.with(scripts), clause -> true, whole, diagnostics)
        .map(Variant::of);
    variant.ifPresent(new StartCheck(book, title(), parent(), diagnostics)::check);
    return diagnostics.areHarmless() ? variant : Optional.empty();
  }

  private Optional<RuleSet> build(
      RuleBook rules,
      List<ClauseRow<?>> rows,
      Predicate<Clause> which,
      boolean whole,
      Diagnostics where) {
    Draft draft = new Draft();
    if (file.broken().contains(new VariantFile.Broken(VariantFile.NO_BLOCK, "zone"))) {
      draft.zones.addUnclear();
    }
    // What a clause means may depend on the rows before, squares on the board; endings hold in the
    // order of the file.
    for (ClauseRow<?> row : rows) {
      for (Rule<?> rule : rules.all()) {
        if (!(row instanceof EndingRow) && row.covers(rule.clause()) && which.test(rule.clause())) {
          row.enterAny(rule.clause(), new Mistakes(where, rule, parent()), draft);
        }
      }
    }
    for (Rule<?> rule : rules.all()) {
      for (ClauseRow<?> row : rows) {
        if (row instanceof EndingRow && row.covers(rule.clause())) {
          row.enterAny(rule.clause(), new Mistakes(where, rule, parent()), draft);
        }
      }
    }
    Missing missing = new Missing(where, rules, file.broken(), title(), whole);
    rows.forEach(row -> row.complete(missing, draft));
    return where.areHarmless() ? draft.finish(name()) : Optional.empty();
  }

  private String name() {
    return file.headers().isEmpty() ? "" : file.headers().get(0).title().value();
  }

  private Span title() {
    return file.headers().isEmpty() ? Span.START : file.headers().get(0).span();
  }

  private Span parent() {
    return file.headers().stream()
        .flatMap(header -> header.parents().stream())
        .map(located -> located.span())
        .findFirst()
        .orElse(title());
  }

  /**
   * Reports the clauses that only repeat the parent's, of rules that are in order. To find them each own clause is left out
   * in turn.
   */
  public void warnOfRepeats() {
    Optional<List<String>> whole = wording(book);
    for (String name : book.ownNames()) {
      if (takesNothingAway(name)) {
        diagnostics.add(
            Code.REPEATS_PARENT,
            book.named(name).get(0).clause().span(),
            "There is nothing to take away: no `" + name + "` is inherited.",
            "Leave it out.");
      }
      if (inherited.named(name).isEmpty()
          || book.hasDropped(name)
          || name.startsWith("hook ")
          || name.equals(Clause.GameTypeClause.NAME)) {
        continue;
      }
      Rule<?> inheritedRule = inherited.named(name).get(0);
      if (areDifferentImages(book.named(name).get(0).clause(), inheritedRule.clause())) {
        continue;
      }
      if (whole.isPresent() && whole.equals(wording(book.withNamedFrom(inherited, name)))) {
        diagnostics.add(
            Code.REPEATS_PARENT,
            book.named(name).get(0).clause().span(),
            "This only repeats what is inherited from " + inheritedRule.origin() + ".",
            "Leave it out.");
      }
    }
  }

  /** Whether own words say {@code none} of what nothing inherited says anything of. */
  private boolean takesNothingAway(String name) {
    return isDerived()
        && inherited.named(name).isEmpty()
        && !book.hasDropped(name)
        && saysNone(book.named(name).get(0).clause());
  }

  private boolean isDerived() {
    return file.headers().stream().anyMatch(header -> header.parents().size() > 0);
  }

  private static boolean saysNone(Clause clause) {
    return (clause instanceof Clause.HookClause hook && hook.none())
        || (clause instanceof Clause.PlacementClause placement && placement.none());
  }

  /** What an image is depends on the other side: on the same squares now, it is not where a derived variant moves that. */
  private static boolean areDifferentImages(Clause one, Clause other) {
    return !imageIn(one).equals(imageIn(other));
  }

  private static Optional<Boolean> imageIn(Clause clause) {
    return clause instanceof Clause.PlacementClause placement
            && placement.squares() instanceof Squares.Image image
        ? Optional.of(image.rotated())
        : Optional.empty();
  }

  /**
   * All rules but hooks, spelt the standard way: the same for the same rules, and for no others. To compare the rules
   * themselves takes a JVM that does so for the first time a tenth of a second, as each of 22 kinds of record is linked.
   */
  private Optional<List<String>> wording(RuleBook rules) {
    Diagnostics unheard = new Diagnostics(diagnostics.source());
    return build(
            rules,
            ClauseRows.all(),
            clause -> !(clause instanceof Clause.HookClause),
            true,
            unheard)
        .map(same -> statements(same).stream()
            .map(statement -> statement.block() + " " + statement.clause())
            .toList());
  }

  /** What the rules say, read back from the model; endings in the order in which they hold. */
  public static List<Statement> statements(RuleSet rules) {
    List<ClauseRow<?>> rows = ClauseRows.all();
    List<Statement> statements = new ArrayList<>();
    rows.forEach(row -> statements.addAll(row.statements(rules)));
    for (int i = 0; i < rules.endings().size(); i++) {
      Ending ending = rules.endings().get(i);
      RulePart part = RulePart.Kind.ENDING.at(i);
      rows.stream()
          .filter(row -> row instanceof EndingRow)
          .flatMap(row -> ((EndingRow) row).statement(ending).stream())
          .map(said ->
              new Statement(part, said.name(), said.block(), said.clause(), said.sentence()))
          .forEach(statements::add);
    }
    return List.copyOf(statements);
  }
}
