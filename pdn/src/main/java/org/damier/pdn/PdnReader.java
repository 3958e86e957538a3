package org.damier.pdn;

import java.io.Reader;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.antlr.v4.runtime.Token;

/**
 * Reads a file of games, one after another, and never holds more than one of them. It understands what it can and names
 * the rest as {@link PdnGame#problems()}: no mistake keeps it from the games behind. Text in which there is neither a tag
 * nor a move is handed out as a game without both and with one problem, so that it is not taken for nothing. Not safe
 * between threads.
 *
 * <pre>{@code
 * try (Reader file = Files.newBufferedReader(path)) {
 *   new PdnReader(file).stream().forEach(this::show);
 * }
 * }</pre>
 *
 * <p>The caller closes what it reads from. If that fails, an {@link java.io.UncheckedIOException} is thrown.
 */
public final class PdnReader implements Iterator<PdnGame> {

  private final GameTokens tokens;
  private int games;
  private Optional<PdnGame> next = Optional.empty();
  private boolean atEnd;

  /** A reader of these games. */
  public PdnReader(Reader file) {
    Objects.requireNonNull(file, "file");
    this.tokens = new GameTokens(file);
  }

  @Override
  public boolean hasNext() {
    while (next.isEmpty() && !atEnd) {
      List<Token> game = tokens.next();
      atEnd = tokens.isAtEnd();
      if (!tokens.saysNothing()) {
        games++;
        next = Optional.of(new GameBuilder(games, game, tokens.mistakes()).build());
      }
    }
    return next.isPresent();
  }

  @Override
  public PdnGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException("There is no further game.");
    }
    PdnGame game = next.orElseThrow();
    next = Optional.empty();
    return game;
  }

  /** The games not yet read. */
  public Stream<PdnGame> stream() {
    return StreamSupport.stream(
        Spliterators.spliteratorUnknownSize(this, Spliterator.ORDERED | Spliterator.NONNULL),
        false);
  }
}
