package org.damier.dsl.diagnostic;

/**
 * One mistake in a text: what is wrong, where, and what to do. An immutable value.
 *
 * @param code which kind of mistake
 * @param source name of the text it is in, usually a file's
 * @param span where in that text
 * @param excerpt the line on which it begins, ready to be shown
 * @param message the fact, in one sentence
 * @param hint what to do about it; empty if the message says it all
 */
public record Diagnostic(
    Code code, String source, Span span, Excerpt excerpt, String message, String hint) {

  public Severity severity() {
    return code.severity();
  }

  /** Where it is, as editors read it: {@code my-game.draughts:14:12}. */
  public String place() {
    return source + ":" + span.line() + ":" + span.column();
  }

  /** The report of this mistake: the line, the place marked, the message and the hint. Ends without a line end. */
  public String render() {
    return Report.of(this);
  }
}
