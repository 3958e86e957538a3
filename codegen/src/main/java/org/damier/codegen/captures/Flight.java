package org.damier.codegen.captures;

import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.Sight;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.rules.CaptureManner.Fly;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.Landing;

/**
 * The jumps of a flying piece in one direction. Behind each victim lies a stretch of empty squares;
 * from each of them the capture may turn, and from all of them alike it may go straight on over the
 * next enemy on the line. Looking straight on is done once for the stretch, not once a square.
 */
final class Flight implements Flying {

  private final Captures captures;
  private final Program program;
  private final Rank rank;
  private final Fly fly;
  private final Direction direction;

  Flight(Captures captures, Program program, Rank rank, Fly fly, Direction direction) {
    this.captures = captures;
    this.program = program;
    this.rank = rank;
    this.fly = fly;
    this.direction = direction;
  }

  @Override
  public void stage(Code code, Chain chain, Expr.Local wentOn) {
    Bits first = nearest(code, chain.at(), chain.empty());
    Bits victim = victims(chain, first).variable(code, "victim");
    Bits landing = landing(victim, chain.empty()).variable(code, "landing");
    code.when(landing.isNotEmpty(), hit -> {
      hit.set(wentOn, Exprs.constant(1));
      Chain running = running(hit, chain);
      hit.loopWhile(landing.isNotEmpty(), line -> overOne(line, running, victim, landing));
    });
  }

  /** The chain in variables, which each victim on the line changes. */
  private Chain running(Code code, Chain chain) {
    return new Chain(
        chain.head(),
        chain.at(),
        chain.enemies().variable(code, "others"),
        chain.own(),
        chain.allKings(),
        captures.removedAtOnce() ? chain.empty().variable(code, "open") : chain.empty(),
        chain.captured().variable(code, "taken"),
        captures.score().dependsOnOrder()
            ? code.variable("kingsInOrder", chain.order())
            : chain.order(),
        chain.buffer());
  }

  private void overOne(Code code, Chain chain, Bits victim, Bits landing) {
    if (captures.score().dependsOnOrder()) {
      code.set(
          (Expr.Local) chain.order(),
          captures.score().mark(chain.order(), victim, chain.allKings(), chain.captured()));
    }
    chain.enemies().set(code, chain.enemies().xor(victim));
    chain.captured().set(code, chain.captured().or(victim));
    if (captures.removedAtOnce()) {
      chain.empty().set(code, chain.empty().or(victim));
    }
    Bits ahead = ahead(code, chain, landing);
    Bits landingAhead = landing(ahead, chain.empty()).let(code, "landingAhead");
    captures.unlessSeen(
        code,
        fly,
        direction,
        chain.on(landing),
        rank,
        fresh -> stretch(fresh, chain, victim, landing, landingAhead));
    victim.set(code, ahead);
    landing.set(code, landingAhead);
  }

  /** The next enemy on the line that may be taken too, if the capture may go on. */
  private Bits ahead(Code code, Chain chain, Bits landing) {
    if (program.rules().capture().continuation() == Continuation.SINGLE_JUMP) {
      return Bits.none(program.words());
    }
    Bits next = nearest(code, landing, chain.empty());
    return victims(chain, next).let(code, "ahead");
  }

  private Bits victims(Chain chain, Bits squares) {
    return squares.and(chain.victims(fly));
  }

  private Bits landing(Bits victim, Bits empty) {
    return program.step(victim, direction).and(empty);
  }

  private Bits nearest(Code code, Bits from, Bits empty) {
    return new Sight(program, direction).nearest(code, from.onlyBit(code), empty);
  }

  private void stretch(Code code, Chain chain, Bits victim, Bits landing, Bits landingAhead) {
    if (fly.landing() == Landing.WHERE_IT_CAN_CONTINUE && !mayStop()) {
      stretchWhereItContinues(code, chain, landing, landingAhead);
      return;
    }
    eachLanding(code, chain, landing, (loop, down) -> {
      Expr turned = turns(loop, down);
      Check ends = mayStop()
          ? Check.zero(Exprs.constant(0))
          : Check.zero(Exprs.or(Exprs.toLong(turned), landingAhead.anyBit()));
      loop.when(ends, end -> endIfAllowed(end, down, victim, landing));
    });
  }

  private void stretchWhereItContinues(Code code, Chain chain, Bits landing, Bits landingAhead) {
    Expr.Local turned = code.variable("turned", Exprs.constant(0));
    eachLanding(
        code,
        chain,
        landing,
        (loop, down) -> loop.set(turned, Exprs.or(turned, turns(loop, down))));
    Check nowhere = Check.zero(Exprs.or(Exprs.toLong(turned), landingAhead.anyBit()));
    code.when(
        nowhere,
        stuck -> eachLanding(stuck, chain, landing, (loop, down) -> captures.end(loop, down)));
  }

  private Expr turns(Code code, Chain down) {
    return program.rules().capture().continuation() == Continuation.SINGLE_JUMP
        ? Exprs.constant(0)
        : captures.turns(code, rank, direction, down);
  }

  private boolean mayStop() {
    return program.mayStop(rank);
  }

  /** A capture whose last victim is a king may have to end just behind it. */
  private void endIfAllowed(Code code, Chain down, Bits victim, Bits landing) {
    boolean behindKings = fly.landing() == Landing.NEXT_AFTER_LAST_KING
        || fly.landing() == Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL;
    if (!behindKings) {
      captures.end(code, down);
      return;
    }
    Bits farFromKing = down.at().minus(landing);
    Expr last = victim.and(down.allKings()).anyBit();
    code.when(
        Check.zero(last),
        afterMan -> captures.end(afterMan, down),
        afterKing -> afterKing.when(
            farFromKing.isEmpty(),
            justBehind -> captures.end(justBehind, down),
            far -> spared(far, down)));
  }

  private void spared(Code code, Chain down) {
    if (fly.landing() == Landing.NEXT_AFTER_LAST_KING_OF_SEVERAL) {
      code.when(
          Check.equal(down.captured().size(), Exprs.constant(1)),
          single -> captures.end(single, down));
    }
  }

  /** What is done with the piece on one landing square. */
  @FunctionalInterface
  private interface Landed {
    void stage(Code code, Chain down);
  }

  private void eachLanding(Code code, Chain chain, Bits landing, Landed landed) {
    if (fly.landing() == Landing.NEXT) {
      landed.stage(code, chain.on(landing));
      return;
    }
    Bits down = landing.variable(code, "down");
    code.loopWhile(down.isNotEmpty(), loop -> {
      landed.stage(loop, chain.on(down));
      down.set(loop, program.step(down, direction).and(chain.empty()));
    });
  }
}
