package org.damier;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.damier.board.Move;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.damier.rules.RuleSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is promised between threads: one variant serves all, two variants do not meet, nobody prints. */
class ThreadSafetyTest {

  private static final int THREADS = 8;
  private static final int GAMES = 6;

  /** Random games as texts; the same seed gives the same games whoever else plays. */
  private static List<String> play(Variant variant, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      Game game = Game.of(variant);
      StringBuilder text = new StringBuilder();
      while (game.outcome().isEmpty() && game.moves().size() < 80) {
        List<Move> moves = game.position().legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        text.append(MoveText.write(game.position(), move)).append(' ');
        game = game.play(move);
      }
      texts.add(text + Fen.write(game.position()) + " " + game.position().hash());
    }
    return texts;
  }

  @Test
  @Timeout(120)
  void eightThreadsShareTwoVariantsAndPlayAsIfAlone() throws Exception {
    List<RuleSet> rules = List.of(Games.international(), Games.dameo());
    List<List<String>> alone = new ArrayList<>();
    for (int thread = 0; thread < THREADS; thread++) {
      alone.add(play(Variant.of(rules.get(thread % 2)), thread));
    }
    List<Variant> shared = rules.stream().map(Variant::of).toList();
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream out = System.out;
    PrintStream err = System.err;
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
      List<Callable<List<String>>> tasks = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        int seed = thread;
        tasks.add(() -> play(shared.get(seed % 2), seed));
      }
      List<Future<List<String>>> together = threads.invokeAll(tasks);
      for (int thread = 0; thread < THREADS; thread++) {
        assertThat(together.get(thread).get()).isEqualTo(alone.get(thread));
      }
    } finally {
      System.setOut(out);
      System.setErr(err);
      threads.shutdownNow();
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void theHashCarriedAlongIsThatOfThePosition() {
    Game game = Game.of(Variant.of(Games.international()));
    SplittableRandom random = new SplittableRandom(64);
    boolean captured = false;
    while (game.outcome().isEmpty() && game.moves().size() < 200) {
      List<Move> moves = game.position().legalMoves();
      Move move = moves.get(random.nextInt(moves.size()));
      captured |= move.isCapture();
      game = game.play(move);
      Position position = game.position();
      Position afresh =
          position.variant().position(new Setup(position.placement(), position.sideToMove()));
      assertThat(position.hash()).isEqualTo(afresh.hash());
    }
    assertThat(captured).isTrue();
  }
}
