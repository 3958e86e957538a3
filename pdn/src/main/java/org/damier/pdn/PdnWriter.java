package org.damier.pdn;

import java.io.IOException;
import java.util.List;

/**
 * Writes games so that reading them gives equal games and writing these again gives the same text. Lines are at most 80
 * characters long, words longer than that and tags excepted. Not safe between threads.
 *
 * <p>A brace that would end a comment is written as a parenthesis. A game without a result gets the sign {@code *}.
 */
public final class PdnWriter {

  private final Appendable out;

  /** A writer to a file or any other text. */
  public PdnWriter(Appendable out) {
    this.out = out;
  }

  /** The text of one game. */
  public static String toString(PdnGame game) {
    StringBuilder text = new StringBuilder();
    try {
      new PdnWriter(text).write(game);
    } catch (IOException e) {
      throw new IllegalStateException("A text in memory cannot fail.", e);
    }
    return text.toString();
  }

  /** Writes the game and an empty line. */
  public void write(PdnGame game) throws IOException {
    for (Tag tag : game.tags()) {
      out.append('[')
          .append(tag.name())
          .append(" \"")
          .append(escaped(tag.value()))
          .append("\"]\n");
    }
    out.append(game.tags().isEmpty() ? "" : "\n");
    Words words = new Words();
    line(game.moves(), words);
    words.add(game.result().orElse(Results.UNKNOWN));
    out.append(words.text()).append("\n\n");
  }

  private static void line(PdnLine line, Words words) {
    line.comments().forEach(comment -> comment(comment, words));
    int ply = 2 * (line.firstNumber() - 1) + (line.secondSideFirst() ? 1 : 0);
    boolean interrupted = true;
    for (PdnMove move : line.moves()) {
      move.setup().ifPresent(fen -> words.add("/" + fen + "/"));
      interrupted |= move.setup().isPresent() || !move.before().isEmpty();
      boolean second = ply % 2 != 0;
      if (!second || interrupted) {
        words.add(Math.floorDiv(ply, 2) + 1 + (second ? "..." : "."));
      }
      move.before().forEach(comment -> comment(comment, words));
      String marked = move.text() + Marks.written(move.marks());
      List.of(marked.split(" ")).forEach(words::add);
      move.comments().forEach(comment -> comment(comment, words));
      for (PdnLine variation : move.variations()) {
        words.open();
        line(variation, words);
        variation.result().ifPresent(words::add);
        words.close();
      }
      interrupted = !move.comments().isEmpty() || !move.variations().isEmpty();
      ply++;
    }
  }

  private static void comment(String comment, Words words) {
    String safe = comment.replaceAll("[\\s\\u00A0]+", " ").strip().replace('}', ')');
    List<String> parts = List.of(("{" + safe + "}").split(" "));
    for (String part : parts) {
      words.add(part);
    }
  }

  private static String escaped(String value) {
    return value
        .replaceAll("\\s+", " ")
        .strip()
        .replace("\\", "\\\\")
        .replace("\"", "\\\"")
        .replaceAll("([\u201C-\u201F\u00AB\u00BB])(?=\\s*])", "\\\\$1");
  }

  /** Words on lines. */
  private static final class Words {

    private static final int WIDTH = 80;

    private final StringBuilder text = new StringBuilder();
    private final StringBuilder last = new StringBuilder();
    private int column;
    private boolean opened;

    void open() {
      place();
      last.append('(');
      opened = true;
    }

    void close() {
      last.append(')');
    }

    void add(String word) {
      if (!opened) {
        place();
      }
      last.append(word);
      opened = false;
    }

    String text() {
      place();
      return text.toString();
    }

    /** Places the last word, to which no bracket can be added any more. */
    private void place() {
      // A line that begins with a bracket could be taken for a tag.
      boolean breaks = column + 1 + last.length() > WIDTH && last.indexOf("[") != 0;
      if (column > 0 && !last.isEmpty()) {
        text.append(breaks ? '\n' : ' ');
        column = breaks ? 0 : column + 1;
      }
      text.append(last);
      column += last.length();
      last.setLength(0);
    }
  }
}
