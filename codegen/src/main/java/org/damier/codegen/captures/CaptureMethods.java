package org.damier.codegen.captures;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.codegen.sets.Program;
import org.damier.codegen.stage.Method;
import org.damier.codegen.stage.Type;
import org.damier.rules.CaptureManner;

/**
 * The emitted methods by which one side captures. Those of a rank that captures alike on both sides, as kings mostly do, are
 * emitted once for both: a quarter less to emit, and for the JVM to compile.
 */
public final class CaptureMethods {

  /** Methods that have been staged, or are being staged, by what they are for; and how many there are of a name. */
  public record Known(Map<List<Object>, Method> methods, Map<String, Integer> namesakes) {
    /** None yet. */
    public Known() {
      this(new HashMap<>(), new HashMap<>());
    }

    /** The name, with a number if there is one of that name. */
    private String unused(String name) {
      int before = namesakes.merge(name, 1, Integer::sum) - 1;
      return before == 0 ? name : name + before;
    }
  }

  private final Program program;
  private final Set<Rank> alike = EnumSet.noneOf(Rank.class);
  private final Known ofThisSide = new Known();
  private final Known ofBothSides;

  /**
   * The methods of the program's side.
   *
   * @param ofBothSides where those are kept that are the other side's as well
   */
  public CaptureMethods(Program program, Known ofBothSides) {
    this.program = program;
    this.ofBothSides = ofBothSides;
    for (Rank rank : Rank.values()) {
      if (sidesCaptureAlike(rank)) {
        alike.add(rank);
      }
    }
  }

  /**
   * The method for a purpose, staged if there is none yet. It is known before it is complete, so that it can call itself.
   *
   * @param deed what it does, as its name will say
   * @param ways what tells it from others that do the same
   */
  Method of(Rank rank, String deed, Object ways, Type result, Consumer<Method> staging) {
    boolean isOfBoth = alike.contains(rank);
    Known known = isOfBoth ? ofBothSides : ofThisSide;
    List<Object> purpose = List.of(rank, deed, ways);
    Method found = known.methods.get(purpose);
    if (found != null) {
      return found;
    }
    String name = isOfBoth ? rank.word() + deed : program.name(rank, deed);
    Method method = program.sketch().method(known.unused(name), result);
    known.methods.put(purpose, method);
    staging.accept(method);
    return method;
  }

  /** Whether pieces of this rank capture in the same way whosever they are. */
  private boolean sidesCaptureAlike(Rank rank) {
    return !CaptorsSide.changesHeads(program)
        && program.promotionAtOnce(rank).isEmpty()
        && program.rules().piece(rank).captures().stream().allMatch(this::isAlike);
  }

  private boolean isAlike(CaptureManner manner) {
    return directions(manner, Side.WHITE).equals(directions(manner, Side.BLACK))
        && manner
            .terms()
            .landingOn()
            .filter(zone -> !zone.of(Side.WHITE).equals(zone.of(Side.BLACK)))
            .isEmpty();
  }

  private Set<Direction> directions(CaptureManner manner, Side side) {
    return manner.directions().on(program.rules().board(), side);
  }
}
