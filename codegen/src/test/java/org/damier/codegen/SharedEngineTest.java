package org.damier.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.damier.Variant;
import org.damier.engine.Engine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SharedEngineTest {

  private static final int THREADS = 4;

  @Test
  @Timeout(60)
  void threadsThatAskAtOnceGetOneEngine() throws Exception {
    Variant variant = Variant.of(new RandomRules(1).next());
    CyclicBarrier allThere = new CyclicBarrier(THREADS);
    List<Callable<Engine>> tasks = Collections.nCopies(THREADS, () -> {
      allThere.await();
      return variant.engine().orElseThrow();
    });
    Set<Engine> engines = Collections.newSetFromMap(new IdentityHashMap<>());
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      for (Future<Engine> engine : new ArrayList<>(threads.invokeAll(tasks))) {
        engines.add(engine.get());
      }
    } finally {
      threads.shutdownNow();
    }

    assertThat(engines).hasSize(1);
    assertThat(variant.engine()).containsSame(engines.iterator().next());
  }
}
