package org.damier.bench;

import java.util.List;
import org.damier.Variant;
import org.damier.variants.Variants;

/** Other games that are loaded and played before the one that is measured. */
final class Company {

  /** One word and two, short kings and flying ones, removal at once and at the end. */
  private static final List<String> GAMES =
      List.of("international", "dameo", "turkish", "canadian", "english");

  private static final long NANOS_EACH = 300_000_000;
  private static final int DEPTH = 4;

  private static boolean hasPlayed;

  private Company() {}

  /** Opens a contender of a variant on a position. */
  interface Opener {
    Contender open(Variant variant, String position);
  }

  /** Plays each until its code has been compiled; once for each class loader. */
  static synchronized void play(Opener opener) {
    if (hasPlayed) {
      return;
    }
    for (String game : GAMES) {
      Contender contender = opener.open(Variants.load(game), "start");
      for (Mode mode : Mode.values()) {
        long begin = System.nanoTime();
        while (System.nanoTime() - begin < NANOS_EACH) {
          contender.perft(mode, DEPTH);
        }
      }
    }
    hasPlayed = true;
  }
}
