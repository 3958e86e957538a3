package org.damier.dsl.diagnostic;

/**
 * Draws a diagnostic:
 *
 * <pre>
 * error[unknown-clause] italian.draughts:14:3
 *    |
 * 14 |   majorty
 *    |   ^^^^^^^ `majorty` is not a rule of `capture`.
 *    |
 *    = Did you mean `majority`?
 * </pre>
 */
final class Report {

  private Report() {}

  static String of(Diagnostic diagnostic) {
    String number = Integer.toString(diagnostic.span().line());
    String gutter = " ".repeat(Math.max(2, number.length()));
    StringBuilder report = new StringBuilder();
    report.append(diagnostic.severity().word());
    report.append('[').append(diagnostic.code().id()).append("] ");
    report.append(diagnostic.place()).append('\n');
    report.append(gutter).append(" |\n");
    report.append(" ".repeat(gutter.length() - number.length())).append(number).append(" | ");
    report.append(diagnostic.excerpt().text()).append('\n');
    report.append(gutter).append(" | ").append(diagnostic.excerpt().marks()).append(' ');
    report.append(diagnostic.message());
    if (!diagnostic.hint().isEmpty()) {
      report.append('\n').append(gutter).append(" |\n");
      report.append(gutter).append(" = ").append(diagnostic.hint());
    }
    return report.toString().replaceAll("[ \t]+\n", "\n");
  }
}
