package org.damier;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.rules.Condition.Clock;
import org.damier.rules.RulePart;
import org.jspecify.annotations.Nullable;

/**
 * A game: a position, how it came about, and how it stands. Immutable and safe between threads; playing gives a new game
 * that knows the old one, so that taking back is keeping the old one. Two games are equal if they began alike, the same
 * moves were played and the players ended them alike.
 *
 * <pre>{@code
 * Game game = Game.of(variant);
 * game = game.play(MoveText.read(game.position(), "32-28"));
 * game.outcome().ifPresent(outcome -> show(outcome.sentence()));
 * }</pre>
 *
 * <p>A game ends by the first of these that holds: what its position decides by itself ({@link Position#outcome}), then
 * repetitions and clocks in the order of the variant's endings. What such an ending says of a side, it says of the side
 * that has just moved. Repetitions and clocks count from the game's start, also if that is not the variant's. In a game
 * {@linkplain #onClaim on claim} these two end nothing by themselves: it goes on until a player says so.
 */
public final class Game {

  private final Position position;
  private final @Nullable Game previous;
  private final @Nullable Move move;
  private final int plies;
  private final Repetitions repetitions;
  private final List<RunningClock> clocks;
  private final Optional<Decided> decided;
  private final boolean onClaim;
  private final Optional<Outcome> outcome;

  private Game(Position start) {
    this.position = start;
    this.previous = null;
    this.move = null;
    this.plies = 0;
    this.repetitions = Repetitions.NONE.with(start);
    this.clocks = GameEndings.clocks(start.variant().rules());
    this.onClaim = false;
    this.decided = GameEndings.decided(position, repetitions(), clocks);
    this.outcome = decided.map(Decided::outcome);
  }

  private Game(Position start, History history) {
    List<RunningClock> fresh = GameEndings.clocks(start.variant().rules());
    if (history.clocks().size() != fresh.size()) {
      throw new IllegalArgumentException(start.variant() + " has " + fresh.size()
          + " clocks, the history " + history.clocks().size() + ".");
    }
    this.position = start;
    this.previous = null;
    this.move = null;
    this.plies = 0;
    Repetitions stood = Repetitions.of(history.stood());
    this.repetitions = stood.of(start) == 0 ? stood.with(start) : stood;
    List<RunningClock> running = new ArrayList<>();
    for (int i = 0; i < fresh.size(); i++) {
      running.add(new RunningClock(fresh.get(i).clock(), history.clocks().get(i)));
    }
    this.clocks = List.copyOf(running);
    this.onClaim = false;
    this.decided = GameEndings.decided(position, repetitions(), clocks);
    this.outcome = decided.map(Decided::outcome);
  }

  private Game(Game previous, Move move) {
    this.position = previous.position.play(move);
    this.previous = previous;
    this.move = move;
    this.plies = previous.plies + 1;
    // No piece ever comes back, so nothing that stood before a capture can stand again.
    this.repetitions = (move.isCapture() ? Repetitions.NONE : previous.repetitions).with(position);
    this.clocks = previous.clocks.stream()
        .map(clock -> clock.after(previous.position.placement(), move, position.placement()))
        .toList();
    this.onClaim = previous.onClaim;
    this.decided =
        onClaim ? position.decided() : GameEndings.decided(position, repetitions(), clocks);
    this.outcome = decided.map(Decided::outcome);
  }

  private Game(Game previous, Outcome declared, Optional<Decided> decided) {
    this.position = previous.position;
    this.previous = previous;
    this.move = null;
    this.plies = previous.plies;
    this.repetitions = previous.repetitions;
    this.clocks = previous.clocks;
    this.onClaim = previous.onClaim;
    this.decided = decided;
    this.outcome = Optional.of(declared);
  }

  /** The start of a game on claim. */
  private Game(Position start, Repetitions repetitions, List<RunningClock> clocks) {
    this.position = start;
    this.previous = null;
    this.move = null;
    this.plies = 0;
    this.repetitions = repetitions;
    this.clocks = clocks;
    this.onClaim = true;
    this.decided = position.decided();
    this.outcome = decided.map(Decided::outcome);
  }

  /** A new game of the variant. */
  public static Game of(Variant variant) {
    return new Game(variant.start());
  }

  /** A new game that begins in this position. */
  public static Game from(Position start) {
    return new Game(start);
  }

  /**
   * A game that goes on in this position, with what counts of its past.
   *
   * @throws IllegalArgumentException if the history has not as many clocks as the variant
   */
  public static Game resumed(Position start, History history) {
    return new Game(start, history);
  }

  /** What counts of the past: enough to go on by {@link #resumed} as if nothing had happened. */
  public History history() {
    return new History(
        repetitions.all(), clocks.stream().map(RunningClock::plies).toList());
  }

  /** Where the pieces stand now and who is to move. */
  public Position position() {
    return position;
  }

  /** The position in which the game began. */
  public Position start() {
    return beginning().position();
  }

  /**
   * The game after one more move.
   *
   * @throws IllegalMoveException if the move is not legal, or the game is over
   */
  public Game play(Move next) {
    Refusal.of(this).ifPresent(over -> {
      throw new IllegalMoveException(over, List.of());
    });
    return new Game(this, next);
  }

  /** The game before its last move, or before the players or the arbiter ended it; empty at the start. */
  public Optional<Game> previous() {
    return Optional.ofNullable(previous);
  }

  /** The game before its first move, with the clocks and positions that it was resumed with, if it was. */
  public Game beginning() {
    Game first = this;
    while (first.previous != null) {
      first = first.previous;
    }
    return first;
  }

  /** The moves played, the first one first. */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>(plies);
    for (Game game = this; game != null; game = game.previous) {
      if (game.move != null) {
        moves.add(game.move);
      }
    }
    Collections.reverse(moves);
    return List.copyOf(moves);
  }

  /** The positions that stood: one more than moves were played. */
  public List<Position> positions() {
    List<Position> positions = new ArrayList<>(plies + 1);
    for (Game game = this; game != null; game = game.previous) {
      if (game.move != null || game.previous == null) {
        positions.add(game.position);
      }
    }
    Collections.reverse(positions);
    return List.copyOf(positions);
  }

  /** How many times the current position has stood in this game, now included: 1 or more. */
  public int repetitions() {
    return repetitions.of(position);
  }

  /**
   * How far a clock of the variant's rules has run, in plies. It ends the game at twice {@link Clock#moves()}.
   *
   * @throws IllegalArgumentException if the variant has no such clock
   */
  public int clock(Clock clock) {
    return clocks.stream()
        .filter(running -> running.clock().equals(clock))
        .mapToInt(RunningClock::plies)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            position.variant() + " has no such clock: " + clock + "."));
  }

  /**
   * How near each ending is that the game's history decides: the clocks of the rules and the repetition of the position, in
   * the order of the variant's endings.
   */
  public List<Limit> limits() {
    return GameEndings.limits(position.variant().rules(), repetitions(), clocks);
  }

  /**
   * This game, in which repetitions and clocks end nothing until a player {@linkplain #claim claims} it, as over the board.
   *
   * @throws IllegalStateException if moves have been played, since it may have ended already
   */
  public Game onClaim() {
    if (previous != null) {
      throw new IllegalStateException(
          "A game is on claim from its start, or not at all; this one has " + "been played for "
              + plies + " plies.");
    }
    return new Game(position, repetitions, clocks);
  }

  /** Whether repetitions and clocks end the game only where a player claims it. */
  public boolean isOnClaim() {
    return onClaim;
  }

  /** What either side could claim now in a game on claim; empty if nothing, or if the game is over. */
  public Optional<Outcome> claimable() {
    return byClaim().map(Decided::outcome);
  }

  private Optional<Decided> byClaim() {
    return onClaim && outcome.isEmpty()
        ? GameEndings.decided(position, repetitions(), clocks)
        : Optional.empty();
  }

  /**
   * The game ended by what can be {@linkplain #claimable claimed}.
   *
   * @throws IllegalStateException if nothing can
   */
  public Game claim() {
    Optional<Decided> claimed = byClaim();
    if (claimed.isEmpty()) {
      throw new IllegalStateException(
          onClaim ? "Nothing can be claimed now." : "This game ends by itself; see `onClaim`.");
    }
    return new Game(this, claimed.get().outcome(), claimed);
  }

  /** How the game ended; empty while it goes on. */
  public Optional<Outcome> outcome() {
    return outcome;
  }

  /**
   * The rule that ended the game; empty while it goes on, and if the players or an arbiter ended it. An {@code ending-0}
   * is the first of {@code variant.rules().endings()}; for a variant from text, {@code Compilation.rule} in the module
   * {@code org.damier.dsl} has its clause, its sentence and where it stands.
   */
  public Optional<RulePart> endedBy() {
    return decided.map(Decided::rule);
  }

  /**
   * The game as the players ended it: drawn.
   *
   * @throws IllegalStateException if the game is over already
   */
  public Game agreeDraw() {
    return ended(new Outcome(
        Optional.empty(), Outcome.Reason.AGREEMENT, "The players have agreed on a draw."));
  }

  /**
   * The game as the side ended it: lost for it. A side may resign on either side's turn.
   *
   * @throws IllegalStateException if the game is over already
   */
  public Game resign(Side side) {
    return ended(new Outcome(
        Optional.of(side.opponent()), Outcome.Reason.RESIGNATION, side.title() + " has resigned."));
  }

  /**
   * The game as an arbiter ended it, for a cause that the rules of play do not know. Of {@code decision} winner and
   * sentence are taken; the reason of the outcome is {@link Outcome.Reason#ADJUDICATION}.
   *
   * @throws IllegalStateException if the game is over already
   */
  public Game adjudicate(Outcome decision) {
    return ended(new Outcome(decision.winner(), Outcome.Reason.ADJUDICATION, decision.sentence()));
  }

  private Game ended(Outcome declared) {
    outcome.ifPresent(known -> {
      throw new IllegalStateException(Refusal.gameOver(known, endedBy()).sentence());
    });
    return new Game(this, declared, Optional.empty());
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Game game
            && plies == game.plies
            && onClaim == game.onClaim
            && position.equals(game.position)
            && outcome.equals(game.outcome)
            && start().equals(game.start())
            && moves().equals(game.moves()));
  }

  @Override
  public int hashCode() {
    return Objects.hash(position, plies, outcome);
  }

  @Override
  public String toString() {
    return position.variant() + " after " + plies + (plies == 1 ? " ply" : " plies")
        + outcome.map(end -> ": " + end.sentence()).orElse("");
  }
}
