package org.damier.dsl;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A text to compile, what messages call it, and where files that it names are found. Immutable.
 *
 * <pre>{@code
 * Source source = Source.ofFile(Path.of("my-game.draughts"));
 * Source text = Source.of("my game", "variant \"My Game\" extends international");
 * }</pre>
 */
public final class Source {

  /** The most bytes that a text may have: far more than any rulebook needs. */
  public static final int MOST_BYTES = 1_000_000;

  /** How the names of variant files end. */
  static final String EXTENSION = ".draughts";

  /** Finds a file beside a text. */
  @FunctionalInterface
  public interface Siblings {
    /** The file of this name, which has no folders in it; empty if there is none that can be read. */
    Optional<Source> find(String file);

    /** The names of the files that can be found, as far as they are known, to suggest from. */
    default List<String> names() {
      return List.of();
    }
  }

  /** The other files of a file's folder, and what messages call that. */
  private record Folder(Path file, String shown) implements Siblings {

    /** More names are not looked through for one that is nearly the one asked for. */
    private static final int MOST_NAMES = 1_000;

    @Override
    public Optional<Source> find(String sibling) {
      try {
        Path path = file.resolveSibling(sibling);
        return Files.isRegularFile(path) ? Optional.of(ofFile(path, shown)) : Optional.empty();
      } catch (IOException | InvalidPathException unreadable) {
        return Optional.empty();
      }
    }

    @Override
    public List<String> names() {
      try (Stream<Path> files = Files.list(file.toAbsolutePath().getParent())) {
        return files
            .limit(MOST_NAMES)
            .map(path -> String.valueOf(path.getFileName()))
            .filter(name -> !name.equals(String.valueOf(file.getFileName())))
            .sorted()
            .toList();
      } catch (IOException | UncheckedIOException unreadable) {
        return List.of();
      }
    }
  }

  /** What keeps bytes from being a text. */
  enum Flaw {
    NONE,
    TOO_LONG,
    NOT_UTF_8
  }

  private final String name;
  private final String text;
  private final Flaw flaw;
  private final Siblings siblings;
  private final boolean trusted;

  private Source(String name, String text, Flaw flaw, Siblings siblings, boolean trusted) {
    this.name = name;
    this.text = text;
    this.flaw = flaw;
    this.siblings = siblings;
    this.trusted = trusted;
  }

  /** A text without files beside it. */
  public static Source of(String name, String text) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(text, "text");
    boolean fits = text.length() <= MOST_BYTES;
    return new Source(
        name, fits ? text : "", fits ? Flaw.NONE : Flaw.TOO_LONG, file -> Optional.empty(), false);
  }

  /**
   * The text of a stream, read to its end but never further than a text may be long. What is no text is reported when it
   * is compiled.
   *
   * @throws IOException if the stream cannot be read
   */
  public static Source read(String name, InputStream stream, Siblings siblings) throws IOException {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(stream, "stream");
    Objects.requireNonNull(siblings, "siblings");
    byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      return new Source(name, "", Flaw.TOO_LONG, siblings, false);
    }
    CharsetDecoder decoder = StandardCharsets.UTF_8
        .newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer decoded = CharBuffer.allocate(bytes.length + 1);
    CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), decoded, true);
    // Of a text that goes wrong somewhere, what stands before that place tells where it is.
    String text = decoded.flip().toString();
    return new Source(name, text, result.isError() ? Flaw.NOT_UTF_8 : Flaw.NONE, siblings, false);
  }

  /**
   * The text of a file, named by the file's name; files that it names are looked for in the same folder.
   *
   * @throws IOException if the file cannot be read
   */
  public static Source ofFile(Path file) throws IOException {
    return ofFile(file, "");
  }

  /**
   * The text of a file, named by the file's name behind the folder as people know it; files that it names are looked for
   * in the same folder, and named alike.
   *
   * @param folder with its sign at the end, such as {@code games/}; may be empty
   * @throws IOException if the file cannot be read
   */
  public static Source ofFile(Path file, String folder) throws IOException {
    Objects.requireNonNull(file, "file");
    Objects.requireNonNull(folder, "folder");
    Path name = file.getFileName();
    try (InputStream stream = Files.newInputStream(file)) {
      return read(
          folder + (name == null ? file.toString() : name.toString()),
          stream,
          new Folder(file, folder));
    }
  }

  /** This text, with scripts that may run even where scripts are not allowed: for texts that ship with a program. */
  public Source trusted() {
    return new Source(name, text, flaw, siblings, true);
  }

  /** What messages call the text. */
  public String name() {
    return name;
  }

  /** The text; empty if there was too much of it. */
  public String text() {
    return text;
  }

  Flaw flaw() {
    return flaw;
  }

  boolean isTrusted() {
    return trusted;
  }

  /** The names of the files beside the text, as far as they are known. */
  List<String> namesBeside() {
    return siblings.names();
  }

  /** The file of this name beside the text; empty if there is none, or the name leads out of the folder. */
  Optional<Source> beside(String file) {
    boolean plain = !file.isBlank()
        && file.indexOf('/') < 0
        && file.indexOf('\\') < 0
        && file.indexOf('\0') < 0
        && !file.startsWith("..");
    return plain ? siblings.find(file) : Optional.empty();
  }
}
