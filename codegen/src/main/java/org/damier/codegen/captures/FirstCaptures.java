package org.damier.codegen.captures;

import java.util.ArrayList;
import java.util.List;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.sets.Sight;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.rules.CaptureManner;

/** Which pieces can begin a capture: over a neighbour found for all pieces at once, from afar for each piece alone. */
public final class FirstCaptures {

  private final Program program;
  private final Chain.Parts parts;
  private final CaptureMethods methods;

  FirstCaptures(Program program, Chain.Parts parts, CaptureMethods methods) {
    this.program = program;
    this.parts = parts;
    this.methods = methods;
  }

  private List<CaptureManner> manners(Rank rank) {
    return program.rules().piece(rank).captures();
  }

  /** The squares on which pieces of this rank come down from a first jump in one direction. */
  public record FirstJumps(Direction direction, Bits landings) {}

  /** The first jumps of this rank over neighbours. */
  public List<FirstJumps> jumps(Code code, SideView view, Rank rank) {
    List<FirstJumps> jumps = new ArrayList<>();
    for (CaptureManner manner : manners(rank)) {
      if (manner instanceof CaptureManner.Jump) {
        for (Direction direction : program.directions(manner.directions())) {
          Bits victims = program.step(view.own(rank), direction).and(view.victims(manner));
          Bits behind = program.step(victims, direction).and(view.empty());
          Bits landings = program.onGround(manner, behind);
          jumps.add(new FirstJumps(direction, landings.let(code, "landings")));
        }
      }
    }
    return jumps;
  }

  /** Whether pieces of this rank capture from afar. */
  public boolean anyFlies(Rank rank) {
    return manners(rank).stream().anyMatch(CaptureManner.Fly.class::isInstance);
  }

  /** The pieces that these jumps begin with. */
  public Bits jumpers(Code code, List<FirstJumps> jumps) {
    Bits jumpers = Bits.none(program.words());
    for (FirstJumps jump : jumps) {
      Direction back = jump.direction().opposite();
      jumpers = jumpers.or(program.step(program.step(jump.landings(), back), back));
    }
    return jumpers.let(code, "jumpers");
  }

  /** The pieces of this rank that can begin a capture from afar. */
  public Bits flyers(Code code, SideView view, Rank rank) {
    Bits none = Bits.none(program.words());
    if (!anyFlies(rank)) {
      return none;
    }
    Method sees = methods.of(rank, "Sees", List.of(), Type.LONG, method -> sees(method, rank));
    Bits flyers = none.variable(code, "flyers");
    List<Expr> pieces = pieces(view);
    view.own(rank).each(code, (loop, bit, word) -> {
      List<Expr> arguments = new ArrayList<>();
      arguments.add(Exprs.add(bit, Exprs.constant(word * Long.SIZE)));
      Bits at = Bits.single(bit, word, program.words());
      arguments.addAll(anyOnTerms(rank) ? at.words() : List.of());
      arguments.addAll(pieces);
      loop.when(
          Check.nonZero(ClassSketch.call(sees, arguments)), can -> flyers.set(can, flyers.or(at)));
    });
    return flyers;
  }

  private List<Expr> pieces(SideView view) {
    List<Expr> pieces = new ArrayList<>(view.enemies().words());
    if (parts.own()) {
      pieces.addAll(view.own().words());
    }
    if (parts.kings()) {
      pieces.addAll(view.allKings().words());
    }
    pieces.addAll(view.empty().words());
    return pieces;
  }

  private boolean anyOnTerms(Rank rank) {
    return manners(rank).stream().anyMatch(FirstCaptures::isOnTerms);
  }

  private static boolean isOnTerms(CaptureManner manner) {
    return manner instanceof CaptureManner.Fly fly && TermedFlight.isOnTerms(fly);
  }

  /**
   * Stages a method of a square's bit, the enemies and the empty squares; it answers 0 if a piece there has none to capture from
   * afar.
   */
  private void sees(Method method, Rank rank) {
    Expr bit = method.parameter("bit", Type.INT);
    Bits none = Bits.none(program.words());
    Bits at = anyOnTerms(rank) ? Bits.parameters(method, "at", program.words()) : none;
    Bits enemies = Bits.parameters(method, "enemies", program.words());
    Bits own = parts.own() ? Bits.parameters(method, "own", program.words()) : none;
    Bits kings = parts.kings() ? Bits.parameters(method, "allKings", program.words()) : none;
    Bits empty = Bits.parameters(method, "empty", program.words());
    Code code = method.code();
    Bits seen = none;
    for (CaptureManner manner : manners(rank)) {
      if (manner instanceof CaptureManner.Fly) {
        Bits victims = SideView.victims(manner, enemies, own, kings);
        for (Direction direction : program.directions(manner.directions())) {
          if (isOnTerms(manner)) {
            Course course = new Course(program, manner, direction);
            course.stage(
                code, at, bit, victims, empty, (can, victim, down) -> can.ret(Exprs.constant(1L)));
            continue;
          }
          seen = seen.or(new Sight(program, direction).jumpable(code, bit, victims, empty));
        }
      }
    }
    code.ret(seen.anyBit());
  }
}
