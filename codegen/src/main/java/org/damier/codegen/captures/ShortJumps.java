package org.damier.codegen.captures;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules.Continuation;

/**
 * The captures of pieces that jump over neighbours only, have to go on while they can, and stay what they are: one short method
 * for each rank, which carries a capture on or, where it cannot, ends it. It looks in all directions: over the piece that was
 * jumped last there is no way back, as a piece is jumped but once.
 */
final class ShortJumps {

  private final Captures captures;
  private final Program program;
  private final CaptureMethods methods;

  ShortJumps(Captures captures, Program program, CaptureMethods methods) {
    this.captures = captures;
    this.program = program;
    this.methods = methods;
  }

  /** Whether pieces of this rank capture so. */
  boolean apply(Rank rank) {
    return program.rules().capture().continuation() == Continuation.COMPULSORY
        && program.promotionAtOnce(rank).isEmpty()
        && manners(rank).stream().allMatch(CaptureManner.Jump.class::isInstance);
  }

  private List<CaptureManner> manners(Rank rank) {
    return program.rules().piece(rank).captures();
  }

  /** The method that goes on with a capture of this rank, or ends it. */
  Method method(Rank rank) {
    return methods.of(
        rank,
        "Captures",
        List.of(),
        Type.VOID,
        method -> stage(method.code(), method, captures.parameters(method), rank));
  }

  /** One way on: over whom, and to where. */
  private record Jump(Direction direction, Bits victim, Bits landing) {}

  private void stage(Code code, Method method, Chain chain, Rank rank) {
    captures.returnIfSeen(code, chain, rank);
    List<Jump> jumps = jumps(code, chain, rank);
    Bits any = jumps.stream().map(Jump::landing).reduce(Bits.none(program.words()), Bits::or);
    code.when(any.isEmpty(), over -> {
      captures.end(over, chain);
      over.ret();
    });
    for (Jump jump : jumps) {
      code.when(jump.landing().isNotEmpty(), landed -> {
        landed.note(jump.direction().name().toLowerCase(Locale.ROOT));
        Chain over = chain.over(landed, jump.victim(), captures.removedAtOnce(), captures.score());
        landed.run(captures.call(method, over.on(jump.landing())));
      });
    }
  }

  private List<Jump> jumps(Code code, Chain chain, Rank rank) {
    List<Jump> jumps = new ArrayList<>();
    for (CaptureManner manner : manners(rank)) {
      Bits victims = chain.victims(manner);
      for (Direction direction : program.directions(manner.directions())) {
        Bits victim = program.step(chain.at(), direction).and(victims);
        Bits behind = program.step(victim, direction).and(chain.empty());
        Bits landing = program.onGround(manner, behind).let(code, "landing");
        jumps.add(new Jump(direction, program.step(landing, direction.opposite()), landing));
      }
    }
    return jumps;
  }
}
