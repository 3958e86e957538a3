package org.damier.dsl;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.damier.dsl.check.RuleBook;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostic;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.NearMiss;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.SourceText;
import org.damier.dsl.syntax.Located;
import org.damier.dsl.syntax.VariantFile;

/** Follows {@code extends} from a text to its parent, the parent's parent and so on. */
final class Ancestry {

  /** More generations than any family has. */
  private static final int MOST = 16;

  private record Parent(VariantFile file, SourceText text) {}

  private final SourceResolver resolver;
  private final Texts texts;
  private final Diagnostics diagnostics;

  Ancestry(SourceResolver resolver, Texts texts, Diagnostics diagnostics) {
    this.resolver = resolver;
    this.texts = texts;
    this.diagnostics = diagnostics;
  }

  /** The rules that the text inherits, none if it has no parent; empty, and reported, if its parents are no good. */
  Optional<RuleBook> of(VariantFile file, Source source) {
    Optional<Located<String>> extended = parentOf(file);
    if (extended.isEmpty()) {
      return Optional.of(RuleBook.empty());
    }
    Located<String> first = extended.get();
    List<Parent> parents = new ArrayList<>();
    Set<String> names = new LinkedHashSet<>();
    Set<String> texts = new LinkedHashSet<>(List.of(source.text()));
    for (Optional<Located<String>> next = extended; next.isPresent(); ) {
      String name = next.get().value();
      Optional<Source> found = resolver.find(name);
      if (found.isEmpty()) {
        reportUnknown(first, name, parents);
        return Optional.empty();
      }
      if (!names.add(name) || !texts.add(found.get().text())) {
        reportCycle(first, name, names);
        return Optional.empty();
      }
      if (names.size() > MOST) {
        diagnostics.add(
            Code.TOO_MANY_PARENTS,
            first.span(),
            "There are more than " + MOST + " generations of parents.",
            "Extend one of the later ones directly.");
        return Optional.empty();
      }
      Optional<Parent> parent = read(found.get(), first);
      if (parent.isEmpty()) {
        return Optional.empty();
      }
      parents.add(0, parent.get());
      next = parentOf(parent.get().file());
    }
    RuleBook book = RuleBook.empty();
    for (Parent parent : parents) {
      book = book.extendedBy(parent.file(), parent.text());
    }
    return Optional.of(book);
  }

  private static Optional<Located<String>> parentOf(VariantFile file) {
    return file.headers().stream()
        .limit(1)
        .flatMap(header -> header.parents().stream())
        .findFirst();
  }

  private Optional<Parent> read(Source source, Located<String> extended) {
    SourceText text = texts.open(source);
    Diagnostics ofParent = new Diagnostics(text);
    Optional<VariantFile> file = texts.read(source, ofParent);
    if (!ofParent.areHarmless() || file.isEmpty()) {
      Diagnostic first = ofParent.sorted().get(0);
      diagnostics.add(
          Code.FAULTY_PARENT,
          extended.span(),
          "The parent has mistakes of its own, the first at " + first.place() + ": "
              + first.message(),
          "Mend the parent first.");
      return Optional.empty();
    }
    return Optional.of(new Parent(file.get(), text));
  }

  private void reportUnknown(Located<String> first, String name, List<Parent> parents) {
    List<String> known = resolver.names();
    String whose = parents.isEmpty() ? "" : ", which " + parents.get(0).text().name() + " extends";
    String meant =
        NearMiss.of(name, known).map(near -> "Did you mean `" + near + "`? ").orElse("");
    diagnostics.add(
        Code.UNKNOWN_PARENT,
        first.span(),
        "There is no variant " + Quote.of(name) + whose + ".",
        meant + (known.isEmpty() ? "" : "Variants are: " + String.join(", ", known) + "."));
  }

  private void reportCycle(Located<String> first, String name, Set<String> names) {
    List<String> round = new ArrayList<>(names);
    round.add(name);
    diagnostics.add(
        Code.PARENT_CYCLE,
        first.span(),
        "The parents go round in a circle: "
            + round.stream().map(Quote::of).collect(Collectors.joining(" extends ")) + ".",
        "One of them has to begin without a parent.");
  }
}
