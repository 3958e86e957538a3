package org.damier.codegen.captures;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.codegen.layout.Heads;
import org.damier.codegen.sets.Bits;
import org.damier.codegen.sets.Program;
import org.damier.codegen.sets.SideView;
import org.damier.codegen.stage.Check;
import org.damier.codegen.stage.ClassSketch;
import org.damier.codegen.stage.Code;
import org.damier.codegen.stage.Expr;
import org.damier.codegen.stage.Exprs;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.engine.MoveBuffer;
import org.damier.rules.CaptureManner;
import org.damier.rules.CaptureRules.Continuation;
import org.damier.rules.CaptureRules.Removal;
import org.damier.rules.CaptureSelection.Scope;
import org.damier.rules.Promotion;
import org.damier.rules.Promotion.Timing;

/**
 * The captures of one side, jump by jump. For each rank and each set of directions to look in there
 * is one emitted method; it carries a capture on from where the piece stands and answers whether it
 * could. Whoever called it finishes the capture where it could not.
 */
public final class Captures {

  /**
   * From so many pieces on, chains that have been here before are dropped. Short ones rarely have, and are few: jumps over
   * neighbours along two axes can go 324 ways at most with five.
   */
  private static final int REMEMBERED_FROM = 6;

  // Stands for the way of a jump where that does not matter; no direction and manner make the same
  // bits.
  private static final int ANY_JUMP = 1 << 29;

  private final Program program;
  private final Score score;
  private final Chain.Parts parts;
  private final boolean removedAtOnce;
  private final ShortJumps shortJumps;
  private final Outlook outlook;
  private final FirstCaptures first;
  private final CaptureFacts facts;
  private final CaptureMethods methods;

  public Captures(Program program, Score score, CaptureMethods methods) {
    this.program = program;
    this.methods = methods;
    this.score = score;
    this.shortJumps = new ShortJumps(this, program, methods);
    this.removedAtOnce = program.rules().capture().removal() == Removal.AT_ONCE;
    this.facts = new CaptureFacts(program);
    this.outlook = new Outlook(this, program, methods);
    this.parts = new Chain.Parts(
        program.takesOwn(), score.needsKings() || facts.askForKings(), score.dependsOnOrder());
    this.first = new FirstCaptures(program, parts, methods);
  }

  /** What the rules of capture come to. */
  public CaptureFacts facts() {
    return facts;
  }

  /** What tells which pieces can begin a capture. */
  public FirstCaptures first() {
    return first;
  }

  private List<CaptureManner> manners(Rank rank) {
    return program.rules().piece(rank).captures();
  }

  /** Which of the rank's manners it is. */
  private int numberOf(CaptureManner manner, Rank rank) {
    List<CaptureManner> manners = manners(rank);
    return manners.size() == 1 ? 0 : manners.indexOf(manner);
  }

  /** Puts every finished capture of these pieces into the buffer. */
  public void list(Code code, SideView view, Bits capturers, Rank rank, Expr buffer) {
    Method goOn =
        shortJumps.apply(rank) ? shortJumps.method(rank) : method(rank, facts.directions(rank));
    capturers.each(code, (loop, bit, word) -> {
      if (program.rules().capture().selection().scope() == Scope.CHOSEN_PIECE) {
        loop.run(Exprs.send(buffer, "compareAnew", Type.VOID));
      }
      Bits at = Bits.single(bit, word, program.words()).let(loop, "from");
      Expr head = Exprs.add(bit, Exprs.constant(word * Long.SIZE + Heads.capture(rank)));
      loop.run(call(goOn, begin(loop, view, head, at, buffer)));
    });
  }

  /** A capture that begins on this square. */
  Chain begin(Code code, SideView view, Expr head, Bits at, Expr buffer) {
    return new Chain(
        head,
        at,
        view.enemies(),
        parts.own() ? view.own().minus(at).let(code, "own") : Bits.none(program.words()),
        view.allKings(),
        view.empty().or(at),
        Bits.none(program.words()),
        Exprs.ZERO,
        buffer);
  }

  Expr call(Method method, Chain chain) {
    return ClassSketch.call(method, chain.arguments(parts));
  }

  /** Where a piece may look after a jump in this direction; {@code ahead} too or not. */
  private Set<Direction> directionsAfter(Rank rank, Direction jump, boolean ahead) {
    Set<Direction> directions = EnumSet.copyOf(facts.directions(rank));
    // Where pieces stay until the end, the one just taken blocks the way back.
    if (!facts.turnBack()) {
      directions.remove(jump.opposite());
    }
    if (!ahead) {
      directions.remove(jump);
    }
    return directions;
  }

  /** The parameters of a method that carries a capture on. */
  Chain parameters(Method method) {
    return Chain.parameters(method, program.words(), parts);
  }

  private Method method(Rank rank, Set<Direction> directions) {
    return methods.of(
        rank, "Jumps", directions, Type.INT, method -> stage(method, rank, directions));
  }

  private void stage(Method method, Rank rank, Set<Direction> directions) {
    Chain chain = parameters(method);
    Code code = method.code();
    Expr.Local wentOn = code.variable("wentOn", Exprs.constant(0));
    for (Course course : facts.courses(rank, directions)) {
      code.note(course.direction().name().toLowerCase(Locale.ROOT));
      look(code, rank, course.manner(), course.direction(), chain, wentOn);
    }
    code.ret(wentOn);
  }

  private void look(
      Code code,
      Rank rank,
      CaptureManner manner,
      Direction direction,
      Chain chain,
      Expr.Local wentOn) {
    if (manner instanceof CaptureManner.Fly fly) {
      Flying flight = flying(rank, fly, direction);
      if (program.words() == 1 && flight instanceof Flight) {
        flight.stage(code, chain, wentOn);
      } else {
        List<Object> way = List.of(numberOf(manner, rank), direction);
        code.set(wentOn, Exprs.or(wentOn, call(method(rank, way, flight), chain)));
      }
    } else {
      jump(code, rank, manner, direction, chain, wentOn);
    }
  }

  private Flying flying(Rank rank, CaptureManner.Fly fly, Direction direction) {
    return TermedFlight.isNeeded(program, rank, fly)
        ? new TermedFlight(this, program, rank, fly, direction)
        : new Flight(this, program, rank, fly, direction);
  }

  /** With more words, or on terms, a flight takes a method of its own, so that none outgrows the JVM's compiler. */
  private Method method(Rank rank, List<Object> way, Flying flight) {
    return methods.of(rank, "Flight", way, Type.INT, method -> stage(method, flight));
  }

  private void stage(Method method, Flying flight) {
    Chain chain = parameters(method);
    Code code = method.code();
    Expr.Local wentOn = code.variable("wentOn", Exprs.constant(0));
    flight.stage(code, chain, wentOn);
    code.ret(wentOn);
  }

  private void jump(
      Code code,
      Rank rank,
      CaptureManner manner,
      Direction direction,
      Chain chain,
      Expr.Local wentOn) {
    Bits victim =
        program.step(chain.at(), direction).and(chain.victims(manner)).let(code, "victim");
    Bits behind = program.step(victim, direction).and(chain.empty());
    Bits landing = program.onGround(manner, behind).let(code, "landing");
    code.when(landing.isNotEmpty(), landed -> {
      landed.set(wentOn, Exprs.constant(1));
      Chain over = chain.over(landed, victim, removedAtOnce, score).on(landing);
      unlessSeen(
          landed,
          manner,
          direction,
          over,
          rank,
          fresh -> comeDown(fresh, rank, direction, over, endAnywhere()));
    });
  }

  /**
   * How a capture ends that does not go on.
   *
   * @param isOnTerms whether some captures that do not go on may not end either
   */
  record Ending(boolean isOnTerms, BiConsumer<Code, Chain> staging) {
    void stage(Code code, Chain chain) {
      staging.accept(code, chain);
    }
  }

  /** The usual ending: wherever the piece stands. */
  Ending endAnywhere() {
    return new Ending(false, this::end);
  }

  /** What happens on the landing square: promotion perhaps, then on or to an end. */
  void comeDown(Code code, Rank rank, Direction direction, Chain chain, Ending ending) {
    Promotion promotion = program.promotionAtOnce(rank).orElse(null);
    if (promotion == null) {
      goOnOrEnd(code, rank, direction, chain, ending);
      return;
    }
    Bits zone = program.promotionZone(program.side());
    Chain promoted = chain.flagged(MoveBuffer.PROMOTED);
    code.when(
        chain.at().and(zone).isNotEmpty(),
        inZone -> {
          if (promotion.timing() == Timing.AT_ONCE_STOPPING) {
            ending.stage(inZone, promoted);
          } else {
            goOnOrEnd(inZone, Rank.KING, direction, promoted, ending);
          }
        },
        outside -> goOnOrEnd(outside, rank, direction, chain, ending));
  }

  private void goOnOrEnd(Code code, Rank rank, Direction direction, Chain chain, Ending ending) {
    Continuation continuation = program.rules().capture().continuation();
    if (continuation == Continuation.SINGLE_JUMP) {
      ending.stage(code, chain);
      return;
    }
    if (shortJumps.apply(rank) && !ending.isOnTerms()) {
      // These end by themselves.
      code.run(call(shortJumps.method(rank), chain));
      return;
    }
    Expr wentOn = call(method(rank, directionsAfter(rank, direction, true)), chain);
    if (program.mayStop(rank)) {
      code.run(wentOn);
      ending.stage(code, chain);
    } else {
      code.when(Check.zero(wentOn), over -> ending.stage(over, chain));
    }
  }

  /** Whether a capture that comes down here from a jump in this direction could go on; 0 if not. Nothing is carried on. */
  Expr canGoOn(Rank rank, Direction direction, Chain chain) {
    return outlook.from(chain, rank, directionsAfter(rank, direction, true));
  }

  /** Whether a capture can go on from here in another direction than straight ahead; carries it on. */
  Expr turns(Code code, Rank rank, Direction direction, Chain chain) {
    Set<Direction> directions = directionsAfter(rank, direction, false);
    if (directions.isEmpty()) {
      return Exprs.constant(0);
    }
    // From most squares there is nobody to take, and a short method finds that out.
    Expr.Local turned = code.variable("turned", Exprs.constant(0));
    code.when(
        Check.nonZero(outlook.from(chain, rank, directions)),
        can -> can.set(turned, call(method(rank, directions), chain)));
    return turned;
  }

  /** Offers the capture, ended where the piece stands, to the buffer. */
  void end(Code code, Chain chain) {
    Expr to = Exprs.shiftLeft(chain.at().onlyBit(code), Exprs.constant(Byte.SIZE));
    List<Expr> arguments = new ArrayList<>();
    Expr head = CaptorsSide.head(program, code, chain);
    arguments.add(Exprs.or(head, to));
    arguments.add(score.of(head, chain.captured(), chain.allKings(), chain.order()));
    arguments.add(chain.captured().size());
    arguments.add(Exprs.constant(facts.comparedFrom()));
    arguments.addAll(chain.captured().words());
    code.run(Exprs.send(chain.buffer(), "offer", Type.VOID, arguments.toArray(Expr[]::new)));
  }

  /** Stages {@code fresh} for chains that have not come here in this way before. */
  void unlessSeen(
      Code code,
      CaptureManner manner,
      Direction direction,
      Chain chain,
      Rank rank,
      Consumer<Code> fresh) {
    // 0 means new; a short chain is taken for new without asking.
    Expr.Local known = code.variable("known", Exprs.constant(0));
    int jump = direction.ordinal() << 8 | numberOf(manner, rank) << 20;
    Check isLong = hasTaken(chain, REMEMBERED_FROM);
    code.when(isLong, longChain -> longChain.set(known, seen(longChain, chain, jump, rank)));
    code.when(Check.zero(known), fresh);
  }

  /** Stages a return for chains that have been here before, where the way they came does not matter. */
  void returnIfSeen(Code code, Chain chain, Rank rank) {
    code.when(
        hasTaken(chain, REMEMBERED_FROM),
        longChain -> longChain.when(
            Check.nonZero(seen(longChain, chain, ANY_JUMP, rank)), again -> again.ret()));
  }

  private static Check hasTaken(Chain chain, int pieces) {
    return Check.atLeast(chain.captured().size(), Exprs.constant(pieces));
  }

  private Expr seen(Code code, Chain chain, int jump, Rank rank) {
    List<Expr> arguments = new ArrayList<>();
    arguments.add(key(chain, chain.at().onlyBit(code), jump, rank));
    arguments.addAll(chain.captured().words());
    return Exprs.send(chain.buffer(), "seen", Type.BOOLEAN, arguments.toArray(Expr[]::new));
  }

  /** Where, which way and how, from where, as what, and in which order if that counts: 31 bits and the order. */
  private Expr key(Chain chain, Expr bit, int jump, Rank rank) {
    int fixed = (1 << 30) | jump | (rank == Rank.KING ? 1 << 11 : 0);
    Expr from = Exprs.shiftLeft(Exprs.and(chain.head(), Exprs.constant(0xFF)), Exprs.constant(12));
    Expr key = Exprs.toLong(Exprs.or(Exprs.or(bit, from), Exprs.constant(fixed)));
    return Exprs.or(key, Exprs.shiftLeft(chain.order(), Exprs.constant(32)));
  }

  boolean removedAtOnce() {
    return removedAtOnce;
  }

  Score score() {
    return score;
  }
}
