package org.damier.engine;

import java.util.Arrays;

/** A growing hash set of (key, captured squares), open addressing, emptied between pieces. */
final class SeenChains {

  private static final int INITIAL_CAPACITY = 256;

  private final int stride;
  private long[] entries;
  private int size;

  SeenChains(int words) {
    this.stride = words + 1;
    this.entries = new long[INITIAL_CAPACITY * stride];
  }

  void clear() {
    if (size > 0) {
      Arrays.fill(entries, 0);
      size = 0;
    }
  }

  /** Adds a chain; whether it was not there. The key is never 0. */
  boolean add(long key, long captured0, long captured1, long captured2) {
    if (2 * size >= entries.length / stride) {
      grow();
    }
    int at = find(key, captured0, captured1, captured2);
    if (entries[at] != 0) {
      return false;
    }
    put(at, key, captured0, captured1, captured2);
    size++;
    return true;
  }

  private int find(long key, long captured0, long captured1, long captured2) {
    int capacity = entries.length / stride;
    int slot = (int) (hash(key, captured0, captured1, captured2) & (capacity - 1));
    while (true) {
      int at = slot * stride;
      if (entries[at] == 0 || matches(at, key, captured0, captured1, captured2)) {
        return at;
      }
      slot = (slot + 1) & (capacity - 1);
    }
  }

  private boolean matches(int at, long key, long captured0, long captured1, long captured2) {
    return entries[at] == key
        && entries[at + 1] == captured0
        && (stride < 3 || entries[at + 2] == captured1)
        && (stride < 4 || entries[at + 3] == captured2);
  }

  private void put(int at, long key, long captured0, long captured1, long captured2) {
    entries[at] = key;
    entries[at + 1] = captured0;
    if (stride > 2) {
      entries[at + 2] = captured1;
    }
    if (stride > 3) {
      entries[at + 3] = captured2;
    }
  }

  private void grow() {
    long[] old = entries;
    entries = new long[old.length * 2];
    for (int at = 0; at < old.length; at += stride) {
      if (old[at] != 0) {
        long captured1 = stride > 2 ? old[at + 2] : 0;
        long captured2 = stride > 3 ? old[at + 3] : 0;
        put(
            find(old[at], old[at + 1], captured1, captured2),
            old[at],
            old[at + 1],
            captured1,
            captured2);
      }
    }
  }

  private static long hash(long key, long captured0, long captured1, long captured2) {
    long hash = (key + 31 * captured1 + 961 * captured2) * 0x9E3779B97F4A7C15L
        ^ captured0 * 0xBF58476D1CE4E5B9L;
    return hash ^ (hash >>> 32) ^ (hash >>> 17);
  }
}
