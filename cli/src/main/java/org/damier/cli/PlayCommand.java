package org.damier.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import org.damier.Game;
import org.damier.board.Side;
import org.damier.dsl.Compilation;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code damier play}. */
@Command(
    name = "play",
    header = "Play a game in the terminal.",
    description =
        "Two people in turn, or one against a random mover. Type moves in the variant's notation, short if"
            + " that is clear, or `help` for what else can be said.",
    footer = {
      "",
      "Examples:",
      "  damier play dameo",
      "  damier play my-game.draughts --against random --seed 7",
      "  damier play international --moves \"32-28 19-23 28x19 14x23\""
    })
final class PlayCommand implements Callable<Integer> {

  /** Who sits on the other side of the table. */
  enum Opponent {
    RANDOM;

    /** Reads an opponent from the command line. */
    static final class Reader implements ITypeConverter<Opponent> {
      @Override
      public Opponent convert(String value) {
        if (value.equals("random")) {
          return RANDOM;
        }
        throw new TypeConversionException("`" + value + "` is not an opponent; `random` is.");
      }
    }
  }

  private final Terminal terminal;

  @Mixin
  private final VariantArgument variant = new VariantArgument();

  @Mixin
  private final PositionOption position = new PositionOption();

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description =
          "Play these moves first, separated by blanks; move numbers such as 1. may stand between.")
  private String moves = "";

  @Option(
      names = "--against",
      paramLabel = "OPPONENT",
      converter = Opponent.Reader.class,
      description =
          "Play against the machine, which knows one way: random. You have the side that is to move.")
  private @Nullable Opponent opponent;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "With --against random: the same number brings the same replies again.")
  private @Nullable Long seed;

  PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (seed != null && opponent == null) {
      throw new UsageException("--seed goes with --against random.");
    }
    Compilation compilation = variant.compile();
    Game start = position.game(VariantLoader.variant(compilation));
    Game game = Opening.play(start, moves);
    long number = seed != null ? seed : new Random().nextInt(1_000_000);
    new PlaySession(terminal, goingOn(number), compilation, opponent(game, number), game).run();
    return ExitCode.GOOD;
  }

  private GoingOn goingOn(long number) {
    List<String> words = new ArrayList<>(List.of("damier", "play", variant.given()));
    words.addAll(variant.hooks());
    return new GoingOn(
        words,
        position.text(),
        opponent == null
            ? List.of()
            : List.of("--against", "random", "--seed", Long.toString(number)));
  }

  private Optional<RandomPlayer> opponent(Game game, long number) {
    if (opponent == null) {
      return Optional.empty();
    }
    Side side = game.position().sideToMove().opponent();
    terminal.line("You are " + side.opponent().title() + "; " + side.title()
        + " moves at random. The same replies again: --seed " + number);
    return Optional.of(new RandomPlayer(side, number));
  }
}
