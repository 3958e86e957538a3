package org.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.damier.cli.terminal.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {

  private static final String START = "W:W" + numbers(31, 50) + ":B" + numbers(1, 20);

  @Test
  void showsTheBoardAndWhoseTurnItIs() {
    Run run = play("");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("\nWhite to move.\nWhite: ");
    assertThat(run.out())
        .contains(Run.of("show", "international")
            .out()
            .lines()
            .limit(10)
            .collect(Collectors.joining("\n")));
  }

  @Test
  void theEndOfTheInputLeavesTheGame() {
    assertThat(play("32-28\n").out())
        .endsWith("The game is left here. To go on: damier play international --moves 32-28\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"quit", "QUIT", " exit "})
  void quitLeavesTheGame(String word) {
    Run run = play(word + "\n32-28\n");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .endsWith("The game is left here. To go on: damier play international\n")
        .doesNotContain("Black:");
  }

  @Test
  void playsMovesInTurn() {
    Run run = play("32-28\n19-23\nfen\n");

    assertThat(run.out())
        .contains("White: ", "Black: ")
        .contains("W:W28,31," + numbers(33, 50) + ":B" + numbers(1, 18) + ",20,23\n");
  }

  @Test
  void saysWhatMustBeCaptured() {
    assertThat(play("32-28\n19-23\n").out()).contains("White must capture:\n  28x19\n");
  }

  @Test
  void aRefusalNamesTheRuleAndTheTurnStays() {
    Run run = play("32-28\n19-23\n33-29\n28x19\n");

    assertThat(run.out())
        .contains("White: A capture is compulsory: 28x19.")
        .contains("Black must capture:");
  }

  @Test
  void aCaptureThatTakesTooFewIsRefusedByTheMajority() {
    // 35x24 takes one; 37x17 takes two.
    Run run =
        Run.withInput("35x24\n", "play", "international", "--position", "W:W37,35:B31,21,30,1");

    assertThat(run.out())
        .contains("White must capture:\n  37x17\n")
        .contains("White: 35x24 takes 1, 37x26x17 takes 2: another capture takes more pieces.\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"60-61", "32-", "hello", "32", "-", "1. 32-28", "\u0000", "32\u001B28"})
  void whatIsNoMoveTextIsRefusedInWords(String text) {
    Run run = play(text + "\nfen\n");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains(START, "`help`")
        .doesNotContain("Exception")
        .doesNotContain("bug");
    assertThat(run.out().lines().filter("White to move."::equals)).hasSize(1);
  }

  @Test
  void undoTakesBackOneMove() {
    assertThat(play("32-28\n19-23\nundo\nundo\nundo\nfen\n").out())
        .contains("There is no move of yours to take back.")
        .contains(START + "\n");
  }

  @Test
  void movesListsTheLegalOnes() {
    assertThat(play("moves\n").out())
        .contains("  31-26, 31-27, 32-27, 32-28, 33-28, 33-29, 34-29, 34-30, 35-30\n");
  }

  @Test
  void squaresShowsWhereTheSquaresAre() {
    assertThat(play("squares\n").out())
        .contains("    1     2     3     4     5\n 6     7     8     9    10\n")
        .contains("   41    42    43    44    45\n46    47    48    49    50\n");
  }

  @Test
  void rulesSaysTheRules() {
    assertThat(play("rules\n").out()).contains(Run.of("rules", "international").out());
  }

  @Test
  void helpShowsEveryWord() {
    assertThat(play("help\n").out())
        .contains(
            "such as 31-26", "moves", "board", "undo", "rules", "fen", "draw", "resign", "quit");
  }

  @Test
  void aSideMayResign() {
    assertThat(play("32-28\nresign\n").out()).contains("White wins: ").contains("resign");
  }

  @Test
  void aDrawTakesTwo() {
    assertThat(play("draw\nno\ndraw\n\ndraw\nyes\n").out())
        .contains("Does Black agree to a draw?")
        .contains("No draw.")
        .containsPattern("Draw: .+\n$");
  }

  @Test
  void anOfferThatNobodyAnswersIsNoDraw() {
    assertThat(play("draw\n").out()).contains("No draw.").contains("The game is left here.");
  }

  @Test
  void theResultComesWithItsReason() {
    Run run = Run.withInput("32x23\n19-23\n", "play", "international", "--position", "W:W32:B28");

    assertThat(run.code()).isZero();
    assertThat(run.out()).endsWith("White wins: Black has no legal move.\n");
  }

  @Test
  void aDecidedPositionIsNotPlayed() {
    Run run = Run.withInput("32-28\n", "play", "ghanaian", "--position", "W:W32,33:B19");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("White wins: ").doesNotContain("White to move");
  }

  @Test
  void movesGivenBeforehandArePlayed() {
    Run run =
        Run.withInput("fen\n", "play", "international", "--moves", "1. 32-28 19-23 2.28x19, 14x23");

    assertThat(run.out())
        .contains("W:W31," + numbers(33, 50) + ":B" + numbers(1, 13) + "," + numbers(15, 18)
            + ",20,23\n");
  }

  @Test
  void noMovesBeforehandAreNone() {
    assertThat(Run.withInput("fen\n", "play", "international", "--moves", " ").out())
        .contains(START);
  }

  @Test
  void aMoveBeforehandThatCannotBePlayedIsNamed() {
    Run run = Run.of("play", "international", "--moves", "32-28 19-23 33-29");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("error: Move 3 of --moves, `33-29`, cannot be played: ")
        .contains("A capture is compulsory: 28x19.");
  }

  @Test
  void noMoveFollowsTheEnd() {
    Run run = Run.of("play", "international", "--position", "W:W32:B28", "--moves", "32x23 19-24");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err())
        .isEqualTo("error: Move 2 of --moves, `19-24`, cannot be played: the game is over."
            + " White wins: Black has no legal move.\n");
  }

  @Test
  void theMachineReplies() {
    Run run = Run.withInput(
        "32-28\nfen\n", "play", "international", "--against", "random", "--seed", "7");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("You are White; Black moves at random.", "--seed 7")
        .containsPattern("Black plays \\d+[-x]\\d+\\.")
        .doesNotContain("Black: ");
  }

  @Test
  void theMachineLooksAhead() {
    Run run = Run.withInput(
        "18-23\n",
        "play",
        "international",
        "--position",
        "B:W27,28,33,39:B17,18,1",
        "--against",
        "search",
        "--depth",
        "2",
        "--seed",
        "7");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("You are Black; White looks 2 plies ahead. The same replies again: --seed 7")
        .contains("White plays 28x19.")
        .endsWith("--against search --depth 2 --seed 7\n");
  }

  @Test
  void aSearchHasAUsualDepth() {
    assertThat(Run.withInput("32-28\n", "play", "international", "--against", "search")
            .out())
        .contains("Black looks up to 4 plies ahead")
        .containsPattern("Black plays \\d+[-x]\\d+\\.");
  }

  @Test
  void theMachineTakesTheSideThatIsNotToMove() {
    Run run = Run.withInput(
        "20-25\n", "play", "international", "--moves", "32-28", "--against", "random");

    assertThat(run.out()).contains("You are Black; White moves at random.", "White plays ");
  }

  @Test
  void oneSeedGivesOneGame() {
    String moves = "32-28\n33-29\n31-27\n34-30\n31-26\n35-30\nquit\n";
    String[] command = {"play", "international", "--against", "random", "--seed", "-3"};

    assertThat(Run.withInput(moves, command)).isEqualTo(Run.withInput(moves, command));
  }

  @Test
  void againstTheMachineUndoGivesTheTurnBack() {
    Run run = Run.withInput(
        "32-28\nundo\nfen\nundo\n", "play", "international", "--against", "random", "--seed", "1");

    assertThat(run.out())
        .contains("White: " + START + "\n")
        .contains("There is no move of yours to take back.");
  }

  @Test
  void theMachineAgreesToNoDraw() {
    Run run = Run.withInput("draw\n", "play", "international", "--against", "random");

    assertThat(run.out()).contains("the draw is declined").contains("The game is left here.");
  }

  @Test
  void coloursAreForTerminals() {
    assertThat(play("resign\n").out()).doesNotContain("\u001B");
    assertThat(Run.coloured("resign\n", "play", "international").out()).contains("\u001B[1m");
  }

  private static Run play(String input) {
    return Run.withInput(input, "play", "international");
  }

  private static String numbers(int first, int last) {
    return IntStream.rangeClosed(first, last)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(","));
  }
}
