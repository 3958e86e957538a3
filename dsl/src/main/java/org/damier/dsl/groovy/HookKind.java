package org.damier.dsl.groovy;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.damier.hook.EndingHook;
import org.damier.hook.MovesHook;
import org.damier.hook.PermitHook;
import org.damier.hook.PromotionHook;

/** What a hook decides: the interface it implements and the names its script knows the arguments by. */
public enum HookKind {
  MOVES(MovesHook.class, "moves"),
  PERMIT(PermitHook.class, "move"),
  PROMOTION(PromotionHook.class, "move"),
  ENDING(EndingHook.class, "");

  private final Class<?> type;
  private final String second;

  HookKind(Class<?> type, String second) {
    this.type = type;
    this.second = second;
  }

  /** The kind's word in a variant file: {@code moves}, {@code permit}, {@code promotion} or {@code ending}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The interface that a compiled hook of this kind implements. */
  public Class<?> type() {
    return type;
  }

  /** What the script calls the arguments, in the order of {@link #method()}'s parameters. */
  List<String> arguments() {
    return second.isEmpty() ? List.of("position") : List.of("position", second);
  }

  /** The one method that the script is the body of. */
  Method method() {
    return Arrays.stream(type.getMethods())
        .filter(method -> Modifier.isAbstract(method.getModifiers()))
        .findFirst()
        .orElseThrow();
  }

  boolean answers() {
    return method().getReturnType() != void.class;
  }
}
