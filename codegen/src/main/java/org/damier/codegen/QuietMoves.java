package org.damier.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.layout.Heads;
import org.damier.codegen.sets.AppendMethod;
import org.damier.codegen.sets.Back;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.sets.Sight;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.rules.Movement;

/** Steps and slides: whole sets moved on at once, each target square being one move. */
final class QuietMoves {

  private final Program program;
  private final AppendMethod append;

  QuietMoves(Program program, AppendMethod append) {
    this.program = program;
    this.append = append;
  }

  /** Writes every move's head into the buffer, behind those of {@code known} captures. */
  void list(Code code, SideView view, Expr buffer, Expr known) {
    Expr heads = room(code, buffer);
    Expr.Local size = code.variable("size", known);
    each(code, view, Rank.MAN, listing(heads, size));
    if (!program.rules().king().moves().isEmpty()) {
      code.when(view.kings().isNotEmpty(), body -> listKings(body, view, heads, size));
    }
    code.run(Exprs.send(buffer, "resize", Type.VOID, size));
  }

  /** The same for a side that has no kings, where there are no captures. */
  void listMen(Code code, SideView view, Expr buffer) {
    Expr heads = room(code, buffer);
    Expr.Local size = code.variable("size", Exprs.constant(0));
    each(code, view, Rank.MAN, listing(heads, size));
    code.run(Exprs.send(buffer, "resize", Type.VOID, size));
  }

  private Expr room(Code code, Expr buffer) {
    return code.let("heads", Exprs.send(buffer, "reserve", Type.INTS, Exprs.constant(mostMoves())));
  }

  /** With more words the kings take a method of their own, so that none outgrows the JVM's compiler. */
  private void listKings(Code code, SideView view, Expr heads, Expr.Local size) {
    if (program.words() == 1) {
      each(code, view, Rank.KING, listing(heads, size));
      return;
    }
    Method method = program.sketch().method(program.name("KingMoves"), Type.INT);
    SideView kings = kingsOnly(method);
    Expr into = method.parameter("heads", Type.INTS);
    Expr.Local from = method.parameter("size", Type.INT);
    each(method.code(), kings, Rank.KING, listing(into, from));
    method.code().ret(from);
    List<Expr> arguments = kingsOnly(view);
    arguments.addAll(List.of(heads, size));
    code.set(size, ClassSketch.call(method, arguments));
  }

  private Reached listing(Expr heads, Expr.Local size) {
    return new Listing(append, heads, size);
  }

  /** Writes a head for each move. */
  private record Listing(AppendMethod append, Expr heads, Expr.Local size) implements Reached {
    @Override
    public void together(Code code, Rank rank, Bits targets, Back back) {
      for (int word = 0; word < targets.count(); word++) {
        // Destination and origin in one multiplication: to * 256 + (to - back).
        int base = word * Long.SIZE * Heads.TO_AND_FROM + Heads.quiet(rank);
        Expr rest = Exprs.subtract(Exprs.constant(base), back.in(word));
        append.to(code, heads, size, targets.words().get(word), rest, rank == Rank.MAN);
      }
    }

    @Override
    public void fromOne(Code code, Rank rank, Bits targets, Expr from) {
      for (int word = 0; word < targets.count(); word++) {
        Expr rest =
            Exprs.add(from, Exprs.constant(((word * Long.SIZE) << Byte.SIZE) + Heads.quiet(rank)));
        append.toFromOne(code, heads, size, targets.words().get(word), rest);
      }
    }
  }

  /** Adds up how many moves there are. */
  private record Counting(Expr.Local count) implements Reached {
    @Override
    public void together(Code code, Rank rank, Bits targets, Back back) {
      add(code, targets);
    }

    @Override
    public void fromOne(Code code, Rank rank, Bits targets, Expr from) {
      add(code, targets);
    }

    private void add(Code code, Bits targets) {
      code.set(count, Exprs.add(count, targets.size()));
    }
  }

  /** The number of moves, an int. */
  Expr count(Code code, SideView view) {
    Expr.Local count = code.variable("count", countMen(code, view));
    if (!program.rules().king().moves().isEmpty()) {
      code.when(view.kings().isNotEmpty(), body -> countKings(body, view, count));
    }
    return count;
  }

  private void countKings(Code code, SideView view, Expr.Local count) {
    if (program.words() == 1) {
      each(code, view, Rank.KING, new Counting(count));
      return;
    }
    Method method = program.sketch().method(program.name("KingCount"), Type.INT);
    SideView kings = kingsOnly(method);
    Expr.Local ofKings = method.code().variable("count", Exprs.constant(0));
    each(method.code(), kings, Rank.KING, new Counting(ofKings));
    method.code().ret(ofKings);
    code.set(count, Exprs.add(count, ClassSketch.call(method, kingsOnly(view))));
  }

  /**
   * A view whose sets of kings and of empty squares are the next parameters of a method, and own pieces if kings pass
   * them; what moves of kings do not ask for is left empty.
   */
  private SideView kingsOnly(Method method) {
    Bits none = Bits.none(program.words());
    Bits kings = Bits.parameters(method, "kings", program.words());
    Bits empty = Bits.parameters(method, "empty", program.words());
    Bits own = kingsPassOwnPieces() ? Bits.parameters(method, "own", program.words()) : none;
    return new SideView(own, none, kings, none, kings, empty);
  }

  /** The arguments for that view. */
  private List<Expr> kingsOnly(SideView view) {
    List<Expr> arguments = new ArrayList<>(view.kings().words());
    arguments.addAll(view.empty().words());
    arguments.addAll(kingsPassOwnPieces() ? view.own().words() : List.of());
    return arguments;
  }

  private boolean kingsPassOwnPieces() {
    return program.rules().king().moves().stream()
        .anyMatch(move -> move instanceof Movement.Leap || move instanceof Movement.Vault);
  }

  /** The number of moves of men, an int. */
  Expr countMen(Code code, SideView view) {
    Expr.Local count = code.variable("count", Exprs.constant(0));
    each(code, view, Rank.MAN, new Counting(count));
    return count;
  }

  /** No side has more quiet moves than each of its pieces could make on an empty board. */
  private int mostMoves() {
    int most = 0;
    for (Rank rank : Rank.values()) {
      int ofRank = 0;
      for (Movement movement : program.rules().piece(rank).moves()) {
        int reach = movement instanceof Movement.Slide || movement instanceof Movement.Vault
            ? Math.max(program.rules().board().rows(), program.rules().board().columns())
            : 1;
        ofRank += reach * program.directions(movement.directions()).size();
      }
      most = Math.max(most, ofRank);
    }
    return most * program.rules().board().size() + AppendMethod.ROOM_BEHIND;
  }

  /** What is done with the squares that pieces of one rank reach. */
  private interface Reached {

    /** Those that several pieces reach, each from so far back. */
    void together(Code code, Rank rank, Bits targets, Back back);

    /** Those that one piece reaches from the square of the bit {@code from}. */
    void fromOne(Code code, Rank rank, Bits targets, Expr from);
  }

  private void each(Code code, SideView view, Rank rank, Reached reached) {
    QuietWays ways = new QuietWays(program, rank);
    for (QuietWays.Way way : ways.all()) {
      Movement movement = way.movement();
      if (movement instanceof Movement.Slide) {
        slide(code, view, rank, way.directions(), reached);
        continue;
      }
      for (Direction direction : way.directions()) {
        code.note(rank.word() + " " + direction.name().toLowerCase(Locale.ROOT));
        if (movement instanceof Movement.Line) {
          passLines(code, view, rank, direction, ways.passOne(direction) ? 2 : 1, reached);
        } else if (movement instanceof Movement.Leap) {
          leap(code, view, rank, direction, reached);
        } else if (movement instanceof Movement.Vault) {
          vault(code, view, rank, direction, reached);
        } else {
          step(code, view, rank, direction, reached);
        }
      }
    }
  }

  private void step(Code code, SideView view, Rank rank, Direction direction, Reached reached) {
    Bits targets = program.step(view.own(rank), direction).and(view.empty());
    reached.together(code, rank, targets, Back.of(program.layout(), direction, 1));
  }

  /** One piece after the other, as each sees as far as it sees. */
  private void slide(
      Code code, SideView view, Rank rank, Set<Direction> directions, Reached reached) {
    view.own(rank).each(code, (loop, bit, word) -> {
      Expr from = loop.let("from", Exprs.add(bit, Exprs.constant(word * Long.SIZE)));
      Bits seen = Bits.none(program.words());
      for (Direction direction : directions) {
        seen = seen.or(new Sight(program, direction).upToNearest(loop, from, view.empty()));
      }
      reached.fromOne(loop, rank, seen.and(view.empty()).let(loop, "targets"), from);
    });
  }

  private void leap(Code code, SideView view, Rank rank, Direction direction, Reached reached) {
    Bits over = program.step(view.own(rank), direction).and(view.own());
    Bits targets = program.step(over, direction).and(view.empty()).let(code, "targets");
    reached.together(code, rank, targets, Back.of(program.layout(), direction, 2));
  }

  /** From ever farther before the piece passed, to ever farther behind it. */
  private void vault(Code code, SideView view, Rank rank, Direction direction, Reached reached) {
    Bits line = program.step(view.own(rank), direction).variable(code, "line");
    Back back = Back.of(program.layout(), direction, 2).variable(code, "back");
    code.loopWhile(line.isNotEmpty(), before -> {
      Bits targets = program
          .step(line.and(view.own()), direction)
          .and(view.empty())
          .variable(before, "targets");
      Back far = back.variable(before, "far");
      before.loopWhile(targets.isNotEmpty(), behind -> {
        reached.together(behind, rank, targets, far);
        targets.set(behind, program.step(targets, direction).and(view.empty()));
        far.oneMore(behind);
      });
      line.set(before, program.step(line.and(view.empty()), direction));
      back.oneMore(before);
    });
  }

  /** Squares behind ever longer lines of men: what has been passed is a man, what is reached is empty. */
  private void passLines(
      Code code, SideView view, Rank rank, Direction direction, int shortest, Reached reached) {
    Bits line = view.own(rank);
    for (int man = 0; man < shortest; man++) {
      line = program.step(line, direction).and(view.men());
    }
    Bits passed = line.variable(code, "passed");
    Back back = Back.of(program.layout(), direction, shortest + 1).variable(code, "back");
    code.loopWhile(passed.isNotEmpty(), loop -> {
      Bits beyond = program.step(passed, direction).let(loop, "beyond");
      reached.together(loop, rank, beyond.and(view.empty()).let(loop, "targets"), back);
      passed.set(loop, beyond.and(view.men()));
      back.oneMore(loop);
    });
  }
}
