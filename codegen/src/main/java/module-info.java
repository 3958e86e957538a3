import org.jspecify.annotations.NullMarked;

/** Emits move generators as bytecode; found by the runtime as a service. */
@NullMarked
module org.damier.codegen {
  requires org.damier.runtime;
  requires org.objectweb.asm;
  requires static org.jspecify;

  exports org.damier.codegen;

  provides org.damier.engine.EngineProvider with
      org.damier.codegen.EngineEmitter;
}
