package org.damier.features.steps;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.History;
import org.damier.Outcome;
import org.damier.board.Side;
import org.damier.features.world.Boards;
import org.damier.features.world.Causes;
import org.damier.features.world.Example;
import org.damier.features.world.Texts;
import org.damier.features.world.World;
import org.damier.rules.Condition;
import org.damier.rules.Ending;

/**
 * Steps about how a game ends. A reason is its kind (no move, material, repetition, clock, hook, agreement, resignation,
 * adjudication) or words of the sentence that players would be told, whole and in their order.
 */
public final class OutcomeSteps {

  private final World world;

  public OutcomeSteps(World world) {
    this.world = world;
  }

  /** Begins where all clocks of the rules have run so far already, in the order of the rules. */
  @Example("Given the clocks have run \"49\" plies")
  @Given("the clocks have run {string} plies")
  public void theClocksHaveRun(String plies) {
    List<Integer> run = Texts.words(plies).stream().map(OutcomeSteps::plies).toList();
    demandOneForEach(run.size());
    History history = world.game().history();
    world.game(Game.resumed(world.position(), new History(history.stood(), run)));
  }

  private void demandOneForEach(int numbers) {
    List<Condition.Clock> clocks = clocks();
    if (clocks.isEmpty()) {
      throw new AssertionError(world.variant() + " has no clocks.");
    }
    if (numbers != clocks.size()) {
      throw new AssertionError("A number is wanted for each clock of " + world.variant() + ", not "
          + numbers + ". Its clocks: " + moves(clocks));
    }
  }

  private static int plies(String text) {
    if (!text.matches("[0-9]{1,6}")) {
      throw new AssertionError("`" + text + "` is not a number of plies.");
    }
    return Integer.parseInt(text);
  }

  /** Ends the game as both players want it. */
  @Example("When the players agree to a draw")
  @When("the players agree to a draw")
  public void thePlayersAgreeToADraw() {
    world.game(world.game().agreeDraw());
  }

  /** Ends the game as one player wants it. */
  @Example("When White resigns")
  @When("{side} resigns")
  public void resigns(Side side) {
    world.game(world.game().resign(side));
  }

  /** Ends the game as an arbiter wants it. */
  @Example("When the game is adjudicated a draw")
  @When("the game is adjudicated a draw")
  public void theGameIsAdjudicatedADraw() {
    world.game(world
        .game()
        .adjudicate(new Outcome(
            Optional.empty(), Outcome.Reason.ADJUDICATION, "The arbiter has declared a draw.")));
  }

  /** Demands who has won, and why. */
  @Example("Then White wins because \"no move\"")
  @Then("{side} wins because {string}")
  public void winsBecause(Side side, String reason) {
    demand(Optional.of(side), reason);
  }

  /** Demands that the game is drawn, and why. */
  @Example("Then the game is drawn because \"repetition\"")
  @Then("the game is drawn because {string}")
  public void theGameIsDrawnBecause(String reason) {
    demand(Optional.empty(), reason);
  }

  private void demand(Optional<Side> winner, String reason) {
    Outcome found =
        world.outcome().orElseThrow(() -> failure("The game goes on; expected " + said(winner)));
    if (!found.winner().equals(winner)) {
      throw failure(
          "Expected " + said(winner) + ", found " + said(found.winner()) + ": " + found.sentence());
    }
    if (!Causes.isCause(reason, found.reason(), found.sentence())) {
      throw failure("The result is as expected, but for another reason: "
          + Causes.inWords(found.reason()) + ". " + found.sentence());
    }
  }

  private static String said(Optional<Side> winner) {
    return winner.map(side -> side.title() + " wins").orElse("a draw");
  }

  /** Demands that the game is not over. */
  @Example("Then the game goes on")
  @Then("the game goes on")
  public void theGameGoesOn() {
    world.outcome().ifPresent(found -> {
      throw failure("The game is over, " + said(found.winner()) + ": " + found.sentence());
    });
  }

  /** Demands how often the position of now has stood in this game, now included. */
  @Example("Then the position has stood 2 times")
  @Then("the position has stood {int} time(s)")
  public void thePositionHasStood(int times) {
    if (world.game().repetitions() != times) {
      throw failure("The position has stood " + Texts.count(world.game().repetitions(), "time")
          + ", not " + times + ".");
    }
  }

  /** Demands how far the clock has run that ends a game after so many moves of each side. */
  @Example("Then the clock of 25 moves stands at 49 plies")
  @Then("the clock of {int} move(s) stands at {int} ply/plies")
  public void theClockStandsAt(int moves, int plies) {
    int found = standOfTheClockOf(moves);
    if (found != plies) {
      throw failure("The clock of " + Texts.count(moves, "move") + " stands at " + found
          + (found == 1 ? " ply" : " plies") + ", not " + plies + ".");
    }
  }

  private int standOfTheClockOf(int moves) {
    List<Integer> found = clocks().stream()
        .filter(clock -> clock.moves() == moves)
        .map(world.game()::clock)
        .distinct()
        .toList();
    if (found.isEmpty()) {
      throw new AssertionError(world.variant() + " has no clock of " + Texts.count(moves, "move")
          + ". Its clocks: " + moves(clocks()));
    }
    if (found.size() > 1) {
      throw failure(world.variant() + " has several clocks of " + Texts.count(moves, "move")
          + ", which stand at " + numbers(found, " and ") + " plies. Say how all clocks stand: Then"
          + " the clocks stand at \"" + numbers(world.game().history().clocks(), " ") + "\" plies");
    }
    return found.get(0);
  }

  private static String numbers(List<Integer> numbers, String between) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(between));
  }

  private List<Condition.Clock> clocks() {
    return world.variant().rules().endings().stream()
        .map(Ending::condition)
        .filter(Condition.Clock.class::isInstance)
        .map(Condition.Clock.class::cast)
        .toList();
  }

  private static String moves(List<Condition.Clock> clocks) {
    return clocks.isEmpty()
        ? "none."
        : clocks.stream()
            .map(clock -> Texts.count(clock.moves(), "move"))
            .collect(Collectors.joining(", ", "", "."));
  }

  /** Demands how far all clocks of the rules have run, in the order of the rules. */
  @Example("Then the clocks stand at \"49\" plies")
  @Then("the clocks stand at {string} plies")
  public void theClocksStandAt(String plies) {
    List<Integer> expected =
        Texts.words(plies).stream().map(OutcomeSteps::plies).toList();
    demandOneForEach(expected.size());
    List<Integer> found = world.game().history().clocks();
    if (!found.equals(expected)) {
      throw failure("The clocks stand at \""
          + numbers(found, " ")
          + "\" plies, not at \""
          + plies + "\". Its clocks: " + moves(clocks()));
    }
  }

  private AssertionError failure(String message) {
    return new AssertionError(message + "\n\n" + Boards.show(world.position()));
  }
}
