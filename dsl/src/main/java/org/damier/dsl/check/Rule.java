package org.damier.dsl.check;

import org.damier.dsl.diagnostic.SourceText;
import org.damier.dsl.syntax.Clause;

/**
 * A clause that is in force.
 *
 * @param clause what it says
 * @param source the text it stands in
 * @param own whether that is the text being checked, not a parent's
 */
public record Rule<C extends Clause>(C clause, SourceText source, boolean own) {

  /** Where it stands: {@code my-game.draughts:14}. */
  public String origin() {
    return source.name() + ":" + clause.span().line();
  }

  /** The comment at the end of the line on which it ends, without its sign: an article of the rulebook, say. */
  public String remark() {
    String line = source.line(clause.span().endLine());
    boolean quoted = false;
    for (int i = 0; i + 1 < line.length(); i++) {
      quoted ^= line.charAt(i) == '"';
      if (!quoted && line.startsWith("//", i)) {
        return line.substring(i + 2).strip();
      }
    }
    return "";
  }
}
