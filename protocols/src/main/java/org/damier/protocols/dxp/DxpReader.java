package org.damier.protocols.dxp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.damier.board.Side;

/** Takes one message apart: fields of fixed width behind a letter. */
final class DxpReader {

  private static final String VERSION = "01";

  private static final int LONGEST = 127;

  private final String text;
  private int at;

  DxpReader(String text) {
    this.text = text;
  }

  DxpMessage read() {
    DxpMessage message = switch (field(1, "kind")) {
      case "R" -> gameRequest();
      case "A" ->
        new DxpMessage.GameAcceptance(
            field(DxpMessage.LONGEST_NAME, "name").strip(),
            constant(DxpMessage.Acceptance.values()));
      case "M" -> move();
      case "E" -> new DxpMessage.GameEnd(constant(DxpMessage.Result.values()), number(1, 1) == 1);
      case "C" -> new DxpMessage.Chat(field(text.length() - at, "words"));
      case "B" -> new DxpMessage.TakeBackRequest(number(3, 999), side());
      case "K" -> new DxpMessage.TakeBackAnswer(constant(DxpMessage.TakeBack.values()));
      default -> throw wrong("no message begins so");
    };
    if (at < text.length()) {
      throw wrong("there is more than the message at " + at);
    }
    return message;
  }

  private DxpMessage gameRequest() {
    if (!field(2, "version").equals(VERSION)) {
      throw wrong("it is not of version 1");
    }
    String name = field(DxpMessage.LONGEST_NAME, "name").strip();
    Side follower = side();
    int minutes = number(3, 999);
    int moves = number(3, 999);
    Optional<DxpMessage.DxpPosition> position = switch (field(1, "position")) {
      case "A" -> Optional.empty();
      case "B" ->
        Optional.of(new DxpMessage.DxpPosition(side(), field(text.length() - at, "squares")));
      default -> throw wrong("the position is neither A nor B");
    };
    return new DxpMessage.GameRequest(name, follower, minutes, moves, position);
  }

  private DxpMessage move() {
    int seconds = number(4, 9999);
    int from = number(2, 99);
    int to = number(2, 99);
    int count = number(2, 99);
    List<Integer> captured = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      captured.add(number(2, 99));
    }
    return new DxpMessage.MoveMessage(seconds, from, to, captured);
  }

  private String field(int width, String what) {
    if (at + width > text.length()) {
      throw wrong("its " + what + " is cut off");
    }
    at += width;
    return text.substring(at - width, at);
  }

  private int number(int width, int most) {
    String digits = field(width, "number").replace(' ', '0');
    if (!digits.matches("[0-9]+") || Integer.parseInt(digits) > most) {
      throw wrong("`" + digits + "` is no number from 0 to " + most);
    }
    return Integer.parseInt(digits);
  }

  private <E> E constant(E[] constants) {
    return constants[number(1, constants.length - 1)];
  }

  /** Black's letter is that of the Dutch word for it. */
  private Side side() {
    return switch (field(1, "side")) {
      case "W" -> Side.WHITE;
      case "Z" -> Side.BLACK;
      default -> throw wrong("a side is neither W nor Z");
    };
  }

  private IllegalArgumentException wrong(String why) {
    return new IllegalArgumentException("`" + shown(text) + "` is no message of DXP: " + why + ".");
  }

  private static String shown(String text) {
    return text.length() > 60 ? text.substring(0, 60) + "…" : text;
  }

  static String letter(Side side) {
    return side == Side.WHITE ? "W" : "Z";
  }

  static String padded(String name) {
    if (!name.matches("\\p{Graph}\\p{Print}*")) {
      throw new IllegalArgumentException(
          "A name is of printable ASCII characters and begins with no blank; `" + name
              + "` is none.");
    }
    String cut =
        name.length() > DxpMessage.LONGEST_NAME ? name.substring(0, DxpMessage.LONGEST_NAME) : name;
    return cut + " ".repeat(DxpMessage.LONGEST_NAME - cut.length());
  }

  /** The text, if it can go over the line: with 1 to 127 characters that are ASCII's and not the zero that ends a message. */
  static String sendable(String text) {
    if (text.length() > LONGEST || !text.matches("[\\x01-\\x7F]+")) {
      throw new IllegalArgumentException("A message of DXP has up to " + LONGEST
          + " characters, all of ASCII and none of them zero; one with " + text.length()
          + " characters that begins `" + shown(text) + "` is none.");
    }
    return text;
  }

  static String digits(int width, int number) {
    String digits = String.valueOf(number);
    if (number < 0 || digits.length() > width) {
      throw new IllegalArgumentException(number + " does not fit into " + width + " digits.");
    }
    return "0".repeat(width - digits.length()) + digits;
  }
}
