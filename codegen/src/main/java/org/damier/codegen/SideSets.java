package org.damier.codegen;

import java.util.ArrayList;
import java.util.List;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Method;

/** The pieces of a position from the seat of one side, as values of the method being staged. */
record SideSets(Bits men, Bits kings, Bits enemyMen, Bits enemyKings) {

  /** The sets of the program's side, from the words of a position. */
  static SideSets load(Program program, Code code, Expr words, Expr offset) {
    Side side = program.side();
    Side enemy = side.opponent();
    return new SideSets(
        program.load(code, words, offset, side, Rank.MAN, "men"),
        program.load(code, words, offset, side, Rank.KING, "kings"),
        program.load(code, words, offset, enemy, Rank.MAN, "enemyMen"),
        program.load(code, words, offset, enemy, Rank.KING, "enemyKings"));
  }

  /** The first parameters of a method. */
  static SideSets parameters(Program program, Method method) {
    int words = program.words();
    return new SideSets(
        Bits.parameters(method, "men", words),
        Bits.parameters(method, "kings", words),
        Bits.parameters(method, "enemyMen", words),
        Bits.parameters(method, "enemyKings", words));
  }

  /** The arguments for {@link #parameters}, and others behind them. */
  List<Expr> arguments(Expr... others) {
    List<Expr> arguments = new ArrayList<>();
    arguments.addAll(men.words());
    arguments.addAll(kings.words());
    arguments.addAll(enemyMen.words());
    arguments.addAll(enemyKings.words());
    arguments.addAll(List.of(others));
    return arguments;
  }

  SideSets seenByTheOther() {
    return new SideSets(enemyMen, enemyKings, men, kings);
  }
}
