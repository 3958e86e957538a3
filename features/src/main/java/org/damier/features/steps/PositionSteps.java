package org.damier.features.steps;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.damier.Game;
import org.damier.IllegalSetupException;
import org.damier.Setup;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.features.world.Boards;
import org.damier.features.world.Causes;
import org.damier.features.world.Example;
import org.damier.features.world.GameText;
import org.damier.features.world.Pasted;
import org.damier.features.world.Texts;
import org.damier.features.world.World;
import org.damier.notation.FenException;

/** Steps about where pieces stand and who is to move. A position that is given begins a game. */
public final class PositionSteps {

  private final World world;

  public PositionSteps(World world) {
    this.world = world;
  }

  /** Begins a game as the variant's rules begin it. */
  @Example("Given the start position")
  @Given("the start position")
  public void theStartPosition() {
    world.game(Game.of(world.variant()));
  }

  /**
   * Begins a game in the position of a FEN. Fields behind the pieces go on with a game: {@code :C49,0,0}, how far the clocks
   * of the rules have run, {@code :R2=W/WKa1/BKh8} what has stood how often, {@code :K2=Wa1} which king has moved.
   */
  @Example("Given the position \"W:Wa1,b2,Kc3:Bh8\"")
  @Given("the position {string}")
  public void thePosition(String fen) {
    world.game(GameText.read(world.variant(), fen).game());
  }

  /** Begins a game in the position of a picture, such as {@code damier show} prints. */
  @Example("""
      Given this position, White to move
        \"""
        8  . . . . . . . b
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . . . . . . .
        4  . . . w . . . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . . . . W
           a b c d e f g h
        \"""
      """)
  @Given("this position, {side} to move")
  public void thisPosition(Side side, String diagram) {
    Pasted pasted = Pasted.read(world.variant(), diagram);
    if (pasted.side().isPresent() && !pasted.side().equals(Optional.of(side))) {
      throw new AssertionError(
          "The step and the lines below the picture have another side to move.");
    }
    world.game(pasted.game(world.variant(), side));
  }

  /** Begins a game in the position that {@code damier show} prints: the picture and at least one of the lines below it. */
  @Example("""
      Given this position
        \"""
        8  . . . . . . . b
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . . . . . . .
        4  . . . w . . . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . . . . W
           a b c d e f g h
        White to move.
        W:Wd4,Kh1:Bh8
        \"""
      """)
  @Given("this position")
  public void thisPosition(String text) {
    world.game(Pasted.read(world.variant(), text).game(world.variant()));
  }

  /** Begins a game in the position of a list: a row for each kind of piece, with its squares. */
  @Example("""
      Given these pieces, Black to move
        | white man  | a1 b2 |
        | black king | h8    |
      """)
  @Given("these pieces, {side} to move")
  public void thesePieces(Side side, DataTable rows) {
    Placement placement = Placement.EMPTY;
    for (List<String> row : rows.cells()) {
      placement = with(row, placement);
    }
    world.begin(new Setup(placement, side));
  }

  private Placement with(List<String> row, Placement before) {
    if (row.size() != 2) {
      throw new AssertionError("A row is a kind of piece and its squares, such as"
          + " `| white man | a1 b2 |`; this one is " + row + ".");
    }
    Placement placement = before;
    Piece piece = ParameterTypes.piece(Objects.toString(row.get(0), ""));
    for (String name : Texts.words(squares(row))) {
      Square square = world.board().square(name);
      placement.at(square).ifPresent(there -> {
        throw new AssertionError(
            "On " + square + " stand two pieces: a " + there + " and a " + piece + ".");
      });
      placement = placement.with(piece, square);
    }
    return placement;
  }

  private static String squares(List<String> row) {
    String squares = Objects.toString(row.get(1), "");
    if (squares.isBlank()) {
      throw new AssertionError("The row of the " + row.get(0)
          + " has no squares. Write them, such as `a1 b2`, or leave the row out.");
    }
    return squares;
  }

  /** Demands that a FEN is refused for a reason in which these words stand, whole and in this order. */
  @Example("Then \"W:Wa9:Bh8\" is not a position because \"a9\"")
  @Then("{string} is not a position because {string}")
  public void isNotAPosition(String fen, String words) {
    String reason = refusal(fen)
        .orElseThrow(() -> new AssertionError("\"" + fen + "\" is a position of the variant."));
    if (!Causes.standsIn(words, reason)) {
      throw new AssertionError("\"" + fen + "\" is not a position, but because of this: " + reason);
    }
  }

  private Optional<String> refusal(String fen) {
    try {
      GameText.read(world.variant(), fen);
      return Optional.empty();
    } catch (FenException | IllegalSetupException e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  /** Compares the pieces with a picture, and what lines below it say: the side to move, and the FEN's fields. */
  @Example("""
      Then the position is
        \"""
        8  . . . . . . . b
        7  . . . . . . . .
        6  . . . . . . . .
        5  . . . . . . . .
        4  . . . w . . . .
        3  . . . . . . . .
        2  . . . . . . . .
        1  . . . . . . . W
           a b c d e f g h
        \"""
      """)
  @Then("the position is")
  public void thePositionIsThis(String diagram) {
    Pasted expected = Pasted.read(world.variant(), diagram);
    demandPieces(expected.placement());
    expected.side().ifPresent(this::itIsTheTurnOf);
    expected.fen().ifPresent(fen -> fen.demandFields(world.game()));
  }

  /** Compares pieces and side to move with a FEN, and what the FEN says of the game's past in fields behind the pieces. */
  @Example("Then the position is \"B:Wa1,d4:Bh8\"")
  @Then("the position is {string}")
  public void thePositionIs(String fen) {
    GameText expected = GameText.read(world.variant(), fen);
    demandPieces(expected.game().position().placement());
    itIsTheTurnOf(expected.game().position().sideToMove());
    expected.demandFields(world.game());
  }

  private void demandPieces(Placement expected) {
    Boards.difference(world.board(), expected, world.position().placement()).ifPresent(shown -> {
      throw new AssertionError("The position is another one.\n\n" + shown);
    });
  }

  /** Tells who is to move. */
  @Example("Then it is Black's turn")
  @Then("it is {side}'s turn")
  public void itIsTheTurnOf(Side side) {
    Side toMove = world.position().sideToMove();
    if (toMove != side) {
      throw failure("It is " + toMove.title() + "'s turn, not " + side.title() + "'s.");
    }
  }

  /** Tells what stands on a square. */
  @Example("Then there is a white king on \"d8\"")
  @Then("there is a {piece} on {string}")
  public void thereIsAPieceOn(Piece piece, String square) {
    demand(square, Optional.of(piece));
  }

  /** Tells that nothing stands on these squares. */
  @Example("Then the squares \"d8 e8\" are empty")
  @Then("the square(s) {string} is/are empty")
  public void theSquaresAreEmpty(String squares) {
    Texts.someWords(squares, "d8 e8").forEach(square -> demand(square, Optional.empty()));
  }

  private void demand(String name, Optional<Piece> expected) {
    Square square = world.board().square(name);
    Optional<Piece> found = world.position().at(square);
    if (!found.equals(expected)) {
      throw failure("On " + square + " expected " + Boards.named(expected) + ", found "
          + Boards.named(found) + ".");
    }
  }

  /** Counts a side's pieces. */
  @Example("Then White has 18 men and 0 kings")
  @Then("{side} has {int} man/men and {int} king(s)")
  public void sideHas(Side side, int men, int kings) {
    Placement placement = world.position().placement();
    int menFound = placement.of(side, Rank.MAN).size();
    int kingsFound = placement.of(side, Rank.KING).size();
    if (menFound != men || kingsFound != kings) {
      throw failure(side.title() + " has men: " + menFound + ", kings: " + kingsFound
          + "; expected men: " + men + ", kings: " + kings + ".");
    }
  }

  private AssertionError failure(String message) {
    return new AssertionError(message + "\n\n" + Boards.show(world.position()));
  }
}
