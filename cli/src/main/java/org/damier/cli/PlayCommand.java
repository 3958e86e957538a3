package org.damier.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import org.damier.Game;
import org.damier.board.Side;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.play.GoingOn;
import org.damier.cli.play.Opening;
import org.damier.cli.play.Opponent;
import org.damier.cli.play.PlaySession;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Terminal;
import org.damier.cli.terminal.UsageException;
import org.damier.dsl.Compilation;
import org.damier.players.SearchPlayer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code damier play}. */
@Command(
    name = "play",
    header = "Play a game in the terminal.",
    description = {
      "Two people in turn, or one against the machine. Type moves in the variant's notation, short if"
          + " that is clear, or `help` for what else can be said.",
      "The machine moves at random, or it looks some plies ahead and counts pieces, which is no more"
          + " than a beginner does."
    },
    footer = {
      "",
      "Examples:",
      "  damier play dameo",
      "  damier play my-game.draughts --against search --depth 3",
      "  damier play my-game.draughts --against random --seed 7",
      "  damier play international --moves \"32-28 19-23 28x19 14x23\""
    })
final class PlayCommand implements Callable<Integer> {

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
      converter = Opponent.Kind.Reader.class,
      description =
          "Play against the machine: random or search. You have the side that is to move.")
  private Opponent.@Nullable Kind kind;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "With --against search: how many plies it looks ahead; " + Opponent.USUAL_DEPTH
          + " if left out, each more takes several times as long.")
  private @Nullable Integer depth;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "With --against: the same number brings the same replies again.")
  private @Nullable Long seed;

  PlayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (seed != null && kind == null) {
      throw new UsageException("--seed goes with --against.");
    }
    if (depth != null && kind != Opponent.Kind.SEARCH) {
      throw new UsageException("--depth goes with --against search.");
    }
    if (depth != null) {
      UsageException.demand("--depth", depth, 1, SearchPlayer.DEEPEST);
    }
    Compilation compilation = variant.compile();
    Game start = position.game(VariantLoader.variant(compilation));
    Game game = Opening.play(start, moves);
    Optional<Opponent> opponent = opponent(game);
    opponent.ifPresent(machine -> terminal.line(machine.introduction()));
    new PlaySession(terminal, goingOn(opponent), compilation, opponent, game).run();
    return ExitCode.GOOD;
  }

  private Optional<Opponent> opponent(Game game) {
    if (kind == null) {
      return Optional.empty();
    }
    Side side = game.position().sideToMove().opponent();
    long number = seed != null ? seed : new Random().nextInt(1_000_000);
    return Optional.of(new Opponent(side, kind, Optional.ofNullable(depth), number));
  }

  private GoingOn goingOn(Optional<Opponent> opponent) {
    List<String> words = new ArrayList<>(List.of("damier", "play", variant.given()));
    words.addAll(variant.hooks());
    return new GoingOn(words, position.text(), opponent.map(Opponent::words).orElse(List.of()));
  }
}
