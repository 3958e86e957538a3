package org.damier.cli.terminal;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a command reads and writes: every word in or out goes through here, in UTF-8 whatever the machine prefers, so
 * that a test can put itself in the terminal's place. Not safe between threads.
 */
public final class Terminal {

  private final BufferedReader in;
  private final WatchedStream delivery;
  private final PrintWriter out;
  private final PrintWriter err;
  private final boolean watched;
  private final boolean coloured;

  public Terminal(InputStream in, OutputStream out, OutputStream err, boolean coloured) {
    this(in, out, err, coloured, coloured);
  }

  private Terminal(
      InputStream in, OutputStream out, OutputStream err, boolean watched, boolean coloured) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.delivery = new WatchedStream(out);
    this.out = new PrintWriter(new OutputStreamWriter(delivery, StandardCharsets.UTF_8));
    this.err = new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8));
    this.watched = watched;
    this.coloured = coloured;
  }

  /** The terminal, or whatever stands in its place, that the process was started with. */
  public static Terminal ofProcess() {
    boolean watched = isConsole();
    return new Terminal(
        System.in,
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        watched,
        watched && likesColours());
  }

  // Error Prone knows that newer JDKs give a console anyway; the property makes them like the older
  // ones.
  @SuppressWarnings("SystemConsoleNull")
  private static boolean isConsole() {
    if ("dumb".equals(System.getenv("TERM"))) {
      return false;
    }
    System.setProperty("jdk.console", "java.base");
    return System.console() != null;
  }

  private static boolean likesColours() {
    String noColor = System.getenv("NO_COLOR");
    return noColor == null || noColor.isEmpty();
  }

  /** Whether colours are welcome. */
  public boolean isColoured() {
    return coloured;
  }

  /** The text, set off if colours are welcome. */
  public String with(Ink ink, String text) {
    return coloured ? ink.on(text) : text;
  }

  public void print(String text) {
    out.write(text);
  }

  public void line(String text) {
    out.write(text);
    out.write('\n');
  }

  /** A line on the error output, after everything that was written before it. */
  public void error(String text) {
    out.flush();
    err.write(text);
    err.write('\n');
    err.flush();
  }

  /** Whether somebody watches who would like to know how far a long command has come. */
  public boolean isWatched() {
    return watched;
  }

  /** Shows a line on the error output that the next one, or nothing, takes the place of. Safe between threads. */
  public void passing(String text) {
    synchronized (err) {
      err.write("\r" + text + "\u001B[K");
      err.flush();
    }
  }

  public void flush() {
    out.flush();
  }

  /** The next line of the input, without its end; null if there is none. What was written is shown first. */
  @Nullable
  public String readLine() {
    out.flush();
    try {
      return in.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The input, for those who read all of it. */
  public BufferedReader input() {
    return in;
  }

  /** For help texts, which picocli writes itself. */
  public PrintWriter writer() {
    return out;
  }

  /** Why the output could not be delivered; empty if it was, up to the last flush. */
  public Optional<IOException> failure() {
    return Optional.ofNullable(delivery.failure);
  }

  /** Remembers the first failure, which {@link PrintWriter} would keep to itself. */
  private static final class WatchedStream extends OutputStream {

    private final OutputStream target;
    private @Nullable IOException failure;

    WatchedStream(OutputStream target) {
      this.target = target;
    }

    @Override
    public void write(int octet) throws IOException {
      write(new byte[] {(byte) octet}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      try {
        target.write(bytes, offset, length);
      } catch (IOException e) {
        failure = failure == null ? e : failure;
        throw e;
      }
    }

    @Override
    public void flush() throws IOException {
      target.flush();
    }
  }
}
