package org.damier.codegen;

import org.damier.board.Rank;
import org.damier.codegen.stage.Code;
import org.damier.rules.CaptureManner;

/** A position as one side's moves read it: the four sets and what follows from them. */
record SideView(SideSets sets, Bits enemies, Bits empty) {

  /** The view of these sets. */
  static SideView of(Program program, Code code, SideSets sets) {
    Bits enemies = sets.enemyMen().or(sets.enemyKings()).let(code, "enemies");
    Bits occupied = sets.men().or(sets.kings()).or(enemies);
    return new SideView(sets, enemies, program.all().minus(occupied).let(code, "empty"));
  }

  Bits men() {
    return sets.men();
  }

  Bits kings() {
    return sets.kings();
  }

  Bits enemyKings() {
    return sets.enemyKings();
  }

  Bits own(Rank rank) {
    return rank == Rank.MAN ? men() : kings();
  }

  /** The enemies that a piece may jump over in this manner. */
  Bits victims(CaptureManner manner) {
    return victims(manner, enemies, enemyKings());
  }

  /** Of these enemies, those that a piece may jump over in this manner. */
  static Bits victims(CaptureManner manner, Bits enemies, Bits enemyKings) {
    if (manner.victims().equals(CaptureManner.ALL_RANKS)) {
      return enemies;
    }
    return manner.victims().contains(Rank.MAN)
        ? enemies.minus(enemyKings)
        : enemies.and(enemyKings);
  }
}
