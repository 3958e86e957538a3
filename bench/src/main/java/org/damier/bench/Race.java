package org.damier.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Contenders that walk the same tree in turns, slice by slice, timed by the processor time of this thread: a busy machine
 * slows all of them alike, and what is left of its noise goes with the median.
 */
final class Race {

  private static final long NANOS_A_MILLI = 1_000_000;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Tree tree;
  private final Mode mode;
  private final Pace pace;
  private final Map<Contestant, Contender> contenders = new EnumMap<>(Contestant.class);
  private final Map<Contestant, double[]> rates = new EnumMap<>(Contestant.class);
  private long leavesOfWalk;

  /**
   * How long it takes.
   *
   * @param warmUp milliseconds of each contender before the first round
   * @param slice milliseconds of each contender in a round
   */
  record Pace(int warmUp, int slice, int rounds) {}

  Race(Tree tree, Mode mode, Pace pace, List<Contestant> contestants) {
    this.tree = tree;
    this.mode = mode;
    this.pace = pace;
    for (Contestant contestant : contestants) {
      if (contestant.plays(tree.game())) {
        contenders.put(contestant, Isolated.open(contestant, tree));
        rates.put(contestant, new double[pace.rounds()]);
      }
    }
  }

  /** Runs all rounds; once. */
  void run() {
    for (Contender contender : contenders.values()) {
      rate(contender, pace.warmUp());
    }
    List<Contestant> order = new ArrayList<>(contenders.keySet());
    for (int round = 0; round < pace.rounds(); round++) {
      for (Contestant contestant : order) {
        ratesOf(contestant)[round] = rate(contenderOf(contestant), pace.slice());
      }
    }
  }

  boolean has(Contestant contestant) {
    return contenders.containsKey(contestant);
  }

  /** Million leaves a second in the best slice. */
  double best(Contestant contestant) {
    return Arrays.stream(ratesOf(contestant)).max().orElseThrow();
  }

  /** The median, over the rounds, of one's rate divided by the other's. */
  double ratio(Contestant one, Contestant other) {
    double[] ratios = new double[pace.rounds()];
    Arrays.setAll(ratios, round -> ratesOf(one)[round] / ratesOf(other)[round]);
    Arrays.sort(ratios);
    int middle = ratios.length / 2;
    return ratios.length % 2 == 1 ? ratios[middle] : (ratios[middle - 1] + ratios[middle]) / 2;
  }

  private double rate(Contender contender, int millis) {
    long begin = THREADS.getCurrentThreadCpuTime();
    long leaves = 0;
    long spent;
    do {
      long counted = contender.perft(mode, tree.sliceDepth());
      requireSameTree(counted);
      leaves += counted;
      spent = THREADS.getCurrentThreadCpuTime() - begin;
    } while (spent < millis * NANOS_A_MILLI);
    return leaves * 1e3 / spent;
  }

  private void requireSameTree(long leaves) {
    if (leavesOfWalk == 0) {
      leavesOfWalk = leaves;
    }
    if (leaves != leavesOfWalk) {
      throw new IllegalStateException(
          tree.label() + ": " + leaves + " leaves, but " + leavesOfWalk + " before");
    }
  }

  private Contender contenderOf(Contestant contestant) {
    return present(contenders.get(contestant), contestant);
  }

  private double[] ratesOf(Contestant contestant) {
    return present(rates.get(contestant), contestant);
  }

  private static <T> T present(@Nullable T value, Contestant contestant) {
    if (value == null) {
      throw new IllegalArgumentException(contestant + " does not take part");
    }
    return value;
  }
}
