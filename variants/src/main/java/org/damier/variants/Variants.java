package org.damier.variants;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
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

  private static final List<String> NAMES =
      List.of("croda", "dameo", "ghanaian", "international", "turkish");

  private static final SourceResolver RESOLVER = new SourceResolver() {
    @Override
    public Optional<Source> find(String name) {
      return NAMES.contains(name) ? Optional.of(source(name)) : Optional.empty();
    }

    @Override
    public List<String> names() {
      return NAMES;
    }
  };

  private Variants() {}

  /** The names of all variants, in alphabetical order. */
  public static List<String> names() {
    return NAMES;
  }

  /**
   * The variant of this name, ready to be played.
   *
   * @throws IllegalArgumentException if there is none; the message says which there are, and which was probably meant
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
   * @throws IllegalArgumentException if there is none; the message says which there are, and which was probably meant
   */
  public static Compilation compile(String name) {
    Source source =
        RESOLVER.find(name).orElseThrow(() -> new IllegalArgumentException(unknown(name)));
    return VariantCompiler.with(RESOLVER).compile(source);
  }

  /** Finds these variants as parents of other texts. */
  public static SourceResolver resolver() {
    return RESOLVER;
  }

  private static String unknown(String name) {
    String meant =
        NearMiss.of(name, NAMES).map(near -> " Did you mean `" + near + "`?").orElse("");
    return "There is no variant `" + name + "`." + meant + " Variants are: "
        + String.join(", ", NAMES) + ".";
  }

  private static Source source(String name) {
    return resource(name, name + ".draughts")
        .orElseThrow(() -> new IllegalStateException(
            "The file of the variant `" + name + "` is not in this copy of Damier."))
        .trusted();
  }

  private static Optional<Source> resource(String variant, String file) {
    InputStream stream = Variants.class.getResourceAsStream("catalog/" + variant + "/" + file);
    if (stream == null) {
      return Optional.empty();
    }
    try (stream) {
      return Optional.of(Source.read(file, stream, sibling -> resource(variant, sibling)));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
