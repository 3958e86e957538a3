package org.damier.codegen.stage;

/** The end of a block that can be left. Each is another, whatever its name. */
public final class Exit {

  private final String name;

  /** An exit that the text back end calls so. */
  public Exit(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }
}
