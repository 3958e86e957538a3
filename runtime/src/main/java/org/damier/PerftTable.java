package org.damier;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * Counts of positions met before, in a fixed amount of memory, shared by any number of threads without a lock.
 *
 * <p>An entry is known again by all 64 bits of a hash of position and depth. Another position is taken for it only if all of
 * them agree, which for a thousand million questions asked has a chance of about one to ten thousand million. An entry
 * half of which another thread has written fits no hash.
 */
final class PerftTable {

  /** What {@link #find} answers for what it does not know. */
  static final long UNKNOWN = -1;

  /** Below this depth counting anew is quicker than asking. */
  static final int ASKED_FROM = 3;

  /** How many megabytes one table can have: an array has no more room. */
  static final int MOST_MEGABYTES = (1 << 14) - 1;

  private static final int MEGABYTE = 1 << 20;
  private static final int LONGS_A_BUCKET = 4;

  private static final VarHandle LONGS = MethodHandles.arrayElementVarHandle(long[].class);

  // Buckets of two entries of two words: hash xor count, and count. An empty entry fits hash 0
  // only.
  private final long[] words;
  private final int buckets;

  PerftTable(int megabytes) {
    this.buckets = Math.multiplyExact(megabytes, MEGABYTE / (LONGS_A_BUCKET * Long.BYTES));
    this.words = new long[Math.multiplyExact(buckets, LONGS_A_BUCKET)];
  }

  /** The count of the position with this hash to this depth, or {@link #UNKNOWN}. */
  long find(long hash, int depth) {
    long key = key(hash, depth);
    int bucket = bucket(key);
    long first = count(bucket, key);
    return first != UNKNOWN ? first : count(bucket + 2, key);
  }

  private long count(int at, long key) {
    long count = (long) LONGS.getOpaque(words, at + 1);
    return ((long) LONGS.getOpaque(words, at) ^ count) == key ? count : UNKNOWN;
  }

  /** Remembers a count. The first entry of a bucket keeps what took longest to count, the second what came last. */
  void put(long hash, int depth, long count) {
    long key = key(hash, depth);
    int bucket = bucket(key);
    int at = count >= (long) LONGS.getOpaque(words, bucket + 1) ? bucket : bucket + 2;
    LONGS.setOpaque(words, at, key ^ count);
    LONGS.setOpaque(words, at + 1, count);
  }

  private static long key(long hash, int depth) {
    return hash + depth * 0x9E3779B97F4A7C15L;
  }

  private int bucket(long key) {
    return (int) (((key >>> 32) * buckets) >>> 32) * LONGS_A_BUCKET;
  }
}
