package org.damier.variants;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.damier.Variant;
import org.damier.dsl.Compilation;
import org.damier.dsl.Source;
import org.damier.dsl.SourceResolver;
import org.damier.dsl.VariantCompiler;
import org.damier.dsl.diagnostic.NearMiss;

/**
 * The variants that come with Damier. Every method may be called by any number of threads.
 *
 * <pre>{@code
 * Variant variant = Variants.load("international");
 * }</pre>
 */
public final class Variants {

  private static final SourceResolver RESOLVER = new SourceResolver() {
    @Override
    public Optional<Source> find(String name) {
      return Catalog.has(name) ? Optional.of(source(name)) : Optional.empty();
    }

    @Override
    public List<String> names() {
      return Catalog.names();
    }
  };

  private Variants() {}

  /** The names of all variants, in alphabetical order. */
  public static List<String> names() {
    return Catalog.names();
  }

  /** Whether there is a variant of this name; quicker to answer than which there are. */
  public static boolean has(String name) {
    return Catalog.has(Objects.requireNonNull(name, "name"));
  }

  /**
   * The variant of this name, ready to be played.
   *
   * @throws IllegalArgumentException if there is none; the message says which was probably meant, or how to
   *     list them
   */
  public static Variant load(String name) {
    Compilation compilation = compile(name);
    return compilation
        .variant()
        .orElseThrow(() -> new IllegalStateException("The variant `" + name
            + "` that comes with Damier has mistakes. Please report this.\n"
            + compilation.report()));
  }

  /**
   * The rules of the variant of this name, with where each of them stands.
   *
   * @throws IllegalArgumentException if there is none; the message says which was probably meant, or how to
   *     list them
   */
  public static Compilation compile(String name) {
    Objects.requireNonNull(name, "name");
    Source source =
        RESOLVER.find(name).orElseThrow(() -> new IllegalArgumentException(unknown(name)));
    return VariantCompiler.with(RESOLVER).compile(source);
  }

  /** Finds these variants as parents of other texts. */
  public static SourceResolver resolver() {
    return RESOLVER;
  }

  private static String unknown(String name) {
    return "There is no variant `" + name + "`. "
        + NearMiss.of(name, names())
            .map(near -> "Did you mean `" + near + "`?")
            .orElseGet(() -> "`Variants.names()` lists the " + names().size() + " there are.");
  }

  private static Source source(String name) {
    return Catalog.file(name, name + ".draughts").orElseThrow().trusted();
  }
}
