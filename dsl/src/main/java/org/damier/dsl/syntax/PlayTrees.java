package org.damier.dsl.syntax;

import java.util.Optional;
import org.damier.dsl.diagnostic.Span;

/** Builds the clauses about the course of play. */
final class PlayTrees {

  private PlayTrees() {}

  static Clause first(VariantParser.FirstContext first) {
    return new Clause.FirstClause(Parts.span(first), SquareTrees.side(first.side()));
  }

  static Clause hook(VariantParser.HookContext hook) {
    Span span = Parts.span(hook);
    String kind = hook.hookKind().getText();
    VariantParser.ScriptContext script = hook.script();
    if (script == null) {
      return new Clause.HookClause(
          span, kind, new Located<>("", span), Optional.empty(), Optional.empty());
    }
    return new Clause.HookClause(
        span,
        kind,
        Parts.text(hook.TEXT().getSymbol()),
        Optional.ofNullable(script.TEXT()).map(file -> Parts.text(file.getSymbol())),
        Optional.ofNullable(script.FENCE())
            .map(fence -> fence(fence.getText(), Parts.span(fence))));
  }

  /** The script begins on the line below the opening fence. */
  private static Clause.Fence fence(String text, Span span) {
    String inside = Parts.unquoted(text, "```");
    int firstLineEnd = inside.indexOf('\n');
    return firstLineEnd < 0
        ? new Clause.Fence("", span.line())
        : new Clause.Fence(inside.substring(firstLineEnd + 1), span.line() + 1);
  }
}
