package org.damier.cli;

import java.util.Optional;
import org.damier.Game;
import org.damier.Position;
import org.damier.Variant;
import org.damier.cli.positions.Positions;
import org.damier.cli.terminal.InputException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The position that a command is about. */
final class PositionOption {

  @Option(
      names = "--position",
      paramLabel = "FEN",
      description =
          "The position, such as W:Wa1,b2,Kc3:Bh8 (K for kings, ranges such as 31-50 where squares have"
              + " numbers); the start of the game if left out. Fields such as :C4,0,0 behind it say how far"
              + " the counts of moves have run.")
  private @Nullable String fen;

  boolean isGiven() {
    return fen != null;
  }

  /** The text as it was given; empty if it was left out. */
  Optional<String> text() {
    return Optional.ofNullable(fen);
  }

  /**
   * The game that goes on from the position given, or a new one.
   *
   * @throws InputException if what is given is not a position of the variant
   */
  Game game(Variant variant) {
    return fen == null ? Game.of(variant) : Positions.read(variant, fen);
  }

  /**
   * The position given, or the variant's start.
   *
   * @throws InputException if what is given is not a position of the variant, or says more than that
   */
  Position alone(Variant variant) {
    return fen == null ? variant.start() : Positions.alone(variant, fen);
  }
}
