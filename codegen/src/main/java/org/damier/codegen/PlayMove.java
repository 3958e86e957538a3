package org.damier.codegen;

import java.util.ArrayList;
import java.util.List;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;
import org.damier.rules.Promotion;
import org.damier.rules.Promotion.Timing;

/** The position after a move of one side. */
final class PlayMove {

  private static final int FROM_BITS = 8;
  private static final int FLAGS_FROM = 16;

  private final Program program;

  PlayMove(Program program) {
    this.program = program;
  }

  /** What a move's head says. */
  record Squares(Expr head, Bits from, Bits to) {

    /** By far the commonest moves: no flag is set. */
    Check areOfQuietMan() {
      return Check.zero(Exprs.shiftRight(head, Exprs.constant(FLAGS_FROM)));
    }
  }

  /** Stages the reading of the head of move {@code index}. */
  Squares squares(Code code, Expr buffer, Expr index) {
    Expr head = code.let("head", Exprs.send(buffer, "head", Type.INT, index));
    return new Squares(
        head,
        square(code, "from", head),
        square(code, "to", Exprs.shiftRight(head, Exprs.constant(FROM_BITS))));
  }

  /** Stages the sets after move {@code index} of the buffer. */
  SideSets stage(Code code, SideSets before, Expr buffer, Expr index) {
    return stage(code, before, squares(code, buffer, index), buffer, index);
  }

  /** The same for a head that has been read. */
  SideSets stage(Code code, SideSets before, Squares squares, Expr buffer, Expr index) {
    Expr head = squares.head();
    Bits men = before.men().variable(code, "menAfter");
    Bits kings = before.kings().variable(code, "kingsAfter");
    Bits enemyMen = before.enemyMen().variable(code, "enemyMenAfter");
    Bits enemyKings = before.enemyKings().variable(code, "enemyKingsAfter");
    SideSets after = new SideSets(men, kings, enemyMen, enemyKings);
    Check captures = Check.nonZero(Exprs.and(head, Exprs.constant(MoveBuffer.CAPTURE)));
    if (program.takesOwn()) {
      code.when(captures, capture -> {
        // Before the move, which may end where one of them has stood.
        Bits captured = captured(capture, buffer, index);
        men.set(capture, men.minus(captured));
        kings.set(capture, kings.minus(captured));
      });
    }
    if (CaptorsSide.changes(program)) {
      code.when(captures.inverse(), quiet -> move(quiet, squares, men, kings));
    } else {
      move(code, squares, men, kings);
    }
    code.when(captures, capture -> {
      Bits captured = captured(capture, buffer, index);
      enemyMen.set(capture, enemyMen.minus(captured));
      enemyKings.set(capture, enemyKings.minus(captured));
      if (CaptorsSide.changes(program)) {
        CaptorsSide.goOver(program, capture, squares, after);
      }
    });
    return after;
  }

  private void move(Code code, Squares squares, Bits men, Bits kings) {
    code.when(
        Check.zero(Exprs.and(squares.head(), Exprs.constant(MoveBuffer.KING))),
        man -> moveMan(man, squares, men, kings),
        king -> kings.set(king, kings.xor(squares.from()).xor(squares.to())));
  }

  /** Stages the sets after a man's move without capture. */
  SideSets stageQuietMan(Code code, SideSets before, Squares squares) {
    Bits men = before.men().xor(squares.from()).xor(squares.to()).variable(code, "menAfter");
    Bits kings = before.kings().variable(code, "kingsAfter");
    promoteArrived(code, men, kings);
    return new SideSets(men, kings, before.enemyMen(), before.enemyKings());
  }

  /** Stages the writing of the position after move {@code index} to {@code target}. */
  void store(Code code, SideSets played, Expr words, Expr target) {
    Side side = program.side();
    store(code, played.men(), words, target, side, Rank.MAN);
    store(code, played.kings(), words, target, side, Rank.KING);
    store(code, played.enemyMen(), words, target, side.opponent(), Rank.MAN);
    store(code, played.enemyKings(), words, target, side.opponent(), Rank.KING);
    code.store(words, Exprs.add(target, Exprs.constant(4 * program.words())), Exprs.constant((long)
        side.opponent().ordinal()));
  }

  /** The set of the one square whose bit has this number, counted through all words. */
  Bits square(Code code, String name, Expr bit) {
    if (program.words() == 1) {
      // The shift looks at the lowest six bits only.
      return new Bits(List.of(Exprs.shiftLeft(Exprs.constant(1L), bit))).let(code, name);
    }
    Expr wordOfBit = code.let(
        name + "Word", Exprs.and(Exprs.shiftRight(bit, Exprs.constant(6)), Exprs.constant(3)));
    List<Expr> words = new ArrayList<>();
    for (int word = 0; word < program.words(); word++) {
      words.add(Exprs.shiftLeft(Exprs.toLong(oneIf(wordOfBit, word)), bit));
    }
    return new Bits(words).let(code, name);
  }

  /** 1 if two small numbers are equal, else 0: without a branch, as nobody can foresee which word it will be. */
  private static Expr oneIf(Expr number, int other) {
    Expr difference = Exprs.xor(number, Exprs.constant(other));
    Expr negativeIfNone = Exprs.subtract(difference, Exprs.constant(1));
    return Exprs.shiftRight(negativeIfNone, Exprs.constant(Integer.SIZE - 1));
  }

  private void moveMan(Code code, Squares squares, Bits men, Bits kings) {
    Bits from = squares.from();
    Bits to = squares.to();
    Promotion promotion = program.rules().man().promotion().orElse(null);
    if (promotion != null && promotion.timing() == Timing.AT_ONCE_CONTINUING) {
      code.when(
          Check.zero(Exprs.and(squares.head(), Exprs.constant(MoveBuffer.PROMOTED))),
          still -> men.set(still, men.xor(from).xor(to)),
          promoted -> {
            men.set(promoted, men.xor(from));
            kings.set(promoted, kings.xor(to));
          });
    } else {
      men.set(code, men.xor(from).xor(to));
    }
    promoteArrived(code, men, kings);
  }

  private void promoteArrived(Code code, Bits men, Bits kings) {
    program.rules().man().promotion().ifPresent(promotion -> {
      // Men never rest in the zone, so that whoever is found there has just arrived.
      Bits zone = program.constant(promotion.zone().of(program.side()));
      Bits arrived = men.and(zone).let(code, "arrived");
      men.set(code, men.xor(arrived));
      kings.set(code, kings.or(arrived));
    });
  }

  private Bits captured(Code code, Expr buffer, Expr index) {
    List<Expr> captured = new ArrayList<>();
    for (int word = 0; word < program.words(); word++) {
      captured.add(code.let(
          "captured", Exprs.send(buffer, "captured", Type.LONG, index, Exprs.constant(word))));
    }
    return new Bits(captured);
  }

  private void store(Code code, Bits set, Expr words, Expr target, Side side, Rank rank) {
    for (int word = 0; word < program.words(); word++) {
      Expr place = Exprs.add(target, Exprs.constant(program.place(side, rank) + word));
      code.store(words, place, set.words().get(word));
    }
  }
}
