package org.damier.codegen.captures;

import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.Landing;
import org.damier.rules.Promotion;
import org.damier.rules.Promotion.Timing;

/**
 * The jumps of a flying piece in one direction where the squares behind a victim are not all alike: some may not be
 * landed on, from some the capture cannot go straight on, or only in another manner, or on some the piece becomes a king.
 * Each landing is carried on by itself.
 */
final class TermedFlight implements Flying {

  private final Captures captures;
  private final Program program;
  private final Rank rank;
  private final Fly fly;
  private final Direction direction;
  private final Course course;

  TermedFlight(Captures captures, Program program, Rank rank, Fly fly, Direction direction) {
    this.captures = captures;
    this.program = program;
    this.rank = rank;
    this.fly = fly;
    this.direction = direction;
    this.course = new Course(program, fly, direction);
  }

  /** Whether a {@link Flight}, which treats all squares behind a piece alike, would not do. */
  static boolean isNeeded(Program program, Rank rank, Fly fly) {
    boolean mayStay = program.rules().capture().continuation() != Continuation.COMPULSORY;
    return isOnTerms(fly)
        || (fly.landing() == Landing.WHERE_IT_CAN_CONTINUE && mayStay)
        || program.rules().piece(rank).captures().size() > 1
        || program.promotionAtOnce(rank).isPresent();
  }

  /** Whether a piece in sight with room behind may yet not be taken, or another may. */
  static boolean isOnTerms(Fly fly) {
    return fly.landing() == Landing.BEYOND || !fly.terms().areUsual();
  }

  @Override
  public void stage(Code code, Chain chain, Expr.Local wentOn) {
    Expr bit = chain.at().onlyBit(code);
    course.stage(
        code, chain.at(), bit, chain.victims(fly), chain.empty(), (hit, victim, landings) -> {
          hit.set(wentOn, Exprs.constant(1));
          over(hit, chain, victim, landings);
        });
  }

  /** Stages what follows on a jump over the victim, down on one of the squares. */
  void over(Code code, Chain chain, Bits victim, Bits landings) {
    Chain jumped = chain.over(code, victim, captures.removedAtOnce(), captures.score());
    Bits next = program.step(victim, direction).and(chain.empty()).let(code, "next");
    captures.unlessSeen(code, fly, direction, jumped.on(next), rank, fresh -> {
      Bits chosen = landings.variable(fresh, "chosen");
      if (fly.landing() == Landing.WHERE_IT_CAN_CONTINUE) {
        keepThoseThatGoOn(fresh, jumped, chosen);
      }
      eachLanding(
          fresh,
          jumped,
          chosen,
          (loop, down) -> captures.comeDown(loop, rank, direction, down, ending(victim)));
    });
  }

  private void keepThoseThatGoOn(Code code, Chain jumped, Bits landings) {
    if (program.rules().capture().continuation() == Continuation.SINGLE_JUMP) {
      return;
    }
    Bits going = Bits.none(program.words()).variable(code, "going");
    eachLanding(code, jumped, landings, (loop, down) -> addIfItGoesOn(loop, down, going));
    code.when(going.isNotEmpty(), some -> landings.set(some, going));
  }

  private void addIfItGoesOn(Code code, Chain down, Bits going) {
    program
        .promotionAtOnce(rank)
        .ifPresentOrElse(
            promotion -> addIfItGoesOn(code, promotion, down, going),
            () -> addIfItGoesOn(code, rank, down, going));
  }

  private void addIfItGoesOn(Code code, Promotion promotion, Chain down, Bits going) {
    Bits zone = program.promotionZone(program.side());
    code.when(
        down.at().and(zone).isNotEmpty(),
        inZone -> {
          if (promotion.timing() == Timing.AT_ONCE_CONTINUING) {
            addIfItGoesOn(inZone, Rank.KING, down, going);
          }
        },
        outside -> addIfItGoesOn(outside, rank, down, going));
  }

  private void addIfItGoesOn(Code code, Rank rankNow, Chain down, Bits going) {
    code.when(
        Check.nonZero(captures.canGoOn(rankNow, direction, down)),
        can -> going.set(can, going.or(down.at())));
  }

  /** What is done with the piece on one landing square. */
  @FunctionalInterface
  private interface Landed {
    void stage(Code code, Chain down);
  }

  private void eachLanding(Code code, Chain jumped, Bits landings, Landed landed) {
    landings.each(code, (loop, bit, word) -> {
      Bits at = Bits.single(bit, word, program.words()).let(loop, "landing");
      landed.stage(loop, jumped.on(at));
    });
  }

  /** A capture whose last victim is a king may have to end just behind it. */
  private Captures.Ending ending(Bits victim) {
    boolean always = fly.landing() == Landing.NEXT_AFTER_LAST_KING;
    return always || fly.landing() == Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL
        ? new Captures.Ending(true, (code, down) -> endNearKing(code, down, victim, always))
        : captures.endAnywhere();
  }

  private void endNearKing(Code code, Chain down, Bits victim, boolean always) {
    Bits lastKing = victim.and(down.allKings()).let(code, "lastKing");
    Bits far = down.at().minus(program.step(lastKing, direction));
    Expr.Local ends = code.variable("ends", Exprs.constant(1));
    code.when(
        lastKing.isNotEmpty(),
        afterKing -> afterKing.when(far.isNotEmpty(), tooFar -> {
          if (always) {
            tooFar.set(ends, Exprs.constant(0));
          } else {
            tooFar.when(
                Check.equal(down.captured().size(), Exprs.constant(1)).inverse(),
                several -> several.set(ends, Exprs.constant(0)));
          }
        }));
    code.when(Check.nonZero(ends), end -> captures.end(end, down));
  }
}
