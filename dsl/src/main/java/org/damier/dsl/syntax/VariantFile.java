package org.damier.dsl.syntax;

import java.util.List;
import org.damier.dsl.diagnostic.Span;

/**
 * The syntax tree of one file.
 *
 * @param headers the clauses {@code variant "…"}; a good file has one, as its first clause
 * @param clauses the well-formed clauses, in the order of the file
 * @param broken clauses that have been reported as malformed
 * @param extent what of the file has been read
 */
public record VariantFile(
    List<Header> headers, List<Clause> clauses, List<Broken> broken, Extent extent) {

  /** What of a file has been read. */
  public enum Extent {
    /** There is nothing in it but blanks and comments. */
    BLANK,
    /** All of it. */
    WHOLE,
    /** A text of several lines without an end has swallowed the rest. */
    CUT_OFF
  }

  /** What {@link Broken} calls the place outside all blocks. */
  public static final String NO_BLOCK = "file";

  public VariantFile {
    headers = List.copyOf(headers);
    clauses = List.copyOf(clauses);
    broken = List.copyOf(broken);
  }

  /** {@code variant "Title" extends parent}; without a parent the list is empty. */
  public record Header(Located<String> title, List<Located<String>> parents, Span span) {
    public Header {
      parents = List.copyOf(parents);
    }
  }

  /**
   * A clause that could not be read.
   *
   * @param block word of the block that it stands in, or {@link #NO_BLOCK}
   * @param opener its first word, as it was probably meant
   */
  public record Broken(String block, String opener) {
    /** A parent that is not said as parents are. */
    public static final Broken PARENT = new Broken(NO_BLOCK, "extends");
  }
}
