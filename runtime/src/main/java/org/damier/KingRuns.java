package org.damier;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.rules.Rest;

/**
 * What a position remembers of the moves before it where kings have to rest: for each side the king that has made its last
 * moves without capture, and how many in a row. Where the rules know no rest, and before any such move, it is
 * {@link #NONE}. An immutable value.
 */
public record KingRuns(Optional<Run> white, Optional<Run> black) {

  /** Nothing that matters has happened. */
  public static final KingRuns NONE = new KingRuns(Optional.empty(), Optional.empty());

  /**
   * A king's moves in a row.
   *
   * @param square where it stands now
   * @param moves how many, 1 or more
   */
  public record Run(Square square, int moves) {
    public Run {
      if (moves < 1) {
        throw new IllegalArgumentException("A run has 1 move or more, not " + moves + ".");
      }
    }
  }

  /** The side's run; empty if its last move was of another kind. */
  public Optional<Run> of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  private KingRuns with(Side side, Optional<Run> run) {
    return side == Side.WHITE ? new KingRuns(run, black) : new KingRuns(white, run);
  }

  /** These without what no rule of the placement's side asks for, which must not make equal positions differ. */
  KingRuns mattering(Placement placement, Optional<Rest> rest) {
    return new KingRuns(
        white.filter(run -> rest.isPresent() && matters(placement, Side.WHITE, rest.get())),
        black.filter(run -> rest.isPresent() && matters(placement, Side.BLACK, rest.get())));
  }

  /** Why no game comes to this; empty if one may. */
  List<String> faults(Placement placement, Rest rest) {
    List<String> faults = new ArrayList<>();
    for (Side side : Side.values()) {
      of(side).ifPresent(run -> {
        if (!stands(side, run, placement)) {
          faults.add("No king of " + side.title() + " stands on " + run.square()
              + ", which is said to have moved last.");
        } else if (run.moves() > rest.moves()) {
          faults.add("The king on " + run.square() + " cannot have made " + run.moves()
              + " moves in a row; it rests after " + rest.moves() + ".");
        }
      });
    }
    return faults;
  }

  /** What is to be remembered after a move that has led to this placement. */
  KingRuns after(Move move, Placement after, Rest rest) {
    Side mover = move.piece().side();
    Side other = mover.opponent();
    Optional<Run> run = Optional.empty();
    if (!move.isCapture() && move.piece().rank() == Rank.KING) {
      int before = of(mover)
          .filter(known -> known.square().equals(move.from()))
          .map(Run::moves)
          .orElse(0);
      run = Optional.of(new Run(move.to(), before + 1));
    }
    return NONE.with(mover, run.filter(known -> isToBeKept(known, after, mover, rest)))
        .with(
            other,
            of(other)
                .filter(known -> !move.captured().contains(known.square()))
                .filter(known -> isToBeKept(known, after, other, rest)));
  }

  /** Whether the king is still there, neither captured nor forfeited, and its run matters. */
  private static boolean isToBeKept(Run run, Placement after, Side side, Rest rest) {
    return stands(side, run, after) && matters(after, side, rest);
  }

  private static boolean stands(Side side, Run run, Placement placement) {
    return placement.at(run.square()).equals(Optional.of(new Piece(side, Rank.KING)));
  }

  /** A run is forgotten with the last man, so that positions that play alike are equal. */
  private static boolean matters(Placement placement, Side side, Rest rest) {
    return !rest.whileSideHasMen() || !placement.of(side, Rank.MAN).isEmpty();
  }

  /** Where the king of the side stands that has to rest; empty if none has. */
  Optional<Square> resting(Side side, Rest rest) {
    return of(side).filter(run -> run.moves() >= rest.moves()).map(Run::square);
  }
}
