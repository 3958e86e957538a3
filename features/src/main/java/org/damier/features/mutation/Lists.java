package org.damier.features.mutation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Lists with one element changed. */
final class Lists {

  private Lists() {}

  /** The list without the element of this index. */
  static <T> List<T> without(List<T> all, int index) {
    List<T> others = new ArrayList<>(all);
    others.remove(index);
    return List.copyOf(others);
  }

  /** The list with another element at this index. */
  static <T> List<T> with(List<T> all, int index, T element) {
    List<T> others = new ArrayList<>(all);
    others.set(index, element);
    return List.copyOf(others);
  }

  /** The list with the element of this index behind the next one. */
  static <T> List<T> swapped(List<T> all, int index) {
    List<T> others = new ArrayList<>(all);
    Collections.swap(others, index, index + 1);
    return List.copyOf(others);
  }
}
