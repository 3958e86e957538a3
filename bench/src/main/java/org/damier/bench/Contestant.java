package org.damier.bench;

import org.damier.Variant;
import org.damier.bench.dameo.DameoByHand;
import org.damier.bench.international.InternationalByHand;
import org.damier.dsl.Source;
import org.damier.dsl.VariantCompiler;
import org.damier.variants.Variants;

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
      return EngineContender.open(Variants.load(game), position);
    }
  },

  /** The same engine after five games have been loaded and played in its JVM, by the same driver. */
  TOGETHER {
    @Override
    public Contender open(String game, String position) {
      Company.play(EngineContender::open);
      return EngineContender.open(Variants.load(game), position);
    }
  },

  /** The same, each game by a copy of the driver of its own. */
  OWN_DRIVERS {
    @Override
    public Contender open(String game, String position) {
      Company.play(EngineContender::openWithOwnDriver);
      return EngineContender.openWithOwnDriver(Variants.load(game), position);
    }
  },

  /** The engine of the same rules with sets of a word more than they need. */
  MORE_WORDS {
    @Override
    public Contender open(String game, String position) {
      return EngineContender.openAcrossWords(Variants.load(game), position);
    }
  },

  /** Dameo with the clause for lines of men in the place of its hook. */
  CLAUSE {
    @Override
    public boolean plays(String game) {
      return game.equals("dameo");
    }

    @Override
    public Contender open(String game, String position) {
      return EngineContender.open(byClause(game), position);
    }

    private Variant byClause(String game) {
      String text = """
          variant "By Clause" extends %s
          piece man
            moves step forward and line forward
          play
            hook moves none
          """.formatted(game);
      return VariantCompiler.with(Variants.resolver())
          .compile(Source.of("by-clause", text))
          .variant()
          .orElseThrow();
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
