package org.damier.dsl.syntax;

import java.util.Optional;
import org.damier.dsl.diagnostic.Span;

/** Builds the clauses about the course of play. */
final class PlayTrees {

  private static final String MARK = "```";

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
    String inside = Parts.unquoted(text, MARK);
    int firstLineEnd = inside.indexOf('\n');
    String opening =
        (firstLineEnd < 0 ? inside : inside.substring(0, firstLineEnd)).stripTrailing();
    int end = span.column() + MARK.length() + opening.codePointCount(0, opening.length());
    Span place = new Span(span.line(), span.column(), span.line(), end);
    return new Clause.Fence(
        new Located<>(opening.stripLeading(), place),
        firstLineEnd < 0 ? "" : inside.substring(firstLineEnd + 1),
        span.line() + 1);
  }
}
