package org.damier.codegen.sets;

import org.damier.board.Rank;
import org.damier.codegen.stage.Code;
import org.damier.rules.CaptureManner;

/**
 * A position as one side's moves read it.
 *
 * @param own all own pieces
 * @param men own men; where hooks permit moves, those that may move
 * @param kings own kings; likewise
 * @param enemies all enemies
 * @param allKings the kings of both sides
 * @param empty the squares without a piece
 */
public record SideView(Bits own, Bits men, Bits kings, Bits enemies, Bits allKings, Bits empty) {

  /** The view of these sets. */
  public static SideView of(Program program, Code code, SideSets sets) {
    Bits men = sets.own().minus(sets.allKings()).let(code, "men");
    Bits kings = sets.own().and(sets.allKings()).let(code, "kings");
    return of(program, code, sets, men, kings);
  }

  /** The view of these sets where all own pieces are men. */
  public static SideView ofMenAlone(Program program, Code code, SideSets sets) {
    return of(program, code, sets, sets.own(), Bits.none(program.words()));
  }

  private static SideView of(Program program, Code code, SideSets sets, Bits men, Bits kings) {
    Bits occupied = sets.own().or(sets.enemies());
    Bits empty = program.all().minus(occupied).let(code, "empty");
    return new SideView(sets.own(), men, kings, sets.enemies(), sets.allKings(), empty);
  }

  public Bits own(Rank rank) {
    return rank == Rank.MAN ? men : kings;
  }

  public Bits enemyMen() {
    return enemies.minus(allKings);
  }

  public Bits enemyKings() {
    return enemies.and(allKings);
  }

  /** The pieces that one may jump over in this manner, if it is not the one that jumps. */
  public Bits victims(CaptureManner manner) {
    return victims(manner, enemies, own, allKings);
  }

  /**
   * Of these pieces, those that a piece may jump over in this manner.
   *
   * @param kings all kings among them
   */
  public static Bits victims(CaptureManner manner, Bits enemies, Bits own, Bits kings) {
    Bits pieces = manner.terms().overOwnToo() ? enemies.or(own) : enemies;
    if (manner.victims().equals(CaptureManner.ALL_RANKS)) {
      return pieces;
    }
    return manner.victims().contains(Rank.MAN) ? pieces.minus(kings) : pieces.and(kings);
  }
}
