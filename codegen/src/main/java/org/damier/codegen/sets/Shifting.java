package org.damier.codegen.sets;

import java.util.ArrayList;
import java.util.List;
import org.damier.board.Direction;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.layout.Step;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;

/**
 * Sets moved by a number of steps that is only known when the game is played. What leaves the board leaves garbage: whoever
 * moves a set so knows that it stays, or checks.
 */
public final class Shifting {

  private final Code code;
  private final Layout layout;
  private final Direction direction;

  public Shifting(Code code, Layout layout, Direction direction) {
    this.code = code;
    this.layout = layout;
    this.direction = direction;
  }

  /** The set, so many steps further. */
  public Bits by(Bits set, Expr steps) {
    Step step = layout.step(direction);
    if (step.isByTurns()) {
      return byTurns(set, steps, step.furtherByTwo());
    }
    int bits = step.further();
    Expr far = code.let("far", Exprs.multiply(steps, Exprs.constant(Math.abs(bits))));
    if (set.count() == 1) {
      // The shift looks at the lowest six bits only.
      return new Bits(List.of(shift(set.words().get(0), far, bits > 0)));
    }
    Bits moved = Bits.none(set.count()).variable(code, "moved");
    byWords(code, set.words(), moved, far, bits > 0, 0);
    return moved;
  }

  private static Expr shift(Expr word, Expr far, boolean up) {
    return up ? Exprs.shiftLeft(word, far) : Exprs.shiftRight(word, far);
  }

  /** Two steps lead into the same word again, and no line is so long that pairs of them would lead out of it. */
  private Bits byTurns(Bits set, Expr steps, int ofTwo) {
    Expr one = Exprs.constant(1);
    Expr far = code.let(
        "far", Exprs.multiply(Exprs.shiftRight(steps, one), Exprs.constant(Math.abs(ofTwo))));
    Bits moved = new Bits(
            set.words().stream().map(word -> shift(word, far, ofTwo > 0)).toList())
        .variable(code, "moved");
    code.when(
        Check.nonZero(Exprs.and(steps, one)), odd -> moved.set(odd, moved.step(layout, direction)));
    return moved;
  }

  /** Tries in turn how many whole words it is. */
  private void byWords(Code here, List<Expr> words, Bits moved, Expr far, boolean up, int whole) {
    if (whole < words.size()) {
      here.when(
          Check.less(far, Exprs.constant((whole + 1) * Long.SIZE)),
          found -> moved.set(found, byBits(found, words, far, up, whole)),
          further -> byWords(further, words, moved, far, up, whole + 1));
    }
  }

  private static Bits byBits(Code here, List<Expr> words, Expr far, boolean up, int whole) {
    Expr bits = here.let("bits", Exprs.subtract(far, Exprs.constant(whole * Long.SIZE)));
    Expr others = here.let("others", Exprs.subtract(Exprs.constant(Long.SIZE - 1), bits));
    Expr one = Exprs.constant(1);
    List<Expr> moved = new ArrayList<>();
    for (int word = 0; word < words.size(); word++) {
      Expr near = wordOrNone(words, up ? word - whole : word + whole);
      Expr next = wordOrNone(words, up ? word - whole - 1 : word + whole + 1);
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

  private static Expr wordOrNone(List<Expr> words, int word) {
    return word >= 0 && word < words.size() ? words.get(word) : Exprs.ZERO;
  }
}
