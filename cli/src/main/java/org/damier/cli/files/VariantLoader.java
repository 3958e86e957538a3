package org.damier.cli.files;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.damier.Variant;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.InputException;
import org.damier.dsl.Compilation;
import org.damier.dsl.HookPolicy;
import org.damier.dsl.Source;
import org.damier.dsl.SourceResolver;
import org.damier.dsl.VariantCompiler;
import org.damier.dsl.diagnostic.NearMiss;
import org.damier.rules.RuleSet;
import org.damier.variants.Variants;

/** Finds and compiles what VARIANT stands for: a variant of the catalogue, or a file. */
public final class VariantLoader {

  // How what this program stores begins, as JSON or as a line.
  private static final Pattern STORED =
      Pattern.compile("\\s*(?:\\{\\s*\"format\"\\s*:\\s*\")?damier-(rules|game)\\b");

  private static final Map<String, String> WHAT_IS_STORED =
      Map.of("rules", "compiled rules (`damier compile`)", "game", "a stored game");

  private static final String ENDING = ".draughts";

  /** Of more files in a folder none is proposed; who has as many does not want to wait for them. */
  private static final int MOST_FILES = 1000;

  private VariantLoader() {}

  /**
   * Compiles the variant. A name of the catalogue is preferred to a file of that name, so that a script does not depend
   * on the folder it runs in.
   *
   * @throws InputException if there is no such variant, or its file cannot be read
   */
  public static Compilation compile(String variant, HookPolicy policy) {
    if (!looksLikePath(variant)) {
      if (Variants.has(variant)) {
        return Variants.compile(variant);
      }
      if (!Files.exists(FileNames.path(variant))) {
        throw unknown(variant);
      }
    }
    return VariantCompiler.with(Variants.resolver()).hooks(policy).compile(source(variant));
  }

  /** The rules of a variant of the catalogue but for its hooks, whose scripts take longer to compile than all the rest. */
  public static RuleSet glance(String name) {
    Compilation compilation = glanceAt(name);
    return compilation.rules().orElseThrow(() -> new IllegalStateException(compilation.report()));
  }

  /** The same with where each rule stands. */
  public static Compilation glanceAt(String name) {
    SourceResolver catalogue = Variants.resolver();
    Source source = catalogue.find(name).orElseThrow();
    return VariantCompiler.with(catalogue).hooks(HookPolicy.IGNORED).compile(source);
  }

  /** The variant of a compilation without errors. */
  public static Variant variant(Compilation compilation) {
    return compilation.variant().orElseThrow(() -> new InputException(compilation.report()));
  }

  /** The file that this stands for; none if it is the name of a variant of the catalogue, or no file is there. */
  public static Stream<Path> files(String variant) {
    return !looksLikePath(variant) && Variants.has(variant)
        ? Stream.of()
        : Stream.of(FileNames.path(variant)).filter(Files::exists);
  }

  private static boolean looksLikePath(String variant) {
    return variant.indexOf('/') >= 0
        || variant.indexOf(File.separatorChar) >= 0
        || variant.endsWith(ENDING);
  }

  private static Source source(String variant) {
    Path path = FileNames.path(variant);
    if (Files.isDirectory(path)) {
      throw InputException.of("`" + variant + "` is a folder, not a variant file.");
    }
    try {
      Source source = Source.ofFile(path, folder(variant));
      Matcher stored = STORED.matcher(source.text());
      if (stored.lookingAt()) {
        throw InputException.of("`" + variant + "` holds " + WHAT_IS_STORED.get(stored.group(1))
            + ", which programs read; commands take the variant file that the rules come from.");
      }
      return source;
    } catch (NoSuchFileException e) {
      throw InputException.of("There is no file `" + variant + "`."
          + nearFile(variant).map(near -> " Did you mean `" + near + "`?").orElse(""));
    } catch (IOException e) {
      throw InputException.of(
          "The file `" + variant + "` cannot be read: " + Faults.reason(e) + ".");
    }
  }

  /** The variant file that was probably meant: its ending is missing, or its name is misspelt. */
  private static Optional<String> nearFile(String variant) {
    if (Files.isRegularFile(FileNames.path(variant + ENDING))) {
      return Optional.of(variant + ENDING);
    }
    Path name = FileNames.path(variant).getFileName();
    String folder = folder(variant);
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      List<String> known = files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(file -> file.endsWith(ENDING))
          .limit(MOST_FILES)
          .toList();
      return NearMiss.of(String.valueOf(name), known).map(near -> folder + near);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** What stands before the file's name, to tell files of one name apart. */
  private static String folder(String file) {
    return file.substring(
        0, Math.max(file.lastIndexOf('/'), file.lastIndexOf(File.separatorChar)) + 1);
  }

  private static InputException unknown(String variant) {
    return InputException.of("There is no variant `" + variant + "`, and no file of that name."
        + nearFile(variant)
            .or(() -> NearMiss.of(variant, Variants.names()))
            .map(near -> " Did you mean `" + near + "`?")
            .orElse("")
        + "\n`damier list` shows all variants.");
  }
}
