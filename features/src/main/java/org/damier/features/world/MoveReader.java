package org.damier.features.world;

import java.util.Optional;
import org.damier.Refusal;
import org.damier.board.Move;
import org.damier.notation.MoveText;
import org.damier.notation.MoveTextException;
import org.damier.rules.MoveNotation;

/**
 * Finds the moves that a scenario names. Stricter than reading moves at play: a capture must be written as one, and a step
 * as one, because a scenario is read by people.
 */
public final class MoveReader {

  private final World world;

  /** A reader for the game that the world has come to whenever it reads. */
  public MoveReader(World world) {
    this.world = world;
  }

  /**
   * The legal move of this text.
   *
   * @throws AssertionError if the text names no legal move or several; it says why, and shows the board
   */
  public Move legal(String text) {
    refusal(text).ifPresent(refusal -> {
      throw failure("\"" + text + "\" is not legal: " + refusal.sentence());
    });
    Move move = read(text);
    world.observer().allowed(world.game(), move);
    return move;
  }

  /**
   * Why the text names no legal move; empty if it names one.
   *
   * @throws AssertionError if the text is no move's, or fits several moves
   */
  public Optional<Refusal> refusal(String text) {
    Optional<Refusal> over = world
        .game()
        .outcome()
        .map(outcome ->
            new Refusal(Refusal.Reason.GAME_OVER, "The game is over: " + outcome.sentence()));
    Optional<Refusal> refusal = over.isPresent() ? over : refusalInPlay(text);
    refusal.ifPresent(found -> world.observer().refused(world.game(), text, found));
    return refusal;
  }

  private Optional<Refusal> refusalInPlay(String text) {
    try {
      return otherwiseWritten(text, read(text));
    } catch (MoveTextException.Illegal illegal) {
      return Optional.of(illegal.refusal());
    } catch (MoveTextException unclear) {
      throw failure("\"" + text + "\" does not name one move: " + unclear.getMessage());
    }
  }

  private Move read(String text) {
    return MoveText.read(world.position(), text);
  }

  private Optional<Refusal> otherwiseWritten(String text, Move move) {
    MoveNotation notation = world.variant().rules().notation();
    String wrong = move.isCapture() ? notation.step() : notation.capture();
    if (wrong.isBlank() || !text.contains(wrong)) {
      return Optional.empty();
    }
    String sentence = MoveText.full(world.variant(), move)
        + (move.isCapture() ? " is a capture." : " captures nothing.");
    return Optional.of(new Refusal(Refusal.Reason.NOT_A_MOVE, sentence));
  }

  /** A failure that shows the position it is about. */
  public AssertionError failure(String message) {
    return new AssertionError(message + "\n\n" + Boards.show(world.position()));
  }
}
