import org.jspecify.annotations.NullMarked;

/** What a game embeds: the rule model, the move generator, positions and games. */
@NullMarked
module org.damier.runtime {
  requires static org.jspecify;
}
