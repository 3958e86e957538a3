package org.damier.codegen.sets;

import java.util.ArrayList;
import java.util.List;
import org.damier.board.Side;
import org.damier.codegen.layout.Places;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;

/**
 * The pieces of a position from the seat of one side, as values of the method being staged. Three sets rather than four, so
 * that playing a move has less to read and to write, and methods have fewer arguments.
 *
 * @param allKings the kings of both sides
 */
public record SideSets(Bits own, Bits enemies, Bits allKings) {

  /** The sets of the program's side, from the words of a position. */
  public static SideSets load(Program program, Code code, Expr words, Expr offset) {
    Places places = program.places();
    int perSet = program.words();
    Side side = program.side();
    return new SideSets(
        Bits.load(words, offset, places.pieces(side), perSet).let(code, "own"),
        Bits.load(words, offset, places.pieces(side.opponent()), perSet).let(code, "enemies"),
        Bits.load(words, offset, places.kings(), perSet).let(code, "allKings"));
  }

  /** Stages the writing of the sets of the program's side, whose opponent is to move next. */
  public void store(Program program, Code code, Expr words, Expr offset) {
    Places places = program.places();
    Side other = program.side().opponent();
    own.store(code, words, offset, places.pieces(program.side()));
    enemies.store(code, words, offset, places.pieces(other));
    allKings.store(code, words, offset, places.kings());
    Expr sideToMove = Exprs.add(offset, Exprs.constant(places.sideToMove()));
    code.store(words, sideToMove, Exprs.constant((long) other.ordinal()));
  }

  /** The first parameters of a method. */
  public static SideSets parameters(Program program, Method method) {
    int words = program.words();
    return new SideSets(
        Bits.parameters(method, "own", words),
        Bits.parameters(method, "enemies", words),
        Bits.parameters(method, "allKings", words));
  }

  /** The arguments for {@link #parameters}, and others behind them. */
  public List<Expr> arguments(Expr... others) {
    List<Expr> arguments = new ArrayList<>();
    arguments.addAll(own.words());
    arguments.addAll(enemies.words());
    arguments.addAll(allKings.words());
    arguments.addAll(List.of(others));
    return arguments;
  }

  /** The same in variables of their own, to be changed. */
  public SideSets copy(Code code) {
    return new SideSets(
        own.variable(code, "ownAfter"),
        enemies.variable(code, "enemiesAfter"),
        allKings.variable(code, "allKingsAfter"));
  }

  public SideSets seenByTheOther() {
    return new SideSets(/* own= */ enemies, /* enemies= */ own, allKings);
  }
}
