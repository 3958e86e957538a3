package org.damier.codegen.sets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.damier.board.Direction;
import org.damier.codegen.layout.Layout;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;

/**
 * What one piece sees along a line: the nearest piece, and the squares before it. Both are found without a loop, as
 * nobody can foresee how far a piece sees: a table knows the line to the edge, and of the pieces on it the nearest has
 * the lowest or the highest bit.
 */
public final class Sight {

  private final Program program;
  private final Direction direction;

  // Where squares of several words can be looked at as one.
  private final Optional<JoinedLine> joined;

  public Sight(Program program, Direction direction) {
    this.program = program;
    this.direction = direction;
    this.joined =
        program.words() == 1 ? Optional.empty() : JoinedLine.of(program.layout().step(direction));
  }

  /**
   * The nearest square that is not empty; none if there is none.
   *
   * @param bit the number of the bit that stands for the piece's own square, counted through all words
   */
  public Bits nearest(Code code, Expr bit, Bits empty) {
    if (joined.isPresent()) {
      Bits line = line(bit).let(code, "line");
      return joined.get().nearest(code, line, line.minus(empty));
    }
    Bits pieces = line(bit).minus(empty).let(code, "pieces");
    return isUpwards() ? pieces.lowest() : pieces.highest();
  }

  /** The nearest piece, if it is one of these and there is room to come down behind it. */
  public Bits jumpable(Code code, Expr bit, Bits victims, Bits empty) {
    // Whom there is room to jump over is the same for all pieces that look, and found once for all.
    Bits open = program.step(empty, direction.opposite()).and(victims);
    return nearest(code, bit, empty).and(open);
  }

  /** The squares up to the nearest that is not empty, and that one. */
  public Bits upToNearest(Code code, Expr bit, Bits empty) {
    Bits line = line(bit).let(code, "line");
    if (joined.isPresent()) {
      return joined.get().upToNearest(code, line, line.minus(empty));
    }
    Bits pieces = line.minus(empty).let(code, "pieces");
    return line.and(isUpwards() ? pieces.upToLowest() : pieces.fromHighest());
  }

  private boolean isUpwards() {
    return program.layout().step(direction).isUpwards();
  }

  /** The squares from the next to the edge. */
  private Bits line(Expr bit) {
    Expr index = program.tableIndex(bit);
    List<Expr> words = new ArrayList<>();
    for (int word = 0; word < program.words(); word++) {
      words.add(Exprs.element(table(word), index));
    }
    return new Bits(words);
  }

  private Expr table(int word) {
    String name = "line_" + direction.name().toLowerCase(Locale.ROOT);
    return program.sketch().table(program.words() == 1 ? name : name + word, lines(word));
  }

  /** For each bit one word of the line from its square on. */
  private List<Long> lines(int word) {
    Layout layout = program.layout();
    return IntStream.range(0, layout.tableSize())
        .mapToObj(bit -> bit < layout.bits() ? layout.line(bit, direction)[word] : 0L)
        .toList();
  }
}
