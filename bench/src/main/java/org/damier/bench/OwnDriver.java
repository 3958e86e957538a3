package org.damier.bench;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.Objects;
import org.damier.Setup;
import org.damier.engine.Engine;

/**
 * Copies of the class that calls the engine, one for each engine. The JVM compiles a method once for all that it is called
 * with: where it has met more than two engines it looks each call of one up and takes none in. A copy meets one engine only.
 */
final class OwnDriver {

  private OwnDriver() {}

  /**
   * A driver whose code belongs to this engine alone. The class must be without lambdas, which hidden classes cannot have before JDK
   * 18.
   */
  static Contender of(Engine engine, Setup setup) {
    try {
      return (Contender) MethodHandles.lookup()
          .defineHiddenClass(classFile(), true)
          .lookupClass()
          .getDeclaredConstructor(Engine.class, Setup.class)
          .newInstance(engine, setup);
    } catch (ReflectiveOperationException | IOException e) {
      throw new IllegalStateException("cannot copy " + EngineContender.class, e);
    }
  }

  private static byte[] classFile() throws IOException {
    String name = EngineContender.class.getSimpleName() + ".class";
    try (InputStream file =
        Objects.requireNonNull(EngineContender.class.getResourceAsStream(name), name)) {
      return file.readAllBytes();
    }
  }
}
