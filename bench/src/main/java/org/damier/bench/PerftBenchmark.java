package org.damier.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Perft of one contestant, each in a JVM of its own. An operation is a whole tree, {@code leaves} says its leaves. */
@State(Scope.Thread)
@BenchmarkMode(org.openjdk.jmh.annotations.Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx1g"})
public class PerftBenchmark {

  /** Who walks the tree. */
  @Param
  public Contestant contestant = Contestant.HAND;

  /** The label of the tree. */
  @Param({
    "international start",
    "international few kings",
    "international captures",
    "international kings",
    "international promotion",
    "dameo start",
    "dameo kings"
  })
  public String tree = "";

  /** What is done with the leaves. */
  @Param
  public Mode mode = Mode.PLAYED;

  private Contender contender = (anyMode, depth) -> 0;
  private int depth;

  /** The rate of leaves, beside that of trees. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Leaves {
    /** All that were counted in the iteration. */
    public long leaves;

    /** Begins an iteration. */
    @Setup(Level.Iteration)
    public void reset() {
      leaves = 0;
    }
  }

  /** Sets up the position. */
  @Setup
  public void open() {
    Tree walked = Tree.of(tree);
    contender = contestant.open(walked.game(), walked.position());
    depth = walked.depth();
  }

  /** Walks the tree once. */
  @Benchmark
  public long perft(Leaves counter) {
    long leaves = contender.perft(mode, depth);
    counter.leaves += leaves;
    return leaves;
  }
}
