package org.damier.pdn;

import java.util.List;

/** The marks of a move that have signs of their own besides their numbers. */
final class Marks {

  /** From number 1 on. */
  private static final List<String> SIGNS = List.of("!", "?", "!!", "??", "!?", "?!", "*");

  private Marks() {}

  /** The number of the sign, {@code (!)} being {@code !?} and {@code (?)} being {@code ?!}. */
  static int number(String sign) {
    return switch (sign) {
      case "(!)" -> 5;
      case "(?)" -> 6;
      default -> 1 + Math.max(0, SIGNS.indexOf(plain(sign)));
    };
  }

  /** Long runs mean no more than two of the sign. */
  private static String plain(String sign) {
    String bare = sign.replaceAll("[()]", "");
    return bare.length() > 2 ? bare.substring(0, 2) : bare;
  }

  /**
   * How the marks are written behind their move: {@code ! $15}. Only the first may be a sign: two of them would run
   * together, and a star behind a number would end the game.
   */
  static String written(List<Integer> marks) {
    StringBuilder written = new StringBuilder();
    for (int mark : marks) {
      boolean sign = written.isEmpty() && mark >= 1 && mark <= SIGNS.size();
      written.append(sign ? SIGNS.get(mark - 1) : " $" + mark);
    }
    return written.toString();
  }
}
