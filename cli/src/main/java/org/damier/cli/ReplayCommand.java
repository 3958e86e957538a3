package org.damier.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.damier.Variant;
import org.damier.cli.files.Copies;
import org.damier.cli.files.GameFile;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.terminal.Columns;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.InputException;
import org.damier.cli.terminal.Terminal;
import org.damier.pdn.PdnGame;
import org.damier.pdn.PdnReader;
import org.damier.pdn.PdnWriter;
import org.damier.pdn.Replay;
import org.damier.pdn.VariantFinder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code damier replay}. */
@Command(
    name = "replay",
    header = "Replay files of games (PDN) and report what is not legal.",
    description = {
      "The tags GameType and Variant of a game say its variant. Games are played to the end or to"
          + " the first move that is not legal; a capture that can be read in several ways is"
          + " settled by the moves that follow it, if these leave one."
    },
    footer = {
      "",
      "One line a file tells",
      "  games      how many games it has",
      "  plies      how many of their moves are legal",
      "  illegal    how many games stop at a move that is not legal",
      "  settled    how many moves can be read in several ways of which one is left",
      "  unsettled  how many moves can be read in several ways to the end",
      "  unplayed   how many games could not be begun",
      "and below them, as FILE:LINE:COLUMN, stands every problem with its game and",
      "ply.",
      "",
      "Exit code 0 if all games are legal throughout; 1 if not.",
      "",
      "Examples:",
      "  damier replay games/*.pdn",
      "  damier replay club.pdn --variant international",
      "  damier replay old.pdn --write clean"
    })
final class ReplayCommand implements Callable<Integer> {

  private static final List<String> HEADINGS =
      List.of("file", "games", "plies", "illegal", "settled", "unsettled", "unplayed");

  private final Terminal terminal;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files of games.")
  private List<String> files = List.of();

  @Option(
      names = "--variant",
      paramLabel = "VARIANT",
      description = "The variant of all games, whatever they say: a name or a variant file.")
  private @Nullable String variant;

  @Option(
      names = "--write",
      paramLabel = "FOLDER",
      description = "Write the games again, each file into this folder under its own name.")
  private @Nullable String folder;

  @Mixin
  private final HookOptions hooks = new HookOptions();

  ReplayCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    VariantFinder finder = variant == null
        ? new VariantsOfGames()
        : VariantFinder.always(
            VariantLoader.variant(VariantLoader.compile(variant, hooks.policy())));
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADINGS);
    List<String> problems = new ArrayList<>();
    List<GameFile> given = files.stream().map(GameFile::of).toList();
    Optional<Copies> copies = Optional.ofNullable(folder).map(name -> new Copies(name, given));
    boolean sound = true;
    for (GameFile file : given) {
      Tally tally = new Tally(file.name(), problems);
      try {
        replay(file, finder, tally, copies);
        rows.add(tally.row());
        sound &= tally.isSound();
      } catch (InputException e) {
        // One file that cannot be read does not keep the others from being replayed.
        terminal.error(Faults.message(e));
        sound = false;
      }
    }
    terminal.print(Columns.align(rows));
    problems.forEach(terminal::line);
    return sound ? ExitCode.GOOD : ExitCode.INPUT;
  }

  private static void replay(
      GameFile file, VariantFinder finder, Tally tally, Optional<Copies> copies) {
    try (BufferedReader reader = file.open()) {
      if (copies.isEmpty()) {
        replay(reader, finder, tally, Writer.nullWriter());
      } else {
        copies.get().of(file).write(out -> {
          Writer copy = new OutputStreamWriter(out, StandardCharsets.UTF_8);
          replay(reader, finder, tally, copy);
          copy.flush();
        });
      }
    } catch (UncheckedIOException e) {
      throw file.unread(Objects.requireNonNull(e.getCause()));
    } catch (IOException e) {
      throw file.unread(e);
    }
  }

  private static void replay(Reader file, VariantFinder finder, Tally tally, Writer copy)
      throws IOException {
    PdnWriter writer = new PdnWriter(copy);
    Iterator<PdnGame> games = new PdnReader(file);
    while (games.hasNext()) {
      PdnGame game = games.next();
      if (game.isUnreadable()) {
        tally.unreadable(game);
        continue;
      }
      Optional<Variant> found = finder.find(game);
      if (found.isEmpty()) {
        tally.unplayed(game);
        writer.write(game);
      } else {
        Replay replay = Replay.of(game, found.get());
        tally.played(replay);
        writer.write(replay.canonical());
      }
    }
  }

  /** Counts over one file. */
  private static final class Tally {

    private final String file;
    private final List<String> problems;
    private int games;
    private long plies;
    private int illegal;
    private int settled;
    private int unsettled;
    private int unplayed;
    private boolean hasProblems;

    Tally(String file, List<String> problems) {
      this.file = file;
      this.problems = problems;
    }

    void played(Replay replay) {
      games++;
      plies += replay.moves().size();
      illegal += replay.illegalPlies();
      settled += replay.settledPlies();
      unsettled += replay.unsettledPlies();
      unplayed += replay.start().isEmpty() ? 1 : 0;
      hasProblems |= !replay.problems().isEmpty();
      replay.problems().forEach(problem -> problems.add(file + ":" + problem));
    }

    void unreadable(PdnGame game) {
      games++;
      unplayed++;
      game.problems().forEach(problem -> problems.add(file + ":" + problem));
    }

    void unplayed(PdnGame game) {
      unreadable(game);
      String said = game.tag("Variant")
          .or(() -> game.tag("GameType"))
          .map(value -> "No variant here is `" + value + "`")
          .orElse("Neither GameType nor Variant says which variant it is");
      problems.add(file + ":" + game.line() + ":1: game " + game.number() + ": " + said
          + "; --variant does.");
    }

    boolean isSound() {
      return illegal == 0 && unplayed == 0 && !hasProblems;
    }

    List<String> row() {
      return List.of(
          file, "" + games, "" + plies, "" + illegal, "" + settled, "" + unsettled, "" + unplayed);
    }
  }
}
