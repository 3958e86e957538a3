package org.damier.codegen;

import java.util.ArrayList;
import java.util.List;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Method;
import org.damier.rules.CaptureManner;

/** The sets of a position as one side's moves read them, named in the method being staged. */
record SideView(Bits men, Bits kings, Bits enemyMen, Bits enemyKings, Bits enemies, Bits empty) {

  static SideView load(Program program, Code code, Expr words, Expr offset) {
    Side side = program.side();
    Bits men = program.load(code, words, offset, side, Rank.MAN, "men");
    Bits kings = program.load(code, words, offset, side, Rank.KING, "kings");
    Bits enemyMen = program.load(code, words, offset, side.opponent(), Rank.MAN, "enemyMen");
    Bits enemyKings = program.load(code, words, offset, side.opponent(), Rank.KING, "enemyKings");
    return of(program, code, men, kings, enemyMen, enemyKings);
  }

  private static SideView of(
      Program program, Code code, Bits men, Bits kings, Bits enemyMen, Bits enemyKings) {
    Bits enemies = enemyMen.or(enemyKings).let(code, "enemies");
    Bits empty = program.all().minus(men.or(kings).or(enemies)).let(code, "empty");
    return new SideView(men, kings, enemyMen, enemyKings, enemies, empty);
  }

  /** The sets as parameters of a method; {@link #withSums} makes a view of them. */
  static SideView parameters(Program program, Method method) {
    int words = program.words();
    Bits none = Bits.none(words);
    return new SideView(
        Bits.parameters(method, "men", words),
        Bits.parameters(method, "kings", words),
        Bits.parameters(method, "enemyMen", words),
        Bits.parameters(method, "enemyKings", words),
        none,
        none);
  }

  SideView withSums(Program program, Code code) {
    return of(program, code, men, kings, enemyMen, enemyKings);
  }

  /** The arguments for {@link #parameters} and a buffer. */
  List<Expr> arguments(Expr buffer) {
    List<Expr> arguments = new ArrayList<>();
    arguments.addAll(men.words());
    arguments.addAll(kings.words());
    arguments.addAll(enemyMen.words());
    arguments.addAll(enemyKings.words());
    arguments.add(buffer);
    return arguments;
  }

  Bits own(Rank rank) {
    return rank == Rank.MAN ? men : kings;
  }

  /** The enemies that a piece may jump over in this manner. */
  Bits victims(CaptureManner manner) {
    return victims(manner, enemies, enemyKings);
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
