package org.damier.dsl.groovy;

import java.util.List;
import java.util.Random;

/** Writes random hooks that come close to meaning something, and spoils every third. */
final class RandomHook {

  private static final int DEEPEST = 4;
  private static final List<String> SCRAPS = List.of(
      "{",
      "}",
      "(",
      ")",
      "[",
      "]",
      "..",
      "->",
      "in",
      "def",
      "new",
      "it",
      "=",
      "==",
      ";",
      "\n",
      "'a1'",
      "position",
      "each",
      "class",
      ".",
      ",",
      "!",
      "-",
      "?",
      ":",
      "@",
      "$",
      "/",
      "\r",
      "é",
      "1",
      "int");

  private final Random random;
  private int names;
  private int depth;

  RandomHook(Random random) {
    this.random = random;
  }

  String text() {
    StringBuilder text = new StringBuilder("int n0 = 0\ndef s0 = position.men\n");
    int statements = random.nextInt(6);
    for (int i = 0; i < statements; i++) {
      text.append(statement());
    }
    text.append(truth()).append('\n');
    text.append("int h(int n) { ")
        .append(one("n + 1", "h(n + 1)", "n > 3 ? n : h(n + 1)"))
        .append(" }\n");
    return random.nextInt(3) == 0 ? spoilt(text) : text.toString();
  }

  private String spoilt(StringBuilder text) {
    int spoils = 1 + random.nextInt(4);
    for (int i = 0; i < spoils; i++) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(3)) {
        case 0 -> text.insert(at, SCRAPS.get(random.nextInt(SCRAPS.size())));
        case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(6)));
        default -> {
          int from = random.nextInt(text.length());
          String piece = text.substring(from, Math.min(text.length(), from + random.nextInt(30)));
          text.insert(at, piece.repeat(1 + random.nextInt(20)));
        }
      }
    }
    return text.toString();
  }

  private String statement() {
    depth++;
    String statement = switch (depth > DEEPEST ? 0 : random.nextInt(9)) {
      case 0 -> "n0 = " + number() + "\n";
      case 1 -> "s0 = " + set() + "\n";
      case 2 -> "if (" + truth() + ") {\n" + statement() + "} else {\n" + statement() + "}\n";
      case 3 -> {
        names++;
        String name = "i" + names;
        yield "for (" + name + " in " + number() + ".." + number() + ") {\n" + statement() + "}\n";
      }
      case 4 -> {
        names++;
        String name = "d" + names;
        yield "for (" + name + " in " + directions() + ") {\n  s0 = position.step(s0, " + name
            + ")\n" + statement() + "}\n";
      }
      case 5 -> "while (" + truth() + ") {\n" + statement() + one("", "break\n") + "}\n";
      case 6 -> {
        names++;
        String name = "e" + names;
        yield "s0.indexes.each { " + name + " ->\n  n0 += " + name + "\n" + statement() + "}\n";
      }
      case 7 -> {
        names++;
        yield "def v" + names + " = " + one(number(), set(), truth(), "'a1'", "NORTH", directions())
            + "\n";
      }
      default -> one("n0++\n", "n0--\n", "n0 += " + number() + "\n", "s0 |= " + set() + "\n");
    };
    depth--;
    return statement;
  }

  private String truth() {
    depth++;
    String truth = depth > DEEPEST + 2
        ? "true"
        : switch (random.nextInt(8)) {
          case 0 -> number() + one(" < ", " >= ", " == ", " != ") + number();
          case 1 -> set() + ".isEmpty()";
          case 2 -> "(" + truth() + one(" && ", " || ") + truth() + ")";
          case 3 -> "!" + truth();
          case 4 -> {
            names++;
            yield directions() + one(".any", ".every") + " { c" + names + " -> " + truth() + " }";
          }
          case 5 -> "position.side == WHITE";
          case 6 -> "move.to in " + set();
          default -> one("false", "move.rank == KING", "n0 > 1");
        };
    depth--;
    return truth;
  }

  private String number() {
    depth++;
    String number = depth > DEEPEST + 2
        ? "1"
        : switch (random.nextInt(8)) {
          case 0 -> set() + ".size";
          case 1 -> "(" + number() + one(" + ", " - ", " * ", " % ") + number() + ")";
          case 2 -> "h(" + number() + ")";
          case 3 -> "Math.max(" + number() + ", " + number() + ")";
          case 4 -> "(" + truth() + " ? " + number() + " : " + number() + ")";
          case 5 -> "-" + number();
          default -> one("n0", "3", "100000", "move.to.row");
        };
    depth--;
    return number;
  }

  private String set() {
    depth++;
    String set = depth > DEEPEST + 2
        ? "s0"
        : switch (random.nextInt(5)) {
          case 0 -> "(" + set() + one(" & ", " | ", " - ") + set() + ")";
          case 1 -> "position.step(" + set() + ", " + one("NORTH", "EAST", "SOUTH_WEST") + ")";
          case 2 -> "position.squares('a1', 'h8')";
          default -> one("s0", "position.men", "position.empty", "position.enemies");
        };
    depth--;
    return set;
  }

  private String directions() {
    return one("position.forward", "position.directions", "[NORTH, EAST]");
  }

  private String one(String... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
