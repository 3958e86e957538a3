package org.damier.dsl;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Variant files that are accepted and ask as much of the compiler as the bounds of the language allow. */
final class WorstFiles {

  private static final String HEAD = "variant \"Worst\" extends plain\n";

  private WorstFiles() {}

  /** The file of which this is worst. */
  static String named(String worst) {
    return Objects.requireNonNull(all().get(worst), worst);
  }

  /** Each with what is worst about it. */
  static Map<String, String> all() {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("the largest board", board());
    files.put("a board of as many lines as fit", lines());
    files.put("as many zones as fit, each of the whole board", zones());
    files.put("as many endings as fit", endings());
    files.put("an ending of as many forces as fit", forces());
    files.put("a megabyte of comments", HEAD + "// x\n".repeat(190_000));
    files.put("eight long hooks", hooks(WorstFiles::longHook));
    files.put("eight hooks of many branches", hooks(WorstFiles::branches));
    files.put("eight hooks of nested closures", hooks(WorstFiles::closures));
    files.put("eight hooks of long conditions", hooks(WorstFiles::conditions));
    return files;
  }

  private static String board() {
    return """
        variant "Worst"
        board 12 x 12, all squares
        notation letters, a1 at bottom left
        setup
          white man  rows 1-5
          black man  mirrored
        piece man
          moves     step any and line any and leap any and vault any
          captures  jump any and fly any, landing anywhere
          promotes  to king on last row, at once, continuing
        piece king
          moves     slide any and vault any
          captures  fly any, landing where it can continue
        capture
          mandatory
          majority  value man 1, king 199/100, then most kings, then by king, then king soonest
          removal   at once
          reversal  forbidden
        play
          white first
        ending
          no move  loses
        """;
  }

  private static String lines() {
    String columns = IntStream.range(0, 12)
        .mapToObj(i -> (char) ('a' + i) + "1-" + (char) ('a' + i) + "12")
        .collect(Collectors.joining(" "));
    String rows = IntStream.rangeClosed(1, 12)
        .mapToObj(i -> "a" + i + "-l" + i)
        .collect(Collectors.joining(" "));
    return board().replace("all squares", "lines " + columns + " " + rows);
  }

  private static String zones() {
    StringBuilder text = new StringBuilder(HEAD);
    for (int i = 0; i < 480; i++) {
      text.append("zone \"zone ").append(i).append("\" white rows 1-8, black rows 1-8\n");
    }
    return text.toString();
  }

  private static String endings() {
    StringBuilder text = new StringBuilder(HEAD).append("ending\n");
    for (int i = 0; i < 490; i++) {
      text.append("  9 moves of ").append(i % 22 + 1).append(" men ").append(i / 22 + 1);
      text.append(" kings or ").append(i % 20 + 2).append(" kings 1 man against 1 king draws\n");
    }
    return text.toString();
  }

  private static String forces() {
    String forces = IntStream.range(0, 3_900)
        .mapToObj(i -> (i % 60 + 1) + " men " + (i / 60 + 1) + " kings")
        .collect(Collectors.joining(" or "));
    return HEAD + "ending\n  " + forces + " against 1 king draws\n";
  }

  private static String hooks(java.util.function.IntFunction<String> script) {
    return IntStream.range(0, 8)
        .mapToObj(
            i -> "  hook permit \"rule " + i + "\" ```groovy\n" + script.apply(i) + "\n  ```\n")
        .collect(Collectors.joining("", HEAD + "play\n", ""));
  }

  private static String longHook(int number) {
    StringBuilder text = new StringBuilder("int n = " + number + "\n");
    for (int i = 0; i < 215; i++) {
      text.append("n += move.to.row * 3\n");
    }
    return text + "return n > 0";
  }

  private static String branches(int number) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 60; i++) {
      text.append("int v").append(i).append(" = ").append(i + number).append('\n');
    }
    for (int i = 0; i < 100; i++) {
      text.append("if (v")
          .append(i % 60)
          .append(" < ")
          .append(i)
          .append(") { v")
          .append(i * 7 % 60)
          .append(" = v")
          .append(i * 3 % 60)
          .append(" }\n");
    }
    return text + "return v1 > 0";
  }

  private static String closures(int number) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 14; i++) {
      text.append("[NORTH, EAST].any { d").append(i).append(" -> ");
    }
    text.append("move.to.row > ").append(number);
    return "return " + text + " }".repeat(14);
  }

  private static String conditions(int number) {
    StringBuilder text = new StringBuilder("int n = " + number + "\n");
    for (int i = 0; i < 6; i++) {
      text.append("if (");
      for (int part = 0; part < 29; part++) {
        text.append("n == ").append(part).append(" || ");
      }
      text.append("n < 0) { n++ }\n");
    }
    return text + "return n > 0";
  }
}
