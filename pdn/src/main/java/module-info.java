import org.jspecify.annotations.NullMarked;

/** Files of games in Portable Draughts Notation. */
@NullMarked
module org.damier.pdn {
  requires transitive org.damier.runtime;
  requires org.antlr.antlr4.runtime;
  requires static org.jspecify;

  exports org.damier.pdn;
}
