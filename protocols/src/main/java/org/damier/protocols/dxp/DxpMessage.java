package org.damier.protocols.dxp;

import java.util.List;
import java.util.Optional;
import org.damier.board.Side;

/**
 * A message of DXP, version 1. Messages are events: the same message twice is two events, such as a king that goes to and
 * fro. On the line each is followed by a zero byte, which is not part of its text. Immutable values.
 */
public sealed interface DxpMessage {

  /** The longest name that fits. */
  int LONGEST_NAME = 32;

  /**
   * The text of the message, without the zero byte behind it.
   *
   * @throws IllegalArgumentException if the protocol has no such message: what it says is too long, or not ASCII
   */
  String text();

  /**
   * The message that the text is.
   *
   * @throws IllegalArgumentException if it is none
   */
  static DxpMessage read(String text) {
    return new DxpReader(text).read();
  }

  /**
   * Asks for a game.
   *
   * @param initiator the asker's name
   * @param follower the side that the other is to play
   * @param minutes thinking time of each side
   * @param moves moves to be made in that time; 0 for any number
   * @param position the start as {@link DxpPosition} has it; empty for the usual one
   */
  record GameRequest(
      String initiator, Side follower, int minutes, int moves, Optional<DxpPosition> position)
      implements DxpMessage {
    @Override
    public String text() {
      return DxpReader.sendable("R01" + DxpReader.padded(initiator) + DxpReader.letter(follower)
          + DxpReader.digits(3, minutes) + DxpReader.digits(3, moves)
          + position.map(start -> "B" + start.text()).orElse("A"));
    }
  }

  /**
   * A start that is not the usual one.
   *
   * @param sideToMove the side to move first
   * @param squares a letter for each square in the order of its number: {@code w}, {@code W} white man and king,
   *     {@code z}, {@code Z} black man and king, {@code e} empty
   */
  record DxpPosition(Side sideToMove, String squares) {
    public DxpPosition {
      if (!squares.matches("[wWzZe]+")) {
        throw new IllegalArgumentException(
            "Squares are told by the letters w, W, z, Z and e, not by `" + squares + "`.");
      }
    }

    String text() {
      return DxpReader.letter(sideToMove) + squares;
    }
  }

  /** How a game is accepted or refused. */
  enum Acceptance {
    ACCEPTED,
    WRONG_VERSION,
    SETTINGS_REFUSED,
    OTHER_REASON
  }

  /** Answers a {@link GameRequest}. */
  record GameAcceptance(String follower, Acceptance acceptance) implements DxpMessage {
    @Override
    public String text() {
      return "A" + DxpReader.padded(follower) + acceptance.ordinal();
    }
  }

  /**
   * A move.
   *
   * @param seconds thinking time of this move
   * @param from the origin's number
   * @param to the destination's number
   * @param captured the captured squares' numbers, in any order
   */
  record MoveMessage(int seconds, int from, int to, List<Integer> captured) implements DxpMessage {
    public MoveMessage {
      captured = List.copyOf(captured);
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder("M")
          .append(DxpReader.digits(4, seconds))
          .append(DxpReader.digits(2, from))
          .append(DxpReader.digits(2, to))
          .append(DxpReader.digits(2, captured.size()));
      captured.forEach(square -> text.append(DxpReader.digits(2, square)));
      return DxpReader.sendable(text.toString());
    }
  }

  /** How a game ends, as its sender sees it. */
  enum Result {
    UNKNOWN,
    I_LOSE,
    DRAW,
    I_WIN
  }

  /** Ends a game; with {@code hangsUp} there will be no other. */
  record GameEnd(Result result, boolean hangsUp) implements DxpMessage {
    @Override
    public String text() {
      return "E" + result.ordinal() + (hangsUp ? 1 : 0);
    }
  }

  /**
   * Says something to the person at the other end.
   *
   * @param words 1 to 126 characters of ASCII
   */
  record Chat(String words) implements DxpMessage {
    @Override
    public String text() {
      if (words.isEmpty()) {
        throw new IllegalArgumentException("A chat says something.");
      }
      return DxpReader.sendable("C" + words);
    }
  }

  /**
   * Asks to take moves back.
   *
   * @param move the number of the move to go back to
   * @param sideToMove the side to move then
   */
  record TakeBackRequest(int move, Side sideToMove) implements DxpMessage {
    @Override
    public String text() {
      return "B" + DxpReader.digits(3, move) + DxpReader.letter(sideToMove);
    }
  }

  /** How a {@link TakeBackRequest} is answered. */
  enum TakeBack {
    ACCEPTED,
    NOT_SUPPORTED,
    REFUSED
  }

  /** Answers a {@link TakeBackRequest}. */
  record TakeBackAnswer(TakeBack answer) implements DxpMessage {
    @Override
    public String text() {
      return "K" + answer.ordinal();
    }
  }
}
