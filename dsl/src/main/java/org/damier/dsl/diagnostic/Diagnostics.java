package org.damier.dsl.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Collects the mistakes of one text: each place and kind once, in the order of the text, and no more than a person can
 * read. Not for use by several threads at once.
 */
public final class Diagnostics {

  /** How many mistakes are told; of the others only their number. */
  public static final int MOST = 50;

  /** How many are kept to be sorted, so that a hopeless text needs no more memory than a bad one. */
  private static final int KEPT = 20 * MOST;

  private record Key(Code code, String source, int line, int column, String message) {}

  /** A mistake whose line has not been looked up yet: few of them are ever shown. */
  private record Found(Code code, SourceText where, Span span, String message, String hint) {
    Diagnostic shown() {
      Excerpt excerpt = Excerpt.around(where.line(span.line()), span);
      return new Diagnostic(code, where.name(), span, excerpt, message, hint);
    }
  }

  private final SourceText source;
  private final List<Found> errors = new ArrayList<>();
  private final List<Found> warnings = new ArrayList<>();
  private final Set<Key> seen = new HashSet<>();
  private int dropped;

  public Diagnostics(SourceText source) {
    this.source = source;
  }

  /** The text that is being looked at. */
  public SourceText source() {
    return source;
  }

  /** Adds a mistake in the text itself. */
  public void add(Code code, Span span, String message, String hint) {
    add(code, source, span, message, hint);
  }

  /** Adds a mistake in another text that belongs to it, such as a script. */
  public void add(Code code, SourceText where, Span span, String message, String hint) {
    List<Found> kept = code.severity() == Severity.ERROR ? errors : warnings;
    if (kept.size() >= KEPT) {
      dropped++;
    } else if (seen.add(new Key(code, where.name(), span.line(), span.column(), message))) {
      kept.add(new Found(code, where, span, message, hint));
    }
  }

  /** Whether something worse than a warning was found in this stretch of the text itself. */
  public boolean hasErrorWithin(Span stretch) {
    return errors.stream()
        .filter(found -> found.where().equals(source))
        .map(Found::span)
        .anyMatch(stretch::contains);
  }

  /** Whether nothing worse than a warning was found. */
  public boolean areHarmless() {
    return errors.isEmpty();
  }

  /** The mistakes in the order of the text, those of other texts after them; if they are too many, errors first. */
  public List<Diagnostic> sorted() {
    Comparator<Found> byPlace = Comparator.<Found, Boolean>comparing(
            found -> !found.where().equals(source))
        .thenComparing(found -> found.where().name())
        .thenComparing(Found::span)
        .thenComparing(Found::code);
    List<Diagnostic> told = new ArrayList<>();
    Stream.concat(errors.stream().sorted(byPlace), warnings.stream().sorted(byPlace))
        .limit(MOST)
        .sorted(byPlace)
        .map(Found::shown)
        .forEach(told::add);
    int untold = errors.size() + warnings.size() + dropped - told.size();
    if (untold > 0) {
      told.add(closing(told.get(told.size() - 1), untold));
    }
    return List.copyOf(told);
  }

  private static Diagnostic closing(Diagnostic last, int untold) {
    return new Diagnostic(
        Code.MORE_MISTAKES,
        last.source(),
        last.span(),
        last.excerpt(),
        "There " + (untold == 1 ? "is 1 more mistake" : "are " + untold + " more mistakes")
            + " that are not shown.",
        "Mend the first ones and check again.");
  }
}
