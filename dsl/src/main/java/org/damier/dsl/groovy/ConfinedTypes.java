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

  static final ConfinedTypes INSTANCE = new ConfinedTypes();

  private ConfinedTypes() {
    super("confined hook types", null);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (OURS.contains(name)) {
      // Initialised here and now: a hook near the end of its stack must not be the first to need a
      // class.
      return Class.forName(name, true, org.damier.hook.HookBudget.class.getClassLoader());
    }
    if (JDK.contains(name)) {
      return Class.forName(name, true, null);
    }
    throw new ClassNotFoundException(name);
  }
}
