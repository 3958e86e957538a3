import org.jspecify.annotations.NullMarked;

/** The protocols by which draughts engines talk. */
@NullMarked
module org.damier.protocols {
  requires transitive org.damier.players;
  requires transitive org.damier.runtime;
  requires static org.jspecify;

  exports org.damier.protocols.dxp;
  exports org.damier.protocols.hub;
}
