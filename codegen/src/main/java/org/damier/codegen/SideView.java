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

  /** All own pieces. */
  Bits own() {
    return men().or(kings());
  }

  /** The kings of both sides. */
  Bits allKings() {
    return kings().or(enemyKings());
  }

  /** The pieces that one may jump over in this manner, if it is not the one that jumps. */
  Bits victims(CaptureManner manner) {
    return victims(manner, enemies, own(), manner.terms().overOwnToo() ? allKings() : enemyKings());
  }

  /**
   * Of these pieces, those that a piece may jump over in this manner.
   *
   * @param kings all kings among them
   */
  static Bits victims(CaptureManner manner, Bits enemies, Bits own, Bits kings) {
    Bits pieces = manner.terms().overOwnToo() ? enemies.or(own) : enemies;
    if (manner.victims().equals(CaptureManner.ALL_RANKS)) {
      return pieces;
    }
    return manner.victims().contains(Rank.MAN) ? pieces.minus(kings) : pieces.and(kings);
  }
}
