package org.damier.codegen.sets;

import java.util.Optional;
import java.util.stream.IntStream;
import org.damier.codegen.layout.BitNumbers;
import org.damier.codegen.layout.Step;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;

/**
 * A line whose squares, though of several words, have room in one: those of one row in the second word are put
 * between those of the rows before and behind in the first. So the nearest piece is the lowest or highest bit of all.
 */
public final class JoinedLine {

  private final boolean isUpwards;

  // How far up the squares of the second word move.
  private final int between;

  private JoinedLine(boolean isUpwards, int between) {
    this.isUpwards = isUpwards;
    this.between = between;
  }

  /** Lines of such steps; empty where their squares cannot be put so. */
  static Optional<JoinedLine> of(Step step) {
    if (step.terms().stream().allMatch(term -> term.from() == term.to())) {
      // Such a line lies in one word, whichever it is.
      return Optional.of(new JoinedLine(step.isUpwards(), 0));
    }
    return step.isByTurns() ? Optional.of(byTurns(step)) : Optional.empty();
  }

  /**
   * Rows of both words that follow each other from the top lie equally deep, so that a line goes on from the one to the other by
   * a bit at most. See {@link BitNumbers#rowsByTurns}.
   */
  private static JoinedLine byTurns(Step step) {
    int toSecond = step.isUpwards() ? step.into(1).shift() : -step.into(0).shift();
    return new JoinedLine(step.isUpwards(), 1 - toSecond);
  }

  /** The nearest of the pieces on a line, which is one of these squares; none if there are none. */
  Bits nearest(Code code, Bits line, Bits pieces) {
    Expr all = joined(code, pieces);
    return parted(
        code.let("nearest", isUpwards ? Bits.lowest(all) : Exprs.highestAlone(all)), line);
  }

  /** The squares of the line up to the nearest of the pieces, and that one; all if there are none. */
  Bits upToNearest(Code code, Bits line, Bits pieces) {
    Expr all = joined(code, pieces);
    return parted(code.let("near", isUpwards ? Bits.upToLowest(all) : Bits.fromHighest(all)), line);
  }

  private Expr joined(Code code, Bits pieces) {
    return code.let(
        "joined",
        IntStream.range(0, pieces.count())
            .mapToObj(word -> Exprs.shift(pieces.words().get(word), word == 0 ? 0 : between))
            .reduce(Exprs.ZERO, Exprs::or));
  }

  /** Those of the line's squares that have been joined into this. */
  private Bits parted(Expr joined, Bits line) {
    return new Bits(IntStream.range(0, line.count())
        .mapToObj(word ->
            Exprs.and(line.words().get(word), Exprs.shift(joined, word == 0 ? 0 : -between)))
        .toList());
  }
}
