package org.damier.cli.terminal;

import java.util.Arrays;
import java.util.List;

/** Sets rows of text in columns, two blanks apart. */
public final class Columns {

  private Columns() {}

  /** The rows, one a line; all have the same number of cells. */
  public static String align(List<List<String>> rows) {
    if (rows.isEmpty()) {
      return "";
    }
    int[] widths = new int[rows.get(0).size()];
    for (List<String> row : rows) {
      Arrays.setAll(widths, column -> Math.max(widths[column], row.get(column).length()));
    }
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < widths.length; column++) {
        String cell = row.get(column);
        line.append(cell).append(" ".repeat(widths[column] - cell.length() + 2));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** The words, separated by commas, on as few lines of 78 columns as hold them, each line indented by two blanks. */
  public static String wrap(List<String> words) {
    StringBuilder text = new StringBuilder();
    int width = 0;
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i) + (i < words.size() - 1 ? "," : "");
      if (width > 0 && width + 1 + word.length() > 78) {
        text.append('\n');
        width = 0;
      }
      String gap = width == 0 ? "  " : " ";
      text.append(gap).append(word);
      width += gap.length() + word.length();
    }
    return text.append('\n').toString();
  }
}
