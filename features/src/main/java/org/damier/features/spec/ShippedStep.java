package org.damier.features.spec;

/**
 * A step that features can be written with.
 *
 * @param keyword the one it is mostly used with, {@code Given}, {@code When} or {@code Then}; any keyword will do
 * @param pattern its words as Cucumber matches them: {@code {side} plays {string}}
 * @param example a use of it, keyword included, with its table or doc string on the lines below
 */
public record ShippedStep(String keyword, String pattern, String example) {

  /** The first line of the example, without its keyword. */
  String sentence() {
    String line = example.lines().findFirst().orElse("");
    return line.substring(line.indexOf(' ') + 1);
  }
}
