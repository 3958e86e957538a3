import org.jspecify.annotations.NullMarked;

/** From variant text to a checked rule model. */
@NullMarked
module org.damier.dsl {
  requires transitive org.damier.runtime;
  requires org.antlr.antlr4.runtime;
  requires org.apache.groovy;
  requires org.objectweb.asm;
  requires static org.jspecify;

  exports org.damier.dsl;
  exports org.damier.dsl.diagnostic;
}
