import org.jspecify.annotations.NullMarked;

/** What a game embeds: the rule model, the move generator, positions and games. */
@NullMarked
module org.damier.runtime {
  requires static org.jspecify;

  exports org.damier;
  exports org.damier.board;
  exports org.damier.engine;
  exports org.damier.hook;
  exports org.damier.hook.program;
  exports org.damier.notation;
  exports org.damier.rules;
  exports org.damier.storage;

  uses org.damier.engine.EngineProvider;
}
