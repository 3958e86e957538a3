package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.SourceText;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.groovy.HookCompilation;
import org.damier.dsl.groovy.HookCompiler;
import org.damier.dsl.groovy.HookKind;
import org.damier.dsl.groovy.Script;
import org.damier.dsl.groovy.ScriptProblem;
import org.damier.dsl.syntax.Clause.Fence;
import org.damier.dsl.syntax.Clause.HookClause;
import org.damier.dsl.syntax.Located;
import org.damier.hook.EndingHook;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;
import org.damier.hook.PromotionHook;
import org.damier.rules.HookRule;
import org.damier.rules.HookRules;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/** {@code hook moves "a line of men steps forward together" from "phalanx.groovy"}. */
final class HookRow extends ClauseRow<HookClause> {

  /** More than any game has odd rules. Each may take its seconds to be compiled. */
  private static final int MOST = 8;

  /** What stands behind the backticks in which a script begins. */
  private static final String LANGUAGE = "groovy";

  private final ScriptLibrary library;

  HookRow(ScriptLibrary library) {
    super("play", "hook", "hook", HookClause.class);
    this.library = library;
  }

  @Override
  public String article() {
    return "A rule that the language has no words for, said by a Groovy script: a sentence for"
        + " people, and the script, in a file beside this one or here between fences of three"
        + " backticks, the first followed by the word groovy. `moves` adds moves without capture,"
        + " `permit` forbids moves, `promotion` promotes men, `ending` ends the game. Several"
        + " hooks of one kind are asked one after the other; they replace all inherited hooks of"
        + " that kind, and `none` drops these. A variant has at most " + MOST
        + " hooks. Scripts run"
        + " confined unless the player says otherwise: they read the position and answer, within a"
        + " budget of steps, and can do nothing else.";
  }

  @Override
  public List<String> examples() {
    return List.of("""
        hook permit "kings move only to capture" ```groovy
          return move.rank() == MAN || !move.captured().isEmpty()
        ```\
        """, "hook moves none");
  }

  @Override
  void enter(HookClause hook, Mistakes mistakes, Draft draft) {
    if (hook.none()) {
      return;
    }
    if (hook.sentence().value().isBlank()) {
      mistakes.add(
          Code.EMPTY_TEXT,
          hook.sentence().span(),
          "The hook has no sentence.",
          "Say in one sentence what the rule is.");
    }
    if (library.ignoresHooks()) {
      return;
    }
    if (!library.runsHooks(mistakes.source())) {
      mistakes.add(
          Code.HOOKS_NOT_ALLOWED,
          hook.span(),
          "This rule is a script, and scripts of this file are not allowed to run.",
          "Let them run with `--hooks confined`: confined scripts can do no more than answer.");
      return;
    }
    draft.scripts++;
    if (draft.scripts > MOST) {
      mistakes.add(
          Code.TOO_MANY_HOOKS,
          hook.span(),
          "A variant has at most " + MOST + " hooks.",
          "What many scripts say is better said by one.");
      return;
    }
    if (hook.fence().isPresent()) {
      inside(hook, hook.fence().get(), mistakes, draft);
    } else {
      beside(hook, hook.file().orElseThrow(), mistakes, draft);
    }
  }

  private void inside(HookClause hook, Fence fence, Mistakes mistakes, Draft draft) {
    if (!fence.opening().value().equals(LANGUAGE)) {
      mistakes.add(
          Code.BAD_SCRIPT,
          fence.opening().span(),
          opening(fence.opening().value()),
          "Write ```" + LANGUAGE + ", and the script on the lines below.");
      return;
    }
    Script script = new Script(mistakes.source().name(), fence.text(), fence.firstLine());
    HookCompilation compiled = compile(hook, script);
    for (ScriptProblem problem : compiled.problems()) {
      mistakes.add(Code.BAD_SCRIPT, span(problem), problem.message(), "");
    }
    compiled.program().ifPresent(program -> bind(hook, script.name(), program, draft));
  }

  /** What is wrong with what stands behind the three backticks. */
  private static String opening(String text) {
    if (text.isEmpty()) {
      return "The language of the script is missing behind the backticks.";
    }
    return text.matches("(?is)" + LANGUAGE + "\\b.*")
        ? "Behind the backticks stands `" + LANGUAGE + "` alone."
        : "Scripts are written in Groovy, not " + Quote.of(text) + ".";
  }

  private void beside(HookClause hook, Located<String> file, Mistakes mistakes, Draft draft) {
    Optional<SourceText> found = library.beside(mistakes.source(), file.value());
    if (found.isEmpty()) {
      mistakes.add(
          Code.UNKNOWN_SCRIPT,
          file.span(),
          "There is no readable file " + Quote.of(file.value()) + " beside this one.",
          "A script's name has no folders: it lies where the variant does.");
      return;
    }
    SourceText text = found.get();
    HookCompilation compiled = compile(hook, Script.ofFile(text.name(), text.text()));
    for (ScriptProblem problem : compiled.problems()) {
      mistakes.addIn(text, Code.BAD_SCRIPT, span(problem), problem.message(), "");
    }
    compiled.program().ifPresent(program -> bind(hook, text.name(), program, draft));
  }

  private HookCompilation compile(HookClause hook, Script script) {
    return library.confinesHooks()
        ? HookCompiler.compile(kind(hook), script)
        : HookCompiler.compileTrusted(kind(hook), script);
  }

  private static Span span(ScriptProblem problem) {
    return new Span(problem.line(), problem.column(), problem.line(), problem.column() + 1);
  }

  private static HookKind kind(HookClause hook) {
    return HookKind.valueOf(hook.kind().toUpperCase(Locale.ROOT));
  }

  private static void bind(HookClause hook, String origin, Object program, Draft draft) {
    String sentence = hook.sentence().value();
    switch (kind(hook)) {
      case MOVES -> draft.movesHooks.add(new HookRule<>(sentence, origin, (MovesHook) program));
      case PERMIT -> draft.permitHooks.add(new HookRule<>(sentence, origin, (PermitHook) program));
      case PROMOTION ->
        draft.promotionHooks.add(new HookRule<>(sentence, origin, (PromotionHook) program));
      case ENDING -> draft.endingHooks.add(new HookRule<>(sentence, origin, (EndingHook) program));
    }
  }

  @Override
  List<Statement> statements(RuleSet rules) {
    List<Statement> statements = new ArrayList<>();
    HookRules hooks = rules.hooks();
    add(HookKind.MOVES, RulePart.Kind.HOOK_MOVES, hooks.moves(), statements);
    add(HookKind.PERMIT, RulePart.Kind.HOOK_PERMIT, hooks.permit(), statements);
    add(HookKind.PROMOTION, RulePart.Kind.HOOK_PROMOTION, hooks.promotion(), statements);
    add(HookKind.ENDING, RulePart.Kind.HOOK_ENDING, hooks.ending(), statements);
    return statements;
  }

  private <T> void add(
      HookKind kind, RulePart.Kind part, List<HookRule<T>> hooks, List<Statement> statements) {
    for (int i = 0; i < hooks.size(); i++) {
      HookRule<T> hook = hooks.get(i);
      String name = "hook " + kind.word();
      statements.add(statement(
          part.at(i),
          name,
          name + " \"" + hook.sentence() + "\" from \"" + hook.origin() + "\"",
          hook.asSentence()));
    }
  }
}
