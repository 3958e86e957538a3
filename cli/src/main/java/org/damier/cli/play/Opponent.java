package org.damier.cli.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.damier.Game;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.cli.terminal.Sentences;
import org.damier.players.Player;
import org.damier.players.RandomPlayer;
import org.damier.players.SearchPlayer;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The machine on the other side of the table. */
public final class Opponent {

  /** How many plies a search looks ahead unless told otherwise, as far as it gets in {@link #PATIENCE}. */
  public static final int USUAL_DEPTH = 4;

  /** Nobody likes to wait longer; only with hundreds of moves to choose from are four plies not done by then. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  /** How the machine chooses. */
  public enum Kind {
    RANDOM,
    SEARCH;

    /** Reads a kind from the command line. */
    public static final class Reader implements ITypeConverter<Kind> {
      @Override
      public Kind convert(String value) {
        return Stream.of(Kind.values())
            .filter(kind -> kind.word().equals(value))
            .findFirst()
            .orElseThrow(() -> new TypeConversionException(
                "`" + value + "` is not an opponent; `random` and `search` are."));
      }
    }

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Side side;
  private final Kind kind;
  private final Optional<Integer> depth;
  private final long seed;
  private final Player player;

  /**
   * A machine.
   *
   * @param side the side it plays
   * @param depth how far it looks ahead, if that was said
   */
  public Opponent(Side side, Kind kind, Optional<Integer> depth, long seed) {
    this.side = side;
    this.kind = kind;
    this.depth = depth;
    this.seed = seed;
    this.player = switch (kind) {
      case RANDOM -> new RandomPlayer(seed);
      case SEARCH -> new SearchPlayer(depth.orElse(USUAL_DEPTH), seed);
    };
  }

  Side side() {
    return side;
  }

  /** The machine's move in a game that is not over. */
  Move choose(Game game) {
    if (depth.isPresent()) {
      return player.choose(game);
    }
    long begin = System.nanoTime();
    return player.choose(game, () -> System.nanoTime() - begin > PATIENCE.toNanos());
  }

  /** Says who plays what, and how the machine's replies can be had again. */
  public String introduction() {
    String way = switch (kind) {
      case RANDOM -> "moves at random";
      case SEARCH ->
        "looks " + (depth.isPresent() ? "" : "up to ")
            + Sentences.count(depth.orElse(USUAL_DEPTH), "ply", "plies") + " ahead";
    };
    return "You are " + side.opponent().title() + "; " + side.title() + " " + way
        + ". The same replies again: --seed " + seed;
  }

  /** The words of a command line that bring this machine back. */
  public List<String> words() {
    List<String> words = new ArrayList<>(List.of("--against", kind.word()));
    depth.ifPresent(plies -> words.addAll(List.of("--depth", plies.toString())));
    words.addAll(List.of("--seed", Long.toString(seed)));
    return words;
  }
}
