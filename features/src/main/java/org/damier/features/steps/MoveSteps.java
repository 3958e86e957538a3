package org.damier.features.steps;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.damier.Refusal;
import org.damier.Why;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.features.world.Causes;
import org.damier.features.world.Example;
import org.damier.features.world.MoveLists;
import org.damier.features.world.MoveReader;
import org.damier.features.world.Texts;
import org.damier.features.world.World;
import org.damier.notation.MoveText;
import org.damier.notation.MoveTextException;
import org.damier.rules.RulePart;

/**
 * Steps about moves. A move is written as in play, {@code d4-d5} or {@code d4xd6xf6}; the squares between the ends may be
 * left out where the ends alone name one move.
 */
public final class MoveSteps {

  private final World world;
  private final MoveReader reader;
  private final MoveLists lists;

  public MoveSteps(World world) {
    this.world = world;
    this.reader = new MoveReader(world);
    this.lists = new MoveLists(world);
  }

  /** Plays one move. */
  @Example("When White plays \"d4-d5\"")
  @When("{side} plays {string}")
  public void plays(Side side, String text) {
    Side toMove = world.position().sideToMove();
    if (toMove != side) {
      throw reader.failure("It is " + toMove.title() + "'s turn, not " + side.title() + "'s.");
    }
    play(text);
  }

  /** Plays several moves, the sides taking turns. */
  @Example("When the moves \"d4-d5 h8-h7 d5-d6\" are played")
  @When("the moves {string} are played")
  public void theMovesArePlayed(String texts) {
    Texts.someWords(texts, "d4-d5 h8-h7").forEach(this::play);
  }

  /** Plays so many plies (moves of one side), each side playing its moves in order and then from the first again. */
  @Example(
      "When for 10 plies White goes round \"a1-a2 a2-a1\" and Black goes round \"h8-h7 h7-h8\"")
  @When("for {int} plies White goes round {string} and Black goes round {string}")
  public void goRound(int plies, String whiteMoves, String blackMoves) {
    if (plies < 1) {
      throw new AssertionError("For " + plies + " plies nothing is played; write 1 or more.");
    }
    int[] next = new int[Side.values().length];
    List<List<String>> moves = List.of(
        Texts.someWords(whiteMoves, "a1-a2 a2-a1"), Texts.someWords(blackMoves, "h8-h7 h7-h8"));
    for (int ply = 0; ply < plies; ply++) {
      int side = world.position().sideToMove().ordinal();
      List<String> round = moves.get(side);
      play(round.get(next[side]++ % round.size()));
    }
  }

  private void play(String text) {
    world.game(world.game().play(reader.legal(text)));
  }

  /** Demands that exactly these moves are legal. Rows and columns have no meaning; cells may be empty. */
  @Example("""
      Then the legal moves are
        | d4-c5 | d4-d5 | d4-e5 |
      """)
  @Then("the legal moves are")
  public void theLegalMovesAre(DataTable moves) {
    lists.demandExactly(texts(moves), world.legalMoves());
  }

  /** Demands that exactly these moves are legal for the piece on a square. */
  @Example("""
      Then the legal moves from "d4" are
        | d4-c5 | d4-d5 |
      """)
  @Then("the legal moves from {string} are")
  public void theLegalMovesFrom(String name, DataTable moves) {
    Square square = world.board().square(name);
    lists.demandExactly(
        texts(moves),
        world.legalMoves().stream().filter(move -> move.from().equals(square)).toList());
  }

  /** Demands that these moves are legal, whatever else is. */
  @Example("""
      Then the legal moves include
        | d4-c5 |
        | d4-d5 |
      """)
  @Then("the legal moves include")
  public void theLegalMovesInclude(DataTable moves) {
    lists.demandAtLeast(texts(moves));
  }

  private static List<String> texts(DataTable moves) {
    // An empty cell is null.
    List<String> texts = moves.values().stream()
        .filter(Objects::nonNull)
        .flatMap(cell -> Texts.words(cell).stream())
        .toList();
    if (texts.isEmpty()) {
      throw new AssertionError("The table has no move; each of its lines begins and ends with `|`."
          + " Where there is none to be made, write: Then there is no legal move");
    }
    return texts;
  }

  /** Counts the legal moves. */
  @Example("Then there are 52 legal moves")
  @Then("there is/are {int} legal move(s)")
  public void thereAreLegalMoves(int count) {
    if (world.legalMoves().size() != count) {
      throw reader.failure("Expected " + Texts.count(count, "legal move") + ", found "
          + world.legalMoves().size() + ": " + world.legalMoves() + ".");
    }
  }

  /** Demands that no move is legal, because none is left or because the game is over. */
  @Example("Then there is no legal move")
  @Then("there is no legal move")
  public void thereIsNoLegalMove() {
    lists.demandExactly(List.of(), world.legalMoves());
  }

  /** Demands that one move is legal. */
  @Example("Then \"d4xd6\" is legal")
  @Then("{string} is legal")
  public void isLegal(String text) {
    reader.legal(text);
  }

  /** Demands that one move is not legal, for whatever reason. */
  @Example("Then \"d4-d3\" is not legal")
  @Then("{string} is not legal")
  public void isNotLegal(String text) {
    refusal(text);
  }

  /**
   * Demands that one move is not legal, and why. The reason is one of these: its kind, as {@link Refusal.Reason} has them
   * ({@code not your piece}, {@code capture is mandatory} and so on); a rule that the move breaks, as {@link RulePart} has
   * them ({@code majority}, {@code man-captures} and so on); words of the sentence that a player would be told, whole and in
   * their order. Words that any sentence may have, such as {@code the}, are no reason.
   */
  @Example("Then \"d4-d5\" is not legal because \"capture is mandatory\"")
  @Then("{string} is not legal because {string}")
  public void isNotLegalBecause(String text, String reason) {
    Refusal refusal = refusal(text);
    if (!ids(refusal.rules()).contains(reason)
        && !Causes.isCause(reason, refusal.reason(), refusal.sentence())) {
      throw reader.failure("\"" + text + "\" is not legal, but for another reason: "
          + Causes.inWords(refusal.reason()) + ". " + refusal.sentence() + named(refusal.rules()));
    }
  }

  private static String named(List<RulePart> rules) {
    return rules.isEmpty() ? "" : " Rules: " + String.join(", ", ids(rules)) + ".";
  }

  /**
   * Demands that one move is legal, and by which rules, whatever others it needs: those without which it would not be
   * legal or would do something else, and those that leave no choice beside it, named as {@link RulePart} has them.
   */
  @Example("Then \"d4xd6\" is legal because of \"man-captures majority\"")
  @Then("{string} is legal because of {string}")
  public void isLegalBecauseOf(String text, String rules) {
    List<String> wanted = Texts.someWords(rules, "man-captures majority");
    demandRules(wanted);
    List<RulePart> found = Why.legal(world.position(), reader.legal(text)).rules();
    List<String> missing =
        wanted.stream().filter(rule -> !ids(found).contains(rule)).toList();
    if (!missing.isEmpty()) {
      throw reader.failure("\"" + text + "\" is legal, but not because of "
          + String.join(", ", missing) + "." + named(found));
    }
  }

  private void demandRules(List<String> names) {
    List<String> known = ids(RulePart.of(world.variant().rules()));
    names.stream().filter(name -> !known.contains(name)).findFirst().ifPresent(stranger -> {
      throw new AssertionError("`" + stranger + "` is no rule of " + world.variant()
          + ". Its rules are named: " + String.join(", ", known) + ".");
    });
  }

  private static List<String> ids(List<RulePart> rules) {
    return rules.stream().map(RulePart::id).toList();
  }

  private Refusal refusal(String text) {
    Optional<Refusal> refusal = reader.refusal(text);
    return refusal.orElseThrow(() -> reader.failure("\"" + text + "\" is legal."));
  }

  /** Demands that a text fits several legal moves. */
  @Example("Then \"4x15\" is ambiguous")
  @Then("{string} is ambiguous")
  public void isAmbiguous(String text) {
    try {
      Move move = MoveText.read(world.position(), text);
      throw reader.failure("\"" + text + "\" names one move: " + move + ".");
    } catch (MoveTextException.Ambiguous expected) {
      // As it should be.
    }
  }

  /** Demands which pieces a legal capture takes, in whatever order. */
  @Example("Then \"d4xd6xf6\" captures \"d5 e6\"")
  @Then("{string} captures {string}")
  public void captures(String text, String squares) {
    List<Square> expected = squares(squares);
    List<Square> found = reader.legal(text).captured();
    if (expected.size() != found.size() || !new HashSet<>(expected).equals(new HashSet<>(found))) {
      throw reader.failure("\"" + text + "\" captures " + found + ", not " + expected + ".");
    }
  }

  /** Demands which pieces a legal capture takes, the first one first. */
  @Example("Then \"d4xd6xf6\" captures \"d5 e6\" in this order")
  @Then("{string} captures {string} in this order")
  public void capturesInThisOrder(String text, String squares) {
    List<Square> expected = squares(squares);
    List<Square> found = reader.legal(text).captured();
    if (!expected.equals(found)) {
      throw reader.failure(
          "\"" + text + "\" captures " + found + " in this order, not " + expected + ".");
    }
  }

  private List<Square> squares(String names) {
    return Texts.someWords(names, "d5 e6").stream().map(world.board()::square).toList();
  }

  /** Demands that a legal move makes a king. */
  @Example("Then \"d7-d8\" promotes")
  @Then("{string} promotes")
  public void promotes(String text) {
    if (!reader.legal(text).promotes()) {
      throw reader.failure("\"" + text + "\" does not promote.");
    }
  }

  /** Demands that a legal move makes no king. */
  @Example("Then \"d6-d7\" does not promote")
  @Then("{string} does not promote")
  public void doesNotPromote(String text) {
    if (reader.legal(text).promotes()) {
      throw reader.failure("\"" + text + "\" promotes.");
    }
  }
}
