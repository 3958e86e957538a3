package org.damier.features.mutation;

import org.damier.features.spec.Specs;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;

class ScratchTest {
  @Test
  void run() {
    for (String name : System.getProperty("mutate.names", "dameo").split(",")) {
      MutationReport report = MutationRun.of(Variants.load(name), Specs.shipped(name))
          .named(name)
          .threads(2)
          .run(d -> {});
      System.out.println(name + " " + report.summary() + " " + report.score() + "% "
          + report.duration().toMillis() + " ms, " + report.scenarios() + " scenarios");
      for (MutantResult r : report.results()) {
        if (r.fate() != MutantResult.Fate.KILLED) {
          System.out.println(
              "  " + r.fate() + " " + r.mutant().part() + ": " + r.mutant().change()
                  + r.difference()
                      .map(d -> "\n      " + d.place() + "\n      " + d.original() + "\n      "
                          + d.mutant())
                      .orElse(""));
        }
      }
    }
  }
}
