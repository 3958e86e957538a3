package org.damier.engine;

import java.util.Arrays;

/**
 * A growing set of keys of a fixed number of longs. Emptying it costs nothing, but where it has held very many. For
 * generators, which remember what they have searched. Not safe between threads.
 */
public final class SeenSet {

  /** How many slots stay when the set is emptied: who has searched one rare position need not keep its room for ever. */
  static final int KEPT_CAPACITY = 1 << 16;

  private static final int FIRST_CAPACITY = 64;
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  private final int width;
  private long[] keys;
  private int[] generations;
  private int generation = 1;
  private int size;

  /** A set of keys of so many longs each. */
  public SeenSet(int width) {
    this.width = width;
    this.keys = new long[FIRST_CAPACITY * width];
    this.generations = new int[FIRST_CAPACITY];
  }

  /** The number of slots, half of which are filled at most. */
  int capacity() {
    return generations.length;
  }

  /** Empties the set, and gives back the room for very many keys. */
  public void clear() {
    size = 0;
    if (generations.length > KEPT_CAPACITY) {
      keys = new long[KEPT_CAPACITY * width];
      generations = new int[KEPT_CAPACITY];
    }
    generation++;
    if (generation == 0) {
      Arrays.fill(generations, 0);
      generation = 1;
    }
  }

  /**
   * Adds a copy of the key; false if the set holds it already.
   *
   * @throws TooManyMovesException if there are {@link TooManyMovesException#MOST_WAYS} already
   */
  public boolean add(long[] key) {
    int slot = slotOf(key, 0);
    if (generations[slot] == generation) {
      return false;
    }
    fill(slot, key, 0);
    size++;
    if (2 * size > generations.length) {
      grow();
    }
    return true;
  }

  /** The slot that holds the key, or the free one where it belongs. */
  private int slotOf(long[] source, int offset) {
    int mask = generations.length - 1;
    int slot = hash(source, offset) & mask;
    while (generations[slot] == generation && !holds(slot, source, offset)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private int hash(long[] source, int offset) {
    long hash = 0;
    for (int i = 0; i < width; i++) {
      hash = (hash ^ source[offset + i]) * MULTIPLIER;
      hash ^= hash >>> 32;
    }
    return (int) hash;
  }

  private boolean holds(int slot, long[] source, int offset) {
    int start = slot * width;
    for (int i = 0; i < width; i++) {
      if (keys[start + i] != source[offset + i]) {
        return false;
      }
    }
    return true;
  }

  private void fill(int slot, long[] source, int offset) {
    System.arraycopy(source, offset, keys, slot * width, width);
    generations[slot] = generation;
  }

  private void grow() {
    if (size > TooManyMovesException.MOST_WAYS) {
      throw TooManyMovesException.ofWays();
    }
    long[] oldKeys = keys;
    int[] oldGenerations = generations;
    keys = new long[Math.multiplyExact(2, oldKeys.length)];
    generations = new int[2 * oldGenerations.length];
    for (int slot = 0; slot < oldGenerations.length; slot++) {
      if (oldGenerations[slot] == generation) {
        fill(slotOf(oldKeys, slot * width), oldKeys, slot * width);
      }
    }
  }
}
