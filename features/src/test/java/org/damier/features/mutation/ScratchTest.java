package org.damier.features.mutation;

import org.damier.features.spec.Specs;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;

class ScratchTest {
  @Test
  void run() {
    String names = System.getProperty("mutate.names", "dameo");
    for (String name : names.equals("all") ? String.join(",", Variants.names()).split(",") : names.split(",")) {
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
