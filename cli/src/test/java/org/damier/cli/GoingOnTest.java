package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.damier.Game;
import org.damier.cli.play.GoingOn;
import org.damier.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that is left can be gone on with as if it had not been. */
class GoingOnTest {

  private static final String LEFT = "The game is left here. To go on: ";

  @TempDir
  private Path folder;

  private static String wayBack(Run run) {
    String last = run.out().lines().reduce((before, line) -> line).orElseThrow();
    return last.substring(last.indexOf(LEFT) + LEFT.length());
  }

  @Test
  void aNameIsQuotedForTheShell() throws IOException {
    Path file = Files.writeString(
        folder.resolve("it's my game.draughts"), "variant \"Mine\" extends international\n");

    assertThat(wayBack(Run.withInput("quit\n", "play", file.toString())))
        .isEqualTo("damier play '" + folder + "/it'\\''s my game.draughts'");
  }

  @Test
  void movesAndTheFirstPositionAreKept() {
    Run run = Run.withInput(
        "47-41\n1-6\nquit\n", "play", "international", "--position", "W:WK47:BK1:C3,0,0");

    assertThat(wayBack(run))
        .isEqualTo("damier play international --position W:WK47:BK1:C3,0,0 --moves '47-41 1-6'");
  }

  @Test
  void movesPlayedBeforehandAreMovesToo() {
    assertThat(wayBack(Run.withInput("19-23\n", "play", "international", "--moves", "1. 32-28")))
        .isEqualTo("damier play international --moves '32-28 19-23'");
  }

  @Test
  void theOpponentAndHooksAreKept() {
    Run run = Run.withInput(
        "quit\n", "play", "dameo", "--hooks", "trusted", "--against", "random", "--seed", "7");

    assertThat(wayBack(run))
        .isEqualTo("damier play dameo --hooks trusted --against random --seed 7");
    assertThat(wayBack(Run.withInput("quit\n", "play", "dameo", "--against", "random")))
        .matches("damier play dameo --against random --seed \\d+");
  }

  @Test
  void whereItIsTheMachinesTurnNobodyElseGetsItsSide() {
    Game game = Game.of(Variants.load("international"));
    GoingOn goingOn =
        new GoingOn(List.of("damier"), Optional.empty(), List.of("--against", "random"));

    assertThat(goingOn.command(game, true)).isEqualTo("damier --against random");
    assertThat(goingOn.command(game, false)).isEqualTo("damier");
  }

  @Test
  void whatStoodIsKept() {
    String moves = "47-41\n1-6\n41-47\n6-1\n";
    Run first =
        Run.withInput(moves + "quit\n", "play", "international", "--position", "W:WK47:BK1");
    String way =
        wayBack(first).replace("damier play international --position W:WK47:BK1 --moves ", "");

    Run second = Run.withInput(
        moves,
        "play",
        "international",
        "--position",
        "W:WK47:BK1",
        "--moves",
        way.replace("'", ""));

    assertThat(second.out()).contains("Draw: ").doesNotContain(LEFT);
  }
}
