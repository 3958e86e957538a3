package org.damier.pdn;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.damier.Game;
import org.damier.IllegalSetupException;
import org.damier.Position;
import org.damier.Variant;
import org.damier.board.Move;
import org.damier.engine.TooManyMovesException;
import org.damier.hook.HookFailure;
import org.damier.notation.Fen;
import org.damier.notation.FenException;
import org.damier.notation.GameFen;

/**
 * A game of a file, played by the rules of a variant. An immutable value.
 *
 * <p>Move numbers are decoration. A short text that fits several captures is settled by the moves that follow. Moves are
 * played on after the rules have called a draw by repetition or by a count of moves, as players do who do not claim it.
 */
public final class Replay {

  private final PdnGame written;
  private final Variant variant;
  private final Optional<Game> beginning;
  private final List<LineReplay.Played> played;
  private final int illegal;
  private final int settled;
  private final int unsettled;
  private final List<PdnProblem> problems;
  private final PdnGame canonical;

  private Replay(PdnGame written, Variant variant) {
    this.written = written;
    this.variant = variant;
    Findings findings = new Findings();
    findings.problems.addAll(written.problems());
    this.beginning = beginning(findings);
    if (beginning.isEmpty()) {
      this.played = List.of();
      this.canonical = written;
      this.illegal = 0;
      this.settled = 0;
      this.unsettled = 0;
    } else {
      LineReplay.Result main = play(beginning.get().position(), written.moves(), 0, findings);
      this.played = main.played();
      this.illegal = main.illegal() < written.moves().moves().size() ? 1 : 0;
      this.settled = main.settled();
      this.unsettled = main.unsettled();
      PdnLine line = rewritten(written.moves(), main, 0, findings);
      this.canonical = tagged(written.withMoves(line));
    }
    this.problems = List.copyOf(findings.problems);
  }

  /** Plays the game as one of the variant. */
  public static Replay of(PdnGame game, Variant variant) {
    return new Replay(game, variant);
  }

  /** What goes wrong, each thing once. */
  private static final class Findings {
    private final Set<PdnProblem> problems = new LinkedHashSet<>();
  }

  private Optional<Game> beginning(Findings findings) {
    Optional<String> fen = written.tag(Tag.FEN).filter(text -> !text.isBlank());
    if (fen.isEmpty()) {
      return Optional.of(Game.of(variant));
    }
    try {
      return Optional.of(beginning(fen.get()));
    } catch (FenException | IllegalSetupException e) {
      findings.problems.add(ofStart("The start is no position: " + e.getMessage()));
    } catch (HookFailure | TooManyMovesException e) {
      findings.problems.add(ofStart("The start cannot be judged: " + e.getMessage()));
    }
    return Optional.empty();
  }

  private PdnProblem ofStart(String sentence) {
    return new PdnProblem(written.number(), 0, written.line(), 1, sentence);
  }

  private Game beginning(String fen) {
    try {
      return GameFen.read(variant, fen).game();
    } catch (FenException | IllegalSetupException e) {
      // Other programs may call other fields alike.
      return Game.from(variant.position(Fen.read(variant.board(), fen)));
    }
  }

  private LineReplay.Result play(Position from, PdnLine line, int ply, Findings findings) {
    return new LineReplay(
            from,
            line.moves(),
            (text, sentence) -> findings.problems.add(new PdnProblem(
                written.number(),
                ply + line.moves().indexOf(text) + 1,
                text.line(),
                text.column(),
                sentence)))
        .play();
  }

  /** The line with its moves in the variant's own notation, and its variations played too. */
  private PdnLine rewritten(PdnLine line, LineReplay.Result result, int ply, Findings findings) {
    List<PdnMove> texts = new ArrayList<>();
    int next = 0;
    for (LineReplay.Played played : result.played()) {
      PdnMove text = line.moves().get(played.text());
      List<PdnLine> variations = new ArrayList<>();
      for (PdnLine variation : text.variations()) {
        LineReplay.Result inner = play(played.before(), variation, ply + next, findings);
        variations.add(rewritten(variation, inner, ply + next, findings));
      }
      texts.add(text.rewritten(MoveWords.of(played.before(), played.move()), variations));
      next++;
    }
    texts.addAll(line.moves().subList(result.illegal(), line.moves().size()));
    return line.with(texts);
  }

  private PdnGame tagged(PdnGame game) {
    Optional<GameType> type = GameType.of(variant);
    return type.isPresent()
        ? game.withTag(Tag.GAME_TYPE, type.get().toString())
        : game.withTag(Tag.VARIANT, variant.name());
  }

  public Variant variant() {
    return variant;
  }

  /** Where the game began; empty if its tag {@code FEN} is no position that the variant can judge. */
  public Optional<Position> start() {
    return beginning.map(Game::position);
  }

  /** The moves up to the first that is not legal. */
  public List<Move> moves() {
    return played.stream().map(LineReplay.Played::move).toList();
  }

  /** Whether every move of the game is legal. */
  public boolean isLegal() {
    return beginning.isPresent() && illegal == 0;
  }

  /** How many moves are not legal: 0, or 1 since nothing can be played after it. */
  public int illegalPlies() {
    return illegal;
  }

  /** How many texts fit several moves, all but one of which the moves that follow rule out. */
  public int settledPlies() {
    return settled;
  }

  /** How many texts fit several moves to the end. */
  public int unsettledPlies() {
    return unsettled;
  }

  /** What is wrong with the file, the moves or their variations, in no particular order. */
  public List<PdnProblem> problems() {
    return problems;
  }

  /**
   * The game with its moves in the variant's own notation, as short as can be, and with the variant in its tags. What
   * could not be played stays as it was.
   */
  public PdnGame canonical() {
    return canonical;
  }

  /**
   * The game with its history; it ends where the rules end it, even if the file goes on. Where the file sets up another
   * position between moves the game begins anew.
   *
   * @throws IllegalStateException if the start is no position of the variant
   */
  public Game game() {
    Game game = beginning.orElseThrow(
        () -> new IllegalStateException("The game cannot be played: " + problems));
    for (LineReplay.Played each : played) {
      if (!game.position().equals(each.before()) && game.outcome().isEmpty()) {
        game = Game.from(each.before());
      }
      if (game.outcome().isPresent()) {
        break;
      }
      game = game.play(each.move());
    }
    return game;
  }
}
