package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.SourceText;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.Clause;
import org.damier.dsl.syntax.ConditionTree;
import org.damier.dsl.syntax.Squares;
import org.damier.dsl.syntax.VariantFile;
import org.damier.rules.RulePart;

/**
 * The clauses in force after inheritance, by name. A clause replaces all inherited clauses of its name; only hooks may
 * have several of one name in a file.
 */
public final class RuleBook {

  /** The clauses of a picture and of lists exclude each other. */
  private static final String DIAGRAM = "diagram";

  private final Map<String, List<Rule<?>>> byName;

  /** The names of the rules that the last text has switched off, be it that it says them anew. */
  private final Set<String> dropped;

  /** By the name of an ending, the clause of the last text that has switched it off. */
  private final Map<String, Clause> switchedOff;

  private RuleBook(
      Map<String, List<Rule<?>>> byName, Set<String> dropped, Map<String, Clause> switchedOff) {
    this.byName = byName;
    this.dropped = dropped;
    this.switchedOff = switchedOff;
  }

  /** The book without clauses. */
  public static RuleBook empty() {
    return new RuleBook(Map.of(), Set.of(), Map.of());
  }

  /** This book, changed by the clauses of a parent, which is known to be good. */
  public RuleBook extendedBy(VariantFile file, SourceText source) {
    return extendedBy(file, source, false, new Diagnostics(source));
  }

  /** This book, changed by the clauses of the text that the diagnostics are about. */
  public RuleBook extendedBy(VariantFile file, Diagnostics diagnostics) {
    return extendedBy(file, diagnostics.source(), true, diagnostics);
  }

  private RuleBook extendedBy(
      VariantFile file, SourceText source, boolean own, Diagnostics diagnostics) {
    Map<String, List<Rule<?>>> said = new LinkedHashMap<>();
    for (Clause clause : file.clauses()) {
      List<Rule<?>> sameName = said.computeIfAbsent(clause.name(), name -> new ArrayList<>());
      if (sameName.isEmpty() || mayRepeat(clause, sameName.get(0).clause())) {
        sameName.add(new Rule<>(clause, source, own));
      } else {
        reportRepeated(clause, sameName.get(0).clause(), diagnostics);
      }
    }
    Map<String, List<Rule<?>>> inForce = new LinkedHashMap<>(byName);
    // A changed game is another game: under its parent's number it would be read with other rules.
    inForce.remove(Clause.GameTypeClause.NAME);
    List<Rule<?>> diagrams = said.getOrDefault(DIAGRAM, List.of());
    if (!diagrams.isEmpty()) {
      inForce.keySet().removeIf(RuleBook::isPlacement);
      dropLists(said, diagrams.get(0).clause().span().line(), diagnostics);
    } else if (said.keySet().stream().anyMatch(RuleBook::isPlacement)) {
      inForce.remove(DIAGRAM);
    }
    Map<String, Clause> switchedOff = new LinkedHashMap<>();
    said.forEach((name, rules) -> {
      if (isSwitchedOff(rules)) {
        Set<String> gone = new HashSet<>(inForce.keySet());
        switchOff(name, rules.get(0).clause(), inForce, diagnostics);
        gone.removeAll(inForce.keySet());
        gone.forEach(ending -> switchedOff.put(ending, rules.get(0).clause()));
      }
    });
    Set<String> dropped = new HashSet<>(byName.keySet());
    dropped.removeAll(inForce.keySet());
    said.forEach((name, rules) -> {
      if (!isSwitchedOff(rules)) {
        inForce.put(name, List.copyOf(rules));
      }
    });
    return new RuleBook(inForce, dropped, switchedOff);
  }

  /** Takes away lists that stand beside a picture in one file. */
  private static void dropLists(
      Map<String, List<Rule<?>>> said, int line, Diagnostics diagnostics) {
    said.forEach((name, rules) -> {
      if (isPlacement(name)) {
        diagnostics.add(
            Code.REPEATED_CLAUSE,
            rules.get(0).clause().span(),
            "The picture in line " + line + " shows all pieces already.",
            "Keep the picture or the lists.");
      }
    });
    said.keySet().removeIf(RuleBook::isPlacement);
  }

  private static boolean isPlacement(String name) {
    return name.startsWith("white ") || name.startsWith("black ");
  }

  private static boolean mayRepeat(Clause clause, Clause first) {
    return clause instanceof Clause.HookClause hook
        && first instanceof Clause.HookClause firstHook
        && !hook.none()
        && !firstHook.none();
  }

  private static void reportRepeated(Clause clause, Clause first, Diagnostics diagnostics) {
    diagnostics.add(
        Code.REPEATED_CLAUSE,
        clause.span(),
        "Line " + first.span().line() + " says " + Quote.of(text(first, diagnostics)) + " already.",
        "Keep one of the two.");
  }

  /** The clause as it is written, as far as its first line goes. */
  private static String text(Clause clause, Diagnostics diagnostics) {
    Span span = clause.span();
    String line = diagnostics.source().line(span.line());
    int end = span.endLine() == span.line()
        ? line.offsetByCodePoints(0, span.endColumn() - 1)
        : line.length();
    return line.substring(line.offsetByCodePoints(0, span.column() - 1), end)
        .replaceAll("\\s{1,9}", " ");
  }

  private static boolean isSwitchedOff(List<Rule<?>> rules) {
    return rules.get(0).clause() instanceof Clause.EndingClause ending
        && ending.verdict().value() == Clause.VerdictWord.PLAYS_ON;
  }

  private static void switchOff(
      String name, Clause clause, Map<String, List<Rule<?>>> inForce, Diagnostics diagnostics) {
    boolean all = clause instanceof Clause.EndingClause ending
        && ending.condition() instanceof ConditionTree.Clock clock
        && clock.isAny();
    // The name without anything that tells one count of moves from another begins them all.
    if (inForce.keySet().removeIf(other -> all ? other.startsWith(name) : other.equals(name))) {
      return;
    }
    String ending = name.substring("ending ".length());
    String inherited = inForce.keySet().stream()
        .filter(other -> other.startsWith("ending "))
        .map(other -> Quote.of(other.substring("ending ".length())))
        .collect(Collectors.joining(", "));
    diagnostics.add(
        Code.NOTHING_TO_PLAY_ON,
        clause.span(),
        "No ending " + Quote.of(ending) + " is inherited, so none can be switched off.",
        inherited.isEmpty() ? "Leave this clause out." : "Inherited are: " + inherited + ".");
  }

  /** The clauses of the name, none if there is no such rule. */
  public List<Rule<?>> named(String name) {
    return byName.getOrDefault(name, List.of());
  }

  /** Where the clause stands that made the model say this; {@code by default} if there is none. */
  public String origin(Statement statement) {
    return rule(statement).map(Rule::origin).orElse("by default");
  }

  /** What the clause that made the model say this says of itself in a comment; empty if nothing. */
  public String remark(Statement statement) {
    return rule(statement).map(Rule::remark).orElse("");
  }

  /** The script by which the clause that made the model say this says it; empty if it is no hook. */
  public Optional<String> script(Statement statement, ScriptLibrary library) {
    return rule(statement)
        .flatMap(rule -> rule.clause() instanceof Clause.HookClause hook
            ? hook.fence()
                .map(Clause.Fence::text)
                .or(() -> hook.file()
                    .flatMap(file -> library.beside(rule.source(), file.value()))
                    .map(SourceText::text))
            : Optional.empty());
  }

  /**
   * The clause as the model spells it, but for images, since which of two it is matters to derived variants alone, and for
   * hooks, of which the model knows their source but not what the clause calls it.
   */
  public String quoted(Statement statement) {
    return rule(statement)
        .flatMap(rule -> quoted(rule.clause(), statement))
        .orElse(statement.clause());
  }

  private static Optional<String> quoted(Clause clause, Statement statement) {
    if (clause instanceof Clause.PlacementClause placement
        && placement.squares() instanceof Squares.Image image) {
      return Optional.of(placement.name() + " " + image.word());
    }
    if (clause instanceof Clause.HookClause hook) {
      String from = hook.file().map(file -> " from \"" + file.value() + "\"").orElse("");
      return Optional.of(statement.name() + " \"" + hook.sentence().value() + "\"" + from);
    }
    return Optional.empty();
  }

  /** The clause that made the model say this; empty if there is none. */
  Optional<Rule<?>> rule(Statement statement) {
    if (statement.part().kind() == RulePart.Kind.ENDING) {
      // Two forms of an ending may mean the same, so that its name tells less than its place.
      return all().stream()
          .filter(rule -> rule.clause() instanceof Clause.EndingClause)
          .skip(statement.part().index())
          .findFirst();
    }
    List<Rule<?>> rules = named(statement.name());
    if (rules.isEmpty() && isPlacement(statement.name())) {
      rules = named(DIAGRAM);
    }
    // Only hooks share a name, and they are counted by kind, as their clauses are.
    int index = rules.size() > 1 ? statement.part().index() : 0;
    return rules.stream().skip(index).findFirst();
  }

  /** All clauses, by name in the order in which the names first came up. */
  List<Rule<?>> all() {
    return byName.values().stream().flatMap(List::stream).toList();
  }

  /** Whether the last text has switched off the inherited rule of this name. */
  boolean hasDropped(String name) {
    return dropped.contains(name);
  }

  /** The clause of the last text that has switched the ending of this name off; empty if none has. */
  Optional<Clause> switchedOffBy(String name) {
    return Optional.ofNullable(switchedOff.get(name));
  }

  /** The names of own clauses. */
  List<String> ownNames() {
    return byName.entrySet().stream()
        .filter(entry -> entry.getValue().get(0).own())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** This book with the clauses of one name as the other book has them. */
  RuleBook withNamedFrom(RuleBook other, String name) {
    Map<String, List<Rule<?>>> changed = new LinkedHashMap<>(byName);
    changed.put(name, other.named(name));
    return new RuleBook(changed, dropped, switchedOff);
  }
}
