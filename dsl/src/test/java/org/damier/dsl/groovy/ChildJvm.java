package org.damier.dsl.groovy;

import java.io.File;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How tests start a JVM that sees what they see, on one class path and without modules. */
final class ChildJvm {

  private ChildJvm() {}

  /** The program that this test runs in. */
  static String program() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  static String classPath() {
    return Stream.of("java.class.path", "jdk.module.path", "surefire.test.class.path")
        .map(name -> System.getProperty(name, ""))
        .filter(path -> !path.isEmpty())
        .collect(Collectors.joining(File.pathSeparator, tests() + File.pathSeparator, ""));
  }

  /** Where the compiled tests are. */
  static Path tests() {
    try {
      URI here = ChildJvm.class.getResource("ChildJvm.class").toURI();
      return Path.of(here).resolve("../../../../..").normalize();
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
