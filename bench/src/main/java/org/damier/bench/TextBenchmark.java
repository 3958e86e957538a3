package org.damier.bench;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.MoveBuilder;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.board.Square;
import org.damier.notation.Fen;
import org.damier.pdn.PdnGame;
import org.damier.pdn.PdnGames;
import org.damier.pdn.PdnReader;
import org.damier.pdn.PdnWriter;
import org.damier.pdn.Replay;
import org.damier.variants.Variants;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Positions, games and clicks as texts and back, on random games of {@value #PLIES} plies. */
@State(Scope.Thread)
@BenchmarkMode(org.openjdk.jmh.annotations.Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx1g"})
public class TextBenchmark {

  private static final int GAMES = 100;
  private static final int PLIES = 60;

  /** The game. */
  @Param({"international", "dameo"})
  public String variant = "international";

  private Variant rules = Variants.load("international");
  private String file = "";
  private final List<Position> positions = new ArrayList<>();
  private List<String> fens = List.of();

  /** Plays the games. */
  @Setup
  public void play() {
    rules = Variants.load(variant);
    StringBuilder games = new StringBuilder();
    positions.clear();
    for (int seed = 0; positions.size() < GAMES * PLIES; seed++) {
      Game game = random(seed);
      if (game.moves().size() == PLIES) {
        games.append(PdnWriter.toString(PdnGames.of(game, List.of()))).append('\n');
        positions.addAll(game.positions().subList(0, PLIES));
      }
    }
    file = games.toString();
    fens = positions.stream().map(Fen::write).collect(Collectors.toList());
  }

  private Game random(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Game game = Game.of(rules);
    while (game.moves().size() < PLIES && game.outcome().isEmpty()) {
      List<Move> moves = game.position().legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
    }
    return game;
  }

  /** Positions read from FEN and checked. */
  @Benchmark
  @OperationsPerInvocation(GAMES * PLIES)
  public int readFen() {
    int men = 0;
    for (String fen : fens) {
      men += rules.position(Fen.read(rules.board(), fen)).placement().occupied().size();
    }
    return men;
  }

  /** Positions written as FEN. */
  @Benchmark
  @OperationsPerInvocation(GAMES * PLIES)
  public int writeFen() {
    int length = 0;
    for (Position position : positions) {
      length += Fen.write(position).length();
    }
    return length;
  }

  /** Games read from PDN, their moves as texts. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int readPdn() {
    return new PdnReader(new StringReader(file))
        .stream().mapToInt(game -> game.moves().moves().size()).sum();
  }

  /** Games read from PDN and played by the rules. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int replayPdn() {
    int plies = 0;
    PdnReader reader = new PdnReader(new StringReader(file));
    while (reader.hasNext()) {
      PdnGame game = reader.next();
      plies += Replay.of(game, rules).moves().size();
    }
    return plies;
  }

  /** Moves clicked square by square, each time with the squares that may be clicked next. */
  @Benchmark
  @OperationsPerInvocation(GAMES * PLIES)
  public int clickMoves() {
    int shown = 0;
    for (Position position : positions) {
      Position fresh = forgetful(position);
      List<Move> moves = fresh.legalMoves();
      MoveBuilder clicks = MoveBuilder.of(fresh);
      for (Square square : moves.get(moves.size() / 2).route()) {
        shown += clicks.next().size();
        clicks = clicks.click(square);
      }
    }
    return shown;
  }

  /** The position without the legal moves that it has found already. */
  private Position forgetful(Position position) {
    return rules.position(
        new org.damier.Setup(position.placement(), position.sideToMove(), position.kingRuns()));
  }
}
