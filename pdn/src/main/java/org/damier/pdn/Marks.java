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

  /** How the mark is written behind its move: {@code !}, or {@code  $15}. */
  static String written(int mark) {
    return mark >= 1 && mark <= SIGNS.size() ? SIGNS.get(mark - 1) : " $" + mark;
  }
}
