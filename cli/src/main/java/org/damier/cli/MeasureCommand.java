package org.damier.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.damier.Game;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.files.WholeFile;
import org.damier.cli.measure.MatchLine;
import org.damier.cli.measure.MatchRecord;
import org.damier.cli.measure.MeasureJson;
import org.damier.cli.measure.MeasureTable;
import org.damier.cli.measure.MeasureWords;
import org.damier.cli.measure.Measured;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.Sentences;
import org.damier.cli.terminal.Terminal;
import org.damier.cli.terminal.UsageException;
import org.damier.dsl.Compilation;
import org.damier.players.Match;
import org.damier.players.Player;
import org.damier.players.RandomPlayer;
import org.damier.players.SearchPlayer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code damier measure}. */
@Command(
    name = "measure",
    header = "Let the machine play many games and say how drawish, long and open a variant is.",
    description = {
      "Two like players play a match: they look some plies ahead and count pieces, or move at random."
          + " Who looks ahead repeats positions, where that draws, after 50 moves of each side without"
          + " capture or promotion."
          + " Of several variants the figures stand side by side, to see what a change of rules does.",
      "What the bounds behind a figure leave open is chance. That good players would find the same,"
          + " no figure says."
    },
    footer = {
      "",
      "One command line always gives the same games, whatever the number of threads.",
      "Hooks that promote men or end the game make a match some thirty times as long.",
      "The score counts 1 for a win of the side that moves first and a half for a",
      "draw; its bounds, like the others, hold in 95 of 100 matches. In JSON the",
      "answer is an array with an object for each variant:",
      "  {\"variant\":\"dameo\", \"position\":FEN, \"first\":\"white\", \"games\":100,",
      "   \"different\":100, \"white\":…, \"black\":…, \"draws\":…, \"unfinished\":…,",
      "   \"score\":{\"value\":0.5, \"low\":0.4, \"high\":0.6}, \"drawn\":{…},",
      "   \"endings\":[{\"clause\":\"no move loses\", \"games\":90}, …], \"plies\":{…},",
      "   \"captures\":{…}, \"taken\":{…}, \"choices\":22.3, \"forced\":0.16}",
      "where a number that no game tells is left out.",
      "",
      "Examples:",
      "  damier measure dameo",
      "  damier measure dameo my-dameo.draughts --games 400 --depth 4",
      "  damier measure croda --depth 0 --games 1000 --json",
      "  damier measure my-game.draughts --pdn games.pdn"
    })
final class MeasureCommand implements Callable<Integer> {

  /** The figures of more would fill the memory, and nobody waits for them. */
  private static final int MOST_GAMES = 1_000_000;

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "VARIANT",
      description = "Names of variants, or variant files.")
  private List<String> variants = List.of();

  @Mixin
  private final HookOptions hooks = new HookOptions();

  @Mixin
  private final PositionOption position = new PositionOption();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games to play of each; 100 if left out.")
  private int games = 100;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description =
          "How many plies the players look ahead, 0 for random moves; 3 if left out, each more"
              + " takes several times as long.")
  private int depth = 3;

  @Option(
      names = "--opening",
      paramLabel = "N",
      description = "How many plies of each game are random, so that games differ; 2 if left out.")
  private int opening = 2;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "After how many plies a game is given up as unfinished; " + Match.LONGEST
          + " if left out.")
  private int plies = Match.LONGEST;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Another number brings other games; 1 if left out.")
  private Long seed = 1L;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many games to play at a time; one for each core if left out.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json", description = "Write one JSON array, for programs.")
  private boolean json;

  @Option(
      names = "--pdn",
      paramLabel = "FILE",
      description = "Write the games into this file, for `damier replay` and other programs.")
  private @Nullable String pdn;

  MeasureCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    UsageException.demand("--games", games, 1, MOST_GAMES);
    UsageException.demand("--depth", depth, 0, SearchPlayer.DEEPEST);
    UsageException.demand("--opening", opening, 0, Integer.MAX_VALUE);
    UsageException.demand("--plies", plies, 1, Integer.MAX_VALUE);
    UsageException.demand("--threads", threads, 1, Integer.MAX_VALUE);
    WholeFile file = pdn == null
        ? null
        : WholeFile.of(pdn).unlessAmong(variants.stream().flatMap(VariantLoader::files));
    // Every mistake in what was given is told before the first game.
    List<Contest> contests = variants.stream().map(this::contest).toList();
    MatchRecord record = new MatchRecord(player(0).toString());
    List<Measured> measured = new ArrayList<>();
    for (Contest contest : contests) {
      record.begin();
      measured.add(play(
          contest,
          file == null
              ? (number, game) -> {}
              : (number, game) -> record.add(contest.given, number, game)));
    }
    if (file != null) {
      record.writeTo(file);
    }
    if (json) {
      terminal.line(MeasureJson.of(measured));
    } else {
      terminal.print(MeasureTable.of(measured));
      terminal.line("");
      new MeasureWords(depth, plies).about(measured).forEach(terminal::line);
    }
    return ExitCode.GOOD;
  }

  /** A variant that is to be measured. */
  private record Contest(String given, Compilation compilation, Game start) {}

  private Contest contest(String variant) {
    Compilation compilation = VariantLoader.compile(variant, hooks.policy());
    Game start = position.game(VariantLoader.variant(compilation));
    start.outcome().ifPresent(outcome -> {
      throw InputException.of("There is nothing to play in `" + variant
          + "`, as the game is over where it begins. " + Sentences.result(outcome));
    });
    return new Contest(variant, compilation, start);
  }

  private Measured play(Contest contest, Match.Watcher watcher) {
    Match match = Match.of(contest.start)
        .games(games)
        .opening(opening)
        .longest(plies)
        .threads(threads)
        .seed(seed)
        .between(this::player);
    try (MatchLine line = new MatchLine(terminal, contest.given, games, watcher)) {
      return new Measured(contest.given, contest.compilation, contest.start, match.play(line));
    }
  }

  private Player player(long itsSeed) {
    return depth == 0 ? new RandomPlayer(itsSeed) : new SearchPlayer(depth, itsSeed);
  }
}
