package org.damier.codegen;

import java.util.ArrayList;
import java.util.List;
import org.damier.board.Rank;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;
import org.damier.rules.Promotion.Timing;

/** The position after a move of one side. */
final class PlayMove {

  private static final int FROM_BITS = 8;

  private final Program program;

  PlayMove(Program program) {
    this.program = program;
  }

  /** What a move's head says. */
  record Squares(Expr head, Bits from, Bits to) {}

  /** Stages the change of sets, which are variables, by move {@code index} of the buffer. */
  void stage(Code code, SideSets sets, Expr buffer, Expr index) {
    Squares squares = squares(code, buffer, index);
    Check captures = Check.nonZero(Exprs.and(squares.head(), Exprs.constant(MoveBuffer.CAPTURE)));
    // What is taken goes first, as the move may end where a piece taken has stood.
    if (CaptorsSide.changes(program)) {
      code.when(
          captures,
          capture -> {
            take(capture, sets, buffer, index);
            CaptorsSide.goOver(program, capture, squares, sets);
          },
          quiet -> move(quiet, sets, squares));
    } else {
      code.when(captures, capture -> take(capture, sets, buffer, index));
      move(code, sets, squares);
    }
  }

  private Squares squares(Code code, Expr buffer, Expr index) {
    Expr head = code.let("head", Exprs.send(buffer, "head", Type.INT, index));
    return new Squares(
        head,
        square(code, "from", head),
        square(code, "to", Exprs.shiftRight(head, Exprs.constant(FROM_BITS))));
  }

  private void take(Code code, SideSets sets, Expr buffer, Expr index) {
    Bits captured = captured(code, buffer, index);
    if (program.takesOwn()) {
      sets.own().set(code, sets.own().minus(captured));
    }
    sets.enemies().set(code, sets.enemies().minus(captured));
    sets.allKings().set(code, sets.allKings().minus(captured));
  }

  private void move(Code code, SideSets sets, Squares squares) {
    Bits kings = sets.allKings();
    sets.own().set(code, sets.own().xor(squares.from()).xor(squares.to()));
    code.when(
        Check.zero(Exprs.and(squares.head(), Exprs.constant(MoveBuffer.KING))),
        man -> promote(man, kings, squares),
        king -> kings.set(king, kings.xor(squares.from()).xor(squares.to())));
  }

  /** The set of the one square whose bit has this number, counted through all words. */
  Bits square(Code code, String name, Expr bit) {
    if (program.words() == 1) {
      // The shift looks at the lowest six bits only.
      return new Bits(List.of(Exprs.shiftLeft(Exprs.constant(1L), bit))).let(code, name);
    }
    return program.words() == 2 ? ofTwo(code, name, bit) : ofMany(code, name, bit);
  }

  /** By masks, as a branch on the word could not be foreseen. */
  private static Bits ofTwo(Code code, String name, Expr bit) {
    Expr word = Exprs.and(Exprs.shiftRight(bit, Exprs.constant(6)), Exprs.constant(1));
    Expr allIfSecond = Exprs.negate(Exprs.toLong(word));
    Expr alone = code.let("alone", Exprs.shiftLeft(Exprs.constant(1L), bit));
    Expr second = code.let(name + 1, Exprs.and(alone, allIfSecond));
    return new Bits(List.of(code.let(name + 0, Exprs.xor(alone, second)), second));
  }

  private Bits ofMany(Code code, String name, Expr bit) {
    Expr wordOfBit = code.let(
        name + "Word", Exprs.and(Exprs.shiftRight(bit, Exprs.constant(6)), Exprs.constant(3)));
    List<Expr> words = new ArrayList<>();
    for (int word = 0; word < program.words(); word++) {
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

  private void promote(Code code, Bits kings, Squares squares) {
    kings.set(code, kings.or(promoted(squares)));
    boolean onTheWay = program
        .promotionAtOnce(Rank.MAN)
        .filter(promotion -> promotion.timing() == Timing.AT_ONCE_CONTINUING)
        .isPresent();
    if (onTheWay) {
      code.when(
          Check.nonZero(Exprs.and(squares.head(), Exprs.constant(MoveBuffer.PROMOTED))),
          king -> kings.set(king, kings.or(squares.to())));
    }
  }

  /** Where a man is that has ended its move in the zone; none if it has not. */
  private Bits promoted(Squares squares) {
    return program.promotionZone(program.side()).and(squares.to());
  }

  private Bits captured(Code code, Expr buffer, Expr index) {
    Expr all = code.let("capturedWords", Exprs.send(buffer, "capturedWords", Type.LONGS));
    // The mask changes nothing. Without it the JVM's compiler would split a loop that plays all
    // moves in three, to save the check of this index; lists of moves are too short for that.
    Expr move = Exprs.and(index, Exprs.constant(Integer.MAX_VALUE));
    Expr first = code.let("first", Exprs.multiply(move, Exprs.constant(program.words())));
    return Bits.load(all, first, 0, program.words()).let(code, "captured");
  }
}
