import org.jspecify.annotations.NullMarked;

/** Players to embed, and matches between them. */
@NullMarked
module org.damier.players {
  requires transitive org.damier.runtime;
  requires static org.jspecify;

  exports org.damier.players;
}
