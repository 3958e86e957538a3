package org.damier.dsl.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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
  private final List<Found> kept = new ArrayList<>();
  private final Set<Key> seen = new HashSet<>();
  private int errors;
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
    if (kept.size() >= KEPT) {
      errors += code.severity() == Severity.ERROR ? 1 : 0;
      dropped++;
      return;
    }
    if (seen.add(new Key(code, where.name(), span.line(), span.column(), message))) {
      errors += code.severity() == Severity.ERROR ? 1 : 0;
      kept.add(new Found(code, where, span, message, hint));
    }
  }

  /** Whether nothing worse than a warning was found. */
  public boolean areHarmless() {
    return errors == 0;
  }

  /** The mistakes in the order of the text, those of other texts after them. */
  public List<Diagnostic> sorted() {
    List<Found> all = new ArrayList<>(kept);
    all.sort(Comparator.<Found, Boolean>comparing(found -> !found.where().equals(source))
        .thenComparing(found -> found.where().name())
        .thenComparing(Found::span)
        .thenComparing(Found::code));
    List<Diagnostic> told = new ArrayList<>();
    all.stream().limit(MOST).map(Found::shown).forEach(told::add);
    int untold = all.size() - told.size() + dropped;
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
            + " after this.",
        "Mend the first ones and check again.");
  }
}
