package org.damier.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.damier.Variant;
import org.damier.variants.Variants;

/**
 * Prints how long each variant takes from its text to a generator that is ready: in a JVM that has loaded all of them before,
 * and as the first thing that a fresh JVM does. Milliseconds of processor time; the cold ones of all threads, the JVM's own
 * among them, but without the start of the JVM itself.
 *
 * <p>Options: {@code variants} (beginnings of names), {@code warmup} and {@code rounds} (times that all are loaded), {@code
 * cold=0} for none of the cold ones. A fresh JVM is given the flags of this one.
 */
public final class Loading {

  private static final double NANOS_A_MILLI = 1e6;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  // What the compiler cannot drop.
  static long made;

  private Loading() {}

  /** Measures what the options ask for. */
  public static void main(String[] args) throws IOException, InterruptedException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    if (args.length == 2 && args[0].equals("alone")) {
      out.println(coldHere(args[1]));
      return;
    }
    Options options = new Options(List.of(args));
    List<String> names = Variants.names().stream()
        .filter(name -> options.chooses("variants", name))
        .toList();
    for (int round = 0; round < options.number("warmup", 10); round++) {
      names.forEach(Loading::load);
    }
    Map<String, double[]> warm = new TreeMap<>();
    int rounds = options.number("rounds", 9);
    names.forEach(name -> warm.put(name, new double[rounds]));
    for (int round = 0; round < rounds; round++) {
      for (Map.Entry<String, double[]> entry : warm.entrySet()) {
        long begin = THREADS.getCurrentThreadCpuTime();
        load(entry.getKey());
        entry.getValue()[round] = (THREADS.getCurrentThreadCpuTime() - begin) / NANOS_A_MILLI;
      }
    }
    print(out, warm, options.number("cold", 3));
  }

  private static void print(PrintStream out, Map<String, double[]> warm, int coldRuns)
      throws IOException, InterruptedException {
    out.println("Java " + System.getProperty("java.vm.version")
        + ", milliseconds of processor time from text to generator (median)");
    out.println();
    out.println("| variant | warm | cold |");
    out.println("| --- | --- | --- |");
    for (Map.Entry<String, double[]> entry : warm.entrySet()) {
      out.println(String.format(
          Locale.ROOT,
          "| %s | %.1f | %s |",
          entry.getKey(),
          median(entry.getValue()),
          coldRuns == 0 ? "-" : cold(entry.getKey(), coldRuns)));
    }
  }

  private static void load(String name) {
    Variant variant = Variants.load(name);
    made += variant.engine().map(engine -> engine.positionLength()).orElse(0);
  }

  private static String cold(String name, int runs) throws IOException, InterruptedException {
    double[] millis = new double[runs];
    for (int run = 0; run < runs; run++) {
      millis[run] = coldElsewhere(name);
    }
    return String.format(Locale.ROOT, "%.0f", median(millis));
  }

  private static double coldElsewhere(String name) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of(
        "-cp", System.getProperty("java.class.path"), Loading.class.getName(), "alone", name));
    Process process = new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException("a fresh JVM could not load " + name);
    }
    return Double.parseDouble(answer.strip());
  }

  private static double coldHere(String name) {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    long begin = system.getProcessCpuTime();
    load(name);
    return (system.getProcessCpuTime() - begin) / NANOS_A_MILLI;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
