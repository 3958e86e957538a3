package org.damier.bench;

import org.damier.bench.dameo.DameoByHand;
import org.damier.bench.international.InternationalByHand;

/** The kinds of move generator that are compared. */
public enum Contestant {
  /** Written for the one game; not there for most. */
  HAND {
    @Override
    public boolean plays(String game) {
      return game.equals("international") || game.equals("dameo");
    }

    @Override
    public Contender open(String game, String position) {
      return switch (game) {
        case "international" -> InternationalByHand.at(position);
        case "dameo" -> DameoByHand.at(position);
        default -> throw new IllegalArgumentException("not written by hand: " + game);
      };
    }
  },

  /** The engine made from the variant's text. */
  GENERIC {
    @Override
    public Contender open(String game, String position) {
      return EngineContender.open(game, position);
    }
  },

  /** The runtime's own generator, which reads tables. */
  TABLE {
    @Override
    public Contender open(String game, String position) {
      return TableContender.open(game, position);
    }
  };

  /** Whether {@link #open} knows this game. */
  public boolean plays(String game) {
    return true;
  }

  /**
   * Sets the generator up on a position.
   *
   * @param game a name of the catalogue
   * @param position in Forsyth-Edwards notation; {@code start} too, except for what is written by hand
   */
  public abstract Contender open(String game, String position);
}
