package org.damier.codegen;

import java.util.ArrayList;
import java.util.List;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;

/**
 * A set moved by a number of bits that is only known when the game is played. What leaves the board leaves garbage: whoever
 * moves a set so knows that it stays, or checks.
 */
final class Shifting {

  private final Code code;
  private final List<Expr> words;

  Shifting(Code code, Bits set) {
    this.code = code;
    this.words = set.words();
  }

  /** The set, moved so many times by so many bits: up, or down if they are negative. */
  Bits by(Expr times, int bits) {
    Expr far = code.let("far", Exprs.multiply(times, Exprs.constant(Math.abs(bits))));
    boolean up = bits > 0;
    if (words.size() == 1) {
      Expr word = words.get(0);
      // The shift looks at the lowest six bits only.
      return new Bits(List.of(up ? Exprs.shiftLeft(word, far) : Exprs.shiftRight(word, far)));
    }
    Bits moved = Bits.none(words.size()).variable(code, "moved");
    byWords(code, moved, far, up, 0);
    return moved;
  }

  /** Tries in turn how many whole words it is. */
  private void byWords(Code here, Bits moved, Expr far, boolean up, int whole) {
    if (whole < words.size()) {
      here.when(
          Check.less(far, Exprs.constant((whole + 1) * Long.SIZE)),
          found -> moved.set(found, byBits(found, far, up, whole)),
          further -> byWords(further, moved, far, up, whole + 1));
    }
  }

  private Bits byBits(Code here, Expr far, boolean up, int whole) {
    Expr bits = here.let("bits", Exprs.subtract(far, Exprs.constant(whole * Long.SIZE)));
    Expr others = here.let("others", Exprs.subtract(Exprs.constant(Long.SIZE - 1), bits));
    Expr one = Exprs.constant(1);
    List<Expr> moved = new ArrayList<>();
    for (int word = 0; word < words.size(); word++) {
      Expr near = wordOrNone(up ? word - whole : word + whole);
      Expr next = wordOrNone(up ? word - whole - 1 : word + whole + 1);
      // What crosses over moves in two steps, as a shift by a whole word would be none.
      moved.add(
          up
              ? Exprs.or(
                  Exprs.shiftLeft(near, bits),
                  Exprs.shiftRight(Exprs.shiftRight(next, one), others))
              : Exprs.or(
                  Exprs.shiftRight(near, bits),
                  Exprs.shiftLeft(Exprs.shiftLeft(next, one), others)));
    }
    return new Bits(moved);
  }

  private Expr wordOrNone(int word) {
    return word >= 0 && word < words.size() ? words.get(word) : Exprs.ZERO;
  }
}
