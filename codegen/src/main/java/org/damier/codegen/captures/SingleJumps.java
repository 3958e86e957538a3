package org.damier.codegen.captures;

import java.util.List;
import java.util.function.Consumer;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.captures.FirstCaptures.FirstJumps;
import org.damier.codegen.layout.Heads;
import org.damier.codegen.sets.Back;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.Criterion;

/**
 * The commonest captures, whole sets at once: where only men capture and none can jump twice, every
 * first jump is a move.
 */
public final class SingleJumps {

  private final Program program;

  public SingleJumps(Program program) {
    this.program = program;
  }

  /** Every square on which one of these jumps comes down. */
  public Bits landings(Code code, List<FirstJumps> jumps) {
    return jumps.stream()
        .map(FirstJumps::landings)
        .reduce(Bits.none(program.words()), Bits::or)
        .let(code, "anyLanding");
  }

  /** What the first jumps of men come down on, in all and by direction, and the pieces that capture otherwise. */
  public record Found(List<FirstJumps> jumps, Bits landings, Bits otherCapturers) {}

  /** Stages the listing of single jumps, and a return, for when there are no others. */
  public void list(Code code, SideView view, Found found, Expr buffer, Expr answer) {
    whenAll(code, view, found, singles -> {
      int most = program.rules().board().size() * found.jumps().size();
      Expr heads =
          singles.let("heads", Exprs.send(buffer, "reserve", Type.INTS, Exprs.constant(most)));
      Expr captured = singles.let("captured", Exprs.send(buffer, "capturedWords", Type.LONGS));
      Expr.Local size = singles.variable("size", Exprs.constant(0));
      found.jumps().forEach(jump -> list(singles, jump, heads, captured, size));
      singles.run(Exprs.send(buffer, "resize", Type.VOID, size));
      singles.ret(answer);
    });
  }

  /** Stages a return of the number of single jumps for when there are no others. */
  public void count(Code code, SideView view, Found found) {
    whenAll(
        code,
        view,
        found,
        singles -> singles.ret(found.jumps().stream()
            .map(jump -> jump.landings().size())
            .reduce(Exprs.constant(0), Exprs::add)));
  }

  /** For when there are captures and all of them are single jumps of men. */
  private void whenAll(Code code, SideView view, Found found, Consumer<Code> singles) {
    if (areMoves()) {
      Bits again = endsWithJump() ? Bits.none(program.words()) : jumpAgain(view, found.landings());
      code.when(found.otherCapturers().or(again).isEmpty(), singles);
    }
  }

  private boolean endsWithJump() {
    return program.rules().capture().continuation() == Continuation.SINGLE_JUMP;
  }

  /** Whether a man's single jump is a whole move and as good as any other. */
  private boolean areMoves() {
    boolean shortOnly =
        program.rules().man().captures().stream().allMatch(CaptureManner.Jump.class::isInstance)
            && program.rules().man().captures().size() == 1;
    return shortOnly
        && program.promotionAtOnce(Rank.MAN).isEmpty()
        && program.mustCapture()
        && (program.rules().capture().continuation() == Continuation.COMPULSORY || endsWithJump())
        && program.rules().capture().selection().criteria().stream().allMatch(this::makesEqual);
  }

  private boolean makesEqual(Criterion criterion) {
    return !criterion.measure().tellsRanksApart();
  }

  /**
   * Where a second jump from one of the squares would come down. The square of origin, empty by then,
   * cannot be reached, as the piece just taken lies between.
   */
  private Bits jumpAgain(SideView view, Bits landings) {
    Bits again = Bits.none(program.words());
    CaptureManner manner = program.rules().man().captures().get(0);
    for (Direction direction : program.directions(manner.directions())) {
      Bits victims = program.step(landings, direction).and(view.victims(manner));
      Bits behind = program.step(victims, direction).and(view.empty());
      again = again.or(program.onGround(manner, behind));
    }
    return again;
  }

  private void list(Code code, FirstJumps jump, Expr heads, Expr captured, Expr.Local size) {
    Back back = Back.of(program.layout(), jump.direction(), 2);
    jump.landings().each(code, (loop, bit, word) -> {
      int base = word * Long.SIZE * Heads.TO_AND_FROM + MoveBuffer.CAPTURE;
      loop.store(
          heads,
          size,
          Exprs.add(
              Exprs.multiply(bit, Exprs.constant(Heads.TO_AND_FROM)),
              Exprs.subtract(Exprs.constant(base), back.in(word))));
      Bits victim =
          program.step(Bits.single(bit, word, program.words()), jump.direction().opposite());
      for (int part = 0; part < program.words(); part++) {
        Expr place =
            Exprs.add(Exprs.multiply(size, Exprs.constant(program.words())), Exprs.constant(part));
        loop.store(captured, place, victim.words().get(part));
      }
      loop.set(size, Exprs.add(size, Exprs.constant(1)));
    });
  }
}
