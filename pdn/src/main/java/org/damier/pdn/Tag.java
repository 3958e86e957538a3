package org.damier.pdn;

/** A fact about a game, {@code [Event "Club match"]}. Names are compared without regard to case. */
public record Tag(String name, String value) {

  /** Tags that this library reads or writes. */
  static final String GAME_TYPE = "GameType";

  static final String VARIANT = "Variant";
  static final String RESULT = "Result";
  static final String SET_UP = "SetUp";
  static final String FEN = "FEN";

  /** Whether the tag has this name. */
  public boolean isCalled(String other) {
    return name.equalsIgnoreCase(other);
  }
}
