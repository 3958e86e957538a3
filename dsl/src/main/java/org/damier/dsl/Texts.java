package org.damier.dsl;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.damier.dsl.check.ScriptLibrary;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.SourceText;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.VariantFile;
import org.damier.dsl.syntax.VariantReader;

/** The texts of one compilation: remembers where each came from, and so what lies beside it and whether it is trusted. */
final class Texts implements ScriptLibrary {

  private final HookPolicy policy;
  private final IdentityHashMap<SourceText, Source> sources = new IdentityHashMap<>();
  private final IdentityHashMap<SourceText, Map<String, Optional<SourceText>>> scripts =
      new IdentityHashMap<>();

  Texts(HookPolicy policy) {
    this.policy = policy;
  }

  SourceText open(Source source) {
    SourceText text = new SourceText(source.name(), source.text());
    sources.put(text, source);
    return text;
  }

  /** The tree of the text that the diagnostics are about; empty if there is no reading it. */
  Optional<VariantFile> read(Source source, Diagnostics diagnostics) {
    switch (source.flaw()) {
      case TOO_LONG ->
        diagnostics.add(
            Code.FILE_TOO_LONG,
            Span.START,
            String.format("The file is longer than %,d bytes.", Source.MOST_BYTES),
            "It has not been read. A variant file has a few hundred lines at most.");
      case NOT_UTF_8 ->
        diagnostics.add(
            Code.NOT_TEXT,
            endOf(diagnostics.source()),
            "The file is not a text: here it leaves UTF-8.",
            "Save it as UTF-8.");
      case NONE -> {
        return VariantReader.read(diagnostics);
      }
    }
    return Optional.empty();
  }

  private static Span endOf(SourceText text) {
    int line = (int) text.text().chars().filter(c -> c == '\n').count() + 1;
    String last = text.line(line);
    int column = last.codePointCount(0, last.length()) + 1;
    return new Span(line, column, line, column);
  }

  @Override
  public boolean ignoresHooks() {
    return policy == HookPolicy.IGNORED;
  }

  @Override
  public boolean runsHooks(SourceText variant) {
    Source source = sources.get(variant);
    return policy != HookPolicy.NONE || (source != null && source.isTrusted());
  }

  @Override
  public boolean confinesHooks() {
    return policy != HookPolicy.TRUSTED;
  }

  @Override
  public Optional<SourceText> beside(SourceText variant, String file) {
    // Read once, so that whoever asks later hears of the script that was compiled.
    return scripts
        .computeIfAbsent(variant, text -> new HashMap<>())
        .computeIfAbsent(file, name -> open(variant, name));
  }

  private Optional<SourceText> open(SourceText variant, String file) {
    return Optional.ofNullable(sources.get(variant))
        .flatMap(source -> source.beside(file))
        .filter(source -> source.flaw() == Source.Flaw.NONE)
        .map(this::open);
  }
}
