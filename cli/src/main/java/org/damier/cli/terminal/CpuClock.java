package org.damier.cli.terminal;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** CPU time that the current thread has taken since the clock was made; wall time where the JVM cannot say it. */
public final class CpuClock {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final long start = now();

  public long nanos() {
    return now() - start;
  }

  private static long now() {
    return THREADS.isCurrentThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled()
        ? THREADS.getCurrentThreadCpuTime()
        : System.nanoTime();
  }
}
