package org.damier.dsl.syntax;

import java.util.List;
import org.damier.dsl.diagnostic.Span;

/** How a file names a set of squares. */
public sealed interface Squares {

  Span span();

  /** The squares of these items; an empty list is {@code none}. */
  record Listed(Span span, List<Item> items) implements Squares {
    public Listed {
      items = List.copyOf(items);
    }
  }

  /** The image of the other side's squares: turned by 180 degrees, or reflected in the middle line. */
  record Image(Span span, boolean rotated) implements Squares {

    /** How it is spelt. */
    public String word() {
      return rotated ? "rotated" : "mirrored";
    }
  }

  /** The side's squares of a place. */
  record Named(Place place) implements Squares {
    @Override
    public Span span() {
      return place.span();
    }
  }

  /** One entry of a list. */
  sealed interface Item {
    Span span();
  }

  /** From one square to another; for a single square both are the same. */
  record Range(Span span, String from, String to) implements Item {}

  /** Rows counted from the side's own edge. */
  record Rows(Span span, int from, int to) implements Item {}
}
