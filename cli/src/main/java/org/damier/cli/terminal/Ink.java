package org.damier.cli.terminal;

/** What is set off from the rest of the text where the terminal has colours. */
public enum Ink {
  STRONG("1"),
  FAINT("2"),
  GOOD("32"),
  URGENT("33"),
  REFUSED("31");

  private final String code;

  Ink(String code) {
    this.code = code;
  }

  String on(String text) {
    return "\u001B[" + code + "m" + text + "\u001B[0m";
  }
}
