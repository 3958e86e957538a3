package org.damier.cli;

import org.damier.Position;
import org.damier.Variant;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The position that a command is about. */
final class PositionOption {

  @Option(
      names = "--position",
      paramLabel = "FEN",
      description =
          "The position, such as W:Wa1,b2,Kc3:Bh8 (K for kings, ranges such as 31-50 where squares have"
              + " numbers); the start of the game if left out.")
  private @Nullable String fen;

  boolean isGiven() {
    return fen != null;
  }

  /**
   * The position given, or the variant's start.
   *
   * @throws InputException if what is given is not a position of the variant
   */
  Position of(Variant variant) {
    return fen == null ? variant.start() : Positions.read(variant, fen);
  }
}
