package org.damier.codegen.sets;

import java.util.ArrayList;
import java.util.List;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;

/** Stages a set of one square from the number of its bit, which the emitted code alone knows. */
public final class LoneSquare {

  private LoneSquare() {}

  /** The set of the one square whose bit has this number, counted through all words. */
  public static Bits of(Code code, String name, Expr bit, int words) {
    if (words == 1) {
      // The shift looks at the lowest six bits only.
      return new Bits(List.of(Exprs.shiftLeft(Exprs.constant(1L), bit))).let(code, name);
    }
    return words == 2 ? ofTwo(code, name, bit) : ofMany(code, name, bit, words);
  }

  /** By masks, as a branch on the word could not be foreseen. */
  private static Bits ofTwo(Code code, String name, Expr bit) {
    Expr word = Exprs.and(Exprs.shiftRight(bit, Exprs.constant(6)), Exprs.constant(1));
    Expr allIfSecond = Exprs.negate(Exprs.toLong(word));
    Expr alone = code.let("alone", Exprs.shiftLeft(Exprs.constant(1L), bit));
    Expr second = code.let(name + 1, Exprs.and(alone, allIfSecond));
    return new Bits(List.of(code.let(name + 0, Exprs.xor(alone, second)), second));
  }

  private static Bits ofMany(Code code, String name, Expr bit, int count) {
    Expr wordOfBit = code.let(
        name + "Word", Exprs.and(Exprs.shiftRight(bit, Exprs.constant(6)), Exprs.constant(3)));
    List<Expr> words = new ArrayList<>();
    for (int word = 0; word < count; word++) {
      words.add(Exprs.shiftLeft(Exprs.toLong(oneIf(wordOfBit, word)), bit));
    }
    return new Bits(words).let(code, name);
  }

  /** 1 if two small numbers are equal, else 0; without a branch too. */
  private static Expr oneIf(Expr number, int other) {
    Expr difference = Exprs.xor(number, Exprs.constant(other));
    Expr negativeIfNone = Exprs.subtract(difference, Exprs.constant(1));
    return Exprs.shiftRight(negativeIfNone, Exprs.constant(Integer.SIZE - 1));
  }
}
