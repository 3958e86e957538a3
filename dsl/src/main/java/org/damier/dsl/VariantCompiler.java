package org.damier.dsl;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.damier.Variant;
import org.damier.dsl.check.Checker;
import org.damier.dsl.check.RuleBook;
import org.damier.dsl.check.ScriptLibrary;
import org.damier.dsl.check.Statement;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.VariantFile;
import org.damier.rules.RulePart;
import org.damier.rules.RuleSet;

/**
 * Compiles variant texts to rules. Immutable, and safe between threads if its resolver is.
 *
 * <pre>{@code
 * Compilation compilation = VariantCompiler.with(resolver).compile(source);
 * compilation.variant().ifPresentOrElse(this::play, () -> show(compilation.report()));
 * }</pre>
 */
public final class VariantCompiler {

  private final SourceResolver resolver;
  private final HookPolicy policy;

  private VariantCompiler(SourceResolver resolver, HookPolicy policy) {
    this.resolver = resolver;
    this.policy = policy;
  }

  /** A compiler that finds parents by the resolver and runs hooks confined. */
  public static VariantCompiler with(SourceResolver resolver) {
    return new VariantCompiler(resolver, HookPolicy.CONFINED);
  }

  /** This compiler with another policy for hooks. */
  public VariantCompiler hooks(HookPolicy newPolicy) {
    return new VariantCompiler(resolver, newPolicy);
  }

  /** Compiles the text. Never throws because of what the text is: every mistake is a diagnostic. */
  public Compilation compile(Source source) {
    Objects.requireNonNull(source, "source");
    Texts texts = new Texts(policy);
    Diagnostics diagnostics = new Diagnostics(texts.open(source));
    Optional<VariantFile> file = texts.read(source, diagnostics);
    if (file.isEmpty()) {
      return failed(diagnostics);
    }
    checkHeader(file.get(), diagnostics);
    Ancestry ancestry = new Ancestry(resolver, texts, diagnostics);
    Optional<RuleBook> inherited = ancestry.of(file.get(), source);
    RuleBook base = inherited.orElse(RuleBook.empty());
    RuleBook book = base.extendedBy(file.get(), diagnostics);
    // Without its parents, or its end, nobody knows what a text leaves out.
    boolean whole = inherited.isPresent()
        && file.get().headers().size() > 0
        && file.get().extent() != VariantFile.Extent.CUT_OFF;
    Checker checker = new Checker(file.get(), base, book, texts, diagnostics);
    Optional<Variant> variant = checker.check(whole);
    if (variant.isEmpty()) {
      return failed(diagnostics);
    }
    RuleSet rules = variant.get().rules();
    return new Compilation(
        variant, new Once<>(() -> told(checker, rules, book, texts, diagnostics)));
  }

  private static Compilation failed(Diagnostics diagnostics) {
    Told told = new Told(diagnostics.sorted(), List.of(), Map.of());
    return new Compilation(Optional.empty(), new Once<>(() -> told));
  }

  private static Told told(
      Checker checker, RuleSet rules, RuleBook book, Texts texts, Diagnostics diagnostics) {
    checker.warnOfRepeats();
    List<Statement> statements = Checker.statements(rules);
    return new Told(
        diagnostics.sorted(),
        statements.stream().map(statement -> effective(statement, book)).toList(),
        scripts(statements, book, texts));
  }

  private static void checkHeader(VariantFile file, Diagnostics diagnostics) {
    List<VariantFile.Header> headers = file.headers();
    boolean broken =
        file.broken().contains(new VariantFile.Broken(VariantFile.NO_BLOCK, "variant"));
    if (headers.isEmpty() && !broken) {
      diagnostics.add(
          Code.MISSING_NAME,
          Span.START,
          file.extent() == VariantFile.Extent.BLANK
              ? "The file says nothing."
              : "The variant has no name.",
          "Begin with `variant \"Name\"`, or with `variant \"Name\" extends parent` to change"
              + " another variant.");
    }
    headers.stream()
        .skip(1)
        .forEach(again -> diagnostics.add(
            Code.REPEATED_CLAUSE,
            again.span(),
            "Line " + headers.get(0).span().line() + " has named the variant already.",
            "A file holds one variant."));
    headers.stream()
        .limit(1)
        .filter(header -> header.title().value().isBlank())
        .forEach(header -> diagnostics.add(
            Code.EMPTY_TEXT, header.title().span(), "The variant's name is empty.", ""));
  }

  private static EffectiveRule effective(Statement statement, RuleBook book) {
    return new EffectiveRule(
        statement.part(),
        statement.block(),
        book.quoted(statement),
        statement.sentence(),
        book.origin(statement),
        book.remark(statement));
  }

  private static Map<RulePart, String> scripts(
      List<Statement> statements, RuleBook book, ScriptLibrary library) {
    Map<RulePart, String> scripts = new HashMap<>();
    for (Statement statement : statements) {
      book.script(statement, library).ifPresent(script -> scripts.put(statement.part(), script));
    }
    return scripts;
  }
}
