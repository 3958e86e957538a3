package org.damier.dsl;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.dsl.check.RuleBook;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Diagnostic;
import org.damier.dsl.diagnostic.Diagnostics;
import org.damier.dsl.diagnostic.NearMiss;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.SourceText;
import org.damier.dsl.syntax.Located;
import org.damier.dsl.syntax.VariantFile;

/**
 * Follows {@code extends} from a text to its parent, the parent's parent and so on. A parent is a variant that the
 * resolver knows, or else a file beside the text that names it.
 */
final class Ancestry {

  /** More generations than any family has. */
  private static final int MOST = 16;

  private static final int MOST_NAMED = 20;

  private record Parent(VariantFile file, SourceText text) {}

  private final SourceResolver resolver;
  private final Texts texts;
  private final Diagnostics diagnostics;

  // By name, the parent first and its farthest ancestor last.
  private final Map<String, Source> found = new LinkedHashMap<>();

  Ancestry(SourceResolver resolver, Texts texts, Diagnostics diagnostics) {
    this.resolver = resolver;
    this.texts = texts;
    this.diagnostics = diagnostics;
  }

  /** The rules that the text inherits, none if it has no parent; empty, and reported, if its parents are no good. */
  Optional<RuleBook> of(VariantFile file, Source source) {
    List<Parent> parents = new ArrayList<>();
    Optional<Located<String>> extended = parentOf(file);
    extended.ifPresent(parent -> warnOfHidden(parent, parent.value(), source));
    Source child = source;
    for (Optional<Located<String>> next = extended; next.isPresent(); ) {
      Optional<Source> parentSource = find(next.get().value(), child, source, extended.get());
      Optional<Parent> parent = parentSource.flatMap(text -> read(text, extended.get()));
      if (parentSource.isEmpty() || parent.isEmpty()) {
        return Optional.empty();
      }
      parents.add(0, parent.get());
      child = parentSource.get();
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

  private Optional<Source> find(String name, Source child, Source own, Located<String> extended) {
    Optional<Source> parent = resolver.find(name).or(() -> child.beside(name + Source.EXTENSION));
    if (parent.isEmpty()) {
      reportUnknown(extended, name, child, own);
      return Optional.empty();
    }
    boolean again = found.containsKey(name) || parent.get().text().equals(own.text());
    if (again) {
      reportCycle(extended, name);
      return Optional.empty();
    }
    found.put(name, parent.get());
    if (found.size() > MOST) {
      diagnostics.add(
          Code.TOO_MANY_PARENTS,
          extended.span(),
          "There are more than " + MOST + " generations of parents.",
          "Extend one of the later ones directly.");
      return Optional.empty();
    }
    return parent;
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

  private void reportUnknown(Located<String> extended, String name, Source child, Source own) {
    List<String> known = resolver.names();
    List<String> beside = child.namesBeside().stream()
        .filter(file -> file.endsWith(Source.EXTENSION))
        .map(Ancestry::withoutEnding)
        .toList();
    String whose = child == own ? "" : ", which " + child.name() + " extends";
    String folders = name.indexOf('/') < 0 && name.indexOf('\\') < 0
        ? ""
        : "A parent that does not come along lies beside the file that extends it. ";
    diagnostics.add(
        Code.UNKNOWN_PARENT,
        extended.span(),
        "There is no variant " + Quote.of(name) + whose + ".",
        folders
            + NearMiss.of(
                    withoutEnding(name),
                    Stream.concat(known.stream(), beside.stream()).toList())
                .map(near -> "Did you mean `" + near + "`?")
                .orElse(all(known)));
  }

  /** The name of a variant whose file is meant, wherever it is said to lie. */
  private static String withoutEnding(String file) {
    String name = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    return name.toLowerCase(Locale.ROOT).endsWith(Source.EXTENSION)
        ? name.substring(0, name.length() - Source.EXTENSION.length())
        : name;
  }

  /** A file beside the text that is passed over since a variant of that name comes along. */
  private void warnOfHidden(Located<String> extended, String name, Source own) {
    String file = name + Source.EXTENSION;
    boolean itself = own.name().equals(file);
    if (!itself && resolver.find(name).isPresent() && own.beside(file).isPresent()) {
      diagnostics.add(
          Code.HIDDEN_PARENT,
          extended.span(),
          "This is the variant " + Quote.of(name) + " that comes along, not the file "
              + Quote.of(file) + " beside this one.",
          "Give that file another name to extend it.");
    }
  }

  /** All that may be extended, if they are few enough to be read. */
  private static String all(List<String> known) {
    if (known.isEmpty()) {
      return "";
    }
    return known.size() > MOST_NAMED
        ? "There are " + known.size() + " variants; `damier list` shows those that come along."
        : "Variants are: " + String.join(", ", known) + ".";
  }

  private void reportCycle(Located<String> extended, String name) {
    String round = Stream.concat(found.keySet().stream(), Stream.of(name))
        .map(Quote::of)
        .collect(Collectors.joining(" extends "));
    diagnostics.add(
        Code.PARENT_CYCLE,
        extended.span(),
        "The parents go round in a circle: " + round + ".",
        "One of them has to begin without a parent.");
  }
}
