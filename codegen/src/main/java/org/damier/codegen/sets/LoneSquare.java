package org.damier.codegen.sets;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;

/** Stages a set of one square from the number of its bit, which the emitted code alone knows. */
public final class LoneSquare {

  private LoneSquare() {}

  /** The set of the one square whose bit has this number, counted through all words. */
  public static Bits of(Code code, String name, Expr bit, Program program) {
    if (program.words() == 1) {
      // The shift looks at the lowest six bits only.
      return new Bits(List.of(Exprs.shiftLeft(Exprs.constant(1L), bit))).let(code, name);
    }
    // A branch on the word could not be foreseen, and to make the words from the number costs more
    // than to look them up.
    Expr index = program.tableIndex(bit);
    List<Expr> words = new ArrayList<>();
    for (int word = 0; word < program.words(); word++) {
      Expr table = program.sketch().table("square" + word, squares(program, word));
      words.add(Exprs.element(table, index));
    }
    return new Bits(words).let(code, name);
  }

  /** For each bit one word of the set in which it is alone. */
  private static List<Long> squares(Program program, int word) {
    return IntStream.range(0, program.layout().tableSize())
        .mapToObj(bit -> bit / Long.SIZE == word ? 1L << bit : 0L)
        .toList();
  }
}
