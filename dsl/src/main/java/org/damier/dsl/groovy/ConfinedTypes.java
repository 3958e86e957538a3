package org.damier.dsl.groovy;

import java.util.Set;

/** The loader behind confined hooks: finds the classes that their code may name, by full name, and no other. */
final class ConfinedTypes extends ClassLoader {

  private static final Set<String> JDK = Set.of(
      "java.lang.Boolean",
      "java.lang.Integer",
      "java.lang.Math",
      "java.lang.Number",
      "java.lang.Object",
      "java.lang.String",
      "java.util.Iterator",
      "java.util.List",
      "java.util.Objects");

  private static final Set<String> OURS = Set.of(
      "org.damier.board.Board",
      "org.damier.board.Direction",
      "org.damier.board.Rank",
      "org.damier.board.Side",
      "org.damier.board.Square",
      "org.damier.board.SquareSet",
      "org.damier.hook.CandidateMove",
      "org.damier.hook.EndingHook",
      "org.damier.hook.EndingHook$Judgement",
      "org.damier.hook.HookBudget",
      "org.damier.hook.MoveSink",
      "org.damier.hook.MovesHook",
      "org.damier.hook.PermitHook",
      "org.damier.hook.PositionView",
      "org.damier.hook.PromotionHook");

  static final ConfinedTypes INSTANCE = withAllLoaded();

  private ConfinedTypes() {
    super("confined hook types", null);
  }

  /** A class whose first use overflows the stack is lost to the whole JVM: none may be first used by a hook. */
  private static ConfinedTypes withAllLoaded() {
    ConfinedTypes types = new ConfinedTypes();
    try {
      for (String name : OURS) {
        types.loadClass(name);
      }
    } catch (ClassNotFoundException impossible) {
      throw new IllegalStateException(
          "A class that hooks need is missing from this build.", impossible);
    }
    return types;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (OURS.contains(name)) {
      return Class.forName(name, true, org.damier.hook.HookBudget.class.getClassLoader());
    }
    if (JDK.contains(name)) {
      return Class.forName(name, true, null);
    }
    throw new ClassNotFoundException(name);
  }
}
