package org.damier.players;

import org.damier.Game;
import org.damier.Position;
import org.damier.Variant;
import org.damier.dsl.Source;
import org.damier.dsl.VariantCompiler;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.damier.variants.Variants;

/** Variants, positions and games that tests begin with. */
final class Rules {

  private Rules() {}

  /** The variant of this text. */
  static Variant of(String text) {
    return VariantCompiler.with(Variants.resolver())
        .compile(Source.of("test.draughts", text))
        .variant()
        .orElseThrow();
  }

  static Position position(Variant variant, String fen) {
    return variant.position(Fen.read(variant.board(), fen));
  }

  /** A game of a variant that comes along, from this position. */
  static Game game(String variant, String fen) {
    return Game.from(position(Variants.load(variant), fen));
  }

  /** The game after these moves. */
  static Game after(Game game, String... moves) {
    Game reached = game;
    for (String move : moves) {
      reached = reached.play(MoveText.read(reached.position(), move));
    }
    return reached;
  }
}
