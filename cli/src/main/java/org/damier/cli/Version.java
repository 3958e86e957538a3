package org.damier.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version from the jar. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {
      "damier " + Objects.requireNonNullElse(version, "(not packaged)"), "Java " + Runtime.version()
    };
  }
}
