package org.damier.dsl.syntax;

import org.damier.dsl.diagnostic.Span;

/**
 * Squares that have a name.
 *
 * @param own whether the variant gives the name; else the language does
 */
public record Place(Span span, String name, boolean own) {

  /** The place as a variant file has it. */
  public String words() {
    return own ? "\"" + name + "\"" : name;
  }
}
