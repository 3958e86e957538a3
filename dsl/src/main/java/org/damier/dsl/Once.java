package org.damier.dsl;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A value that is made when it is first asked for, once; what it was made from is then forgotten. Safe between threads. */
final class Once<T> {

  private @Nullable Supplier<T> maker;
  private @Nullable T made;

  Once(Supplier<T> maker) {
    this.maker = maker;
  }

  synchronized T get() {
    if (maker != null) {
      made = maker.get();
      maker = null;
    }
    return Objects.requireNonNull(made);
  }
}
