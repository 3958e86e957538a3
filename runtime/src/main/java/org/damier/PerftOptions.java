package org.damier;

/**
 * How {@link Perft} counts; the number it finds is the same. Immutable.
 *
 * <pre>{@code
 * Perft.count(position, 9, PerftOptions.PLAIN.threads(4).megabytes(256));
 * }</pre>
 */
public final class PerftOptions {

  /** One thread, no table, nobody watching. */
  public static final PerftOptions PLAIN = new PerftOptions(1, 0, (nodes, done, parts) -> {});

  private final int threads;
  private final int megabytes;
  private final Watcher watcher;

  private PerftOptions(int threads, int megabytes, Watcher watcher) {
    this.threads = threads;
    this.megabytes = megabytes;
    this.watcher = watcher;
  }

  /** Who is told how far a count has come. */
  @FunctionalInterface
  public interface Watcher {

    /**
     * Called after each part of the tree, by one thread at a time. Parts differ in size.
     *
     * @param nodes counted so far
     * @param done how many parts have been counted
     * @param parts how many there are
     */
    void counted(long nodes, int done, int parts);
  }

  int threads() {
    return threads;
  }

  int megabytes() {
    return megabytes;
  }

  Watcher watcher() {
    return watcher;
  }

  /** Splits the tree over so many threads: 1 or more. */
  public PerftOptions threads(int number) {
    if (number < 1) {
      throw new IllegalArgumentException("Perft takes 1 thread or more, not " + number + ".");
    }
    return new PerftOptions(number, megabytes, watcher);
  }

  /**
   * Remembers counts of positions in so many megabytes; 0 for none. A position is known again by 64 bits of hash: that
   * another is taken for it is possible, but for a thousand million questions less likely than one to a thousand million.
   *
   * @throws IllegalArgumentException if the size is negative or more than {@link #mostMegabytes()}
   */
  public PerftOptions megabytes(int size) {
    if (size < 0 || size > mostMegabytes()) {
      throw new IllegalArgumentException(
          "A table for perft has 0 to " + mostMegabytes() + " megabytes here, not " + size + ".");
    }
    return new PerftOptions(threads, size, watcher);
  }

  /** How large a table can be in this JVM: three quarters of the memory it may use. */
  public static int mostMegabytes() {
    long heap = Runtime.getRuntime().maxMemory() >> 20;
    return (int) Math.min(PerftTable.MOST_MEGABYTES, heap * 3 / 4);
  }

  /** Tells how far the count has come. */
  public PerftOptions watchedBy(Watcher someone) {
    return new PerftOptions(threads, megabytes, someone);
  }
}
