import org.jspecify.annotations.NullMarked;

/** The variants that come along. */
@NullMarked
module org.damier.variants {
  requires transitive org.damier.dsl;
  requires static org.jspecify;

  exports org.damier.variants;
}
