package org.damier.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.damier.Game;
import org.damier.IllegalMoveException;
import org.damier.Position;
import org.damier.board.Move;
import org.damier.board.Side;
import org.damier.cli.positions.NotedMove;
import org.damier.cli.positions.Positions;
import org.damier.cli.rules.RulesInForce;
import org.damier.cli.terminal.Columns;
import org.damier.cli.terminal.Faults;
import org.damier.cli.terminal.Ink;
import org.damier.cli.terminal.Sentences;
import org.damier.cli.terminal.Terminal;
import org.damier.dsl.Compilation;
import org.damier.engine.TooManyMovesException;
import org.damier.hook.HookFailure;
import org.damier.notation.Diagram;
import org.damier.notation.Fen;
import org.damier.notation.MoveText;
import org.damier.notation.MoveTextException;
import org.jspecify.annotations.Nullable;

/** One game at the terminal, from the first board to the result. Not safe between threads. */
public final class PlaySession {

  private static final String HELP = """
      Type a move, such as MOVE, or one of these words:
        moves    the legal moves
        board    the board once more
        squares  the board with the names of its squares
        undo     take back the last move (against the machine: yours and its reply)
        rules    the rules of the game
        fen      the position as text
        draw     offer a draw
        resign   give up
        quit     leave the game
      """;

  private final Terminal terminal;
  private final GoingOn goingOn;
  private final Compilation rules;
  private final Optional<Opponent> opponent;
  private Game game;

  public PlaySession(
      Terminal terminal,
      GoingOn goingOn,
      Compilation rules,
      Optional<Opponent> opponent,
      Game game) {
    this.terminal = terminal;
    this.goingOn = goingOn;
    this.rules = rules;
    this.opponent = opponent;
    this.game = game;
  }

  /** Plays until the game is over, somebody leaves, or the input ends. */
  public void run() {
    terminal.line(game.position().variant().name() + ". Type a move, or help.");
    try {
      play();
    } catch (HookFailure | TooManyMovesException e) {
      // The game itself is as it was before.
      sayHowToGoOn();
      throw e;
    }
  }

  private void play() {
    showBoard();
    while (game.outcome().isEmpty()) {
      if (isOpponentsTurn()) {
        opponent.ifPresent(this::reply);
      } else if (!takeTurn()) {
        sayHowToGoOn();
        return;
      }
    }
    game.outcome()
        .ifPresent(outcome -> terminal.line(terminal.with(Ink.STRONG, Sentences.result(outcome))));
  }

  private void sayHowToGoOn() {
    terminal.line("The game is left here. To go on: " + goingOn.command(game, !isOpponentsTurn()));
  }

  private Position position() {
    return game.position();
  }

  private Side sideToMove() {
    return position().sideToMove();
  }

  private String fen() {
    return Fen.write(position());
  }

  private boolean isOpponentsTurn() {
    return opponent.map(player -> player.side() == sideToMove()).orElse(false);
  }

  private void reply(Opponent machine) {
    Move move = machine.choose(game);
    terminal.line(machine.side().title() + " plays " + MoveText.write(position(), move) + ".");
    advance(game.play(move));
  }

  /** Asks for one line and does what it says; false if the game is to be left. */
  private boolean takeTurn() {
    String line = ask(sideToMove().title() + ": ");
    if (line == null) {
      return false;
    }
    switch (line.toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "help", "?" -> help();
      case "moves" -> showMoves();
      case "board" -> showBoard();
      case "squares" -> terminal.print(Diagram.drawNames(position().variant().board()));
      case "undo" -> undo();
      case "rules" -> terminal.print(RulesInForce.inWords(rules));
      case "fen" -> terminal.line(fen());
      case "draw" -> offerDraw();
      case "resign" -> game = game.resign(sideToMove());
      case "quit", "exit" -> {
        return false;
      }
      default -> move(line);
    }
    return true;
  }

  private @Nullable String ask(String prompt) {
    terminal.print(terminal.with(Ink.STRONG, prompt));
    String line = terminal.readLine();
    if (line == null) {
      terminal.line("");
      return null;
    }
    return line.strip();
  }

  private void move(String text) {
    try {
      Move move = MoveText.read(position(), text);
      advance(game.play(move));
    } catch (MoveTextException.Unreadable e) {
      refuse(Faults.message(e) + " `help` shows what else can be said.");
    } catch (MoveTextException | IllegalMoveException e) {
      refuse(Faults.message(e));
    }
  }

  private void refuse(String sentence) {
    terminal.line(terminal.with(Ink.REFUSED, sentence));
  }

  private void advance(Game next) {
    game = next;
    showBoard();
  }

  private void showBoard() {
    terminal.line("");
    terminal.line(Positions.diagram(position()));
    terminal.line("");
    if (game.outcome().isEmpty()) {
      showTurn();
    }
  }

  private void showTurn() {
    List<Move> moves = position().legalMoves();
    if (moves.stream().allMatch(Move::isCapture)) {
      terminal.line(terminal.with(Ink.URGENT, sideToMove().title() + " must capture:"));
      showMoves();
    } else {
      terminal.line(sideToMove().title() + " to move.");
    }
  }

  private void showMoves() {
    terminal.print(
        Columns.wrap(NotedMove.of(position()).stream().map(NotedMove::notation).toList()));
  }

  private void help() {
    String example = NotedMove.of(position()).get(0).notation();
    terminal.print(HELP.replace("MOVE", example));
  }

  private void undo() {
    Optional<Game> earlier = game.previous();
    if (opponent.isPresent()) {
      earlier = earlier.flatMap(Game::previous);
    }
    earlier.ifPresentOrElse(
        this::advance, () -> terminal.line("There is no move of yours to take back."));
  }

  private void offerDraw() {
    if (opponent.isPresent()) {
      terminal.line("The machine does not know when to agree: the draw is declined.");
      return;
    }
    String answer =
        ask("Does " + sideToMove().opponent().title() + " agree to a draw? (yes or no) ");
    if (answer != null && List.of("yes", "y").contains(answer.toLowerCase(Locale.ROOT))) {
      game = game.agreeDraw();
    } else {
      terminal.line("No draw.");
    }
  }
}
