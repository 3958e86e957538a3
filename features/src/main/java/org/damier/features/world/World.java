package org.damier.features.world;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.damier.Game;
import org.damier.IllegalSetupException;
import org.damier.Outcome;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Move;

/**
 * What one scenario speaks of: a variant, and a game of it. Cucumber makes one for each scenario and hands it to the
 * step classes that ask for it in their constructor; it is used by one thread.
 */
public final class World {

  private final Staging staging;
  private Optional<Variant> variant;
  private Optional<Game> game = Optional.empty();

  /** A world in which names mean the variants that come with Damier. */
  public World() {
    this(Staging.PLAIN);
  }

  // Not public: containers that make worlds by themselves choose among public constructors.
  private World(Staging staging) {
    this.staging = staging;
    this.variant = staging.unnamed();
  }

  /** A world that is given something from outside. */
  public static World staged(Staging staging) {
    return new World(staging);
  }

  /** Who is told what the steps ask the rules. */
  public RuleObserver observer() {
    return staging.observer();
  }

  /** The variant that was given. */
  public Variant variant() {
    return variant.orElseThrow(() -> new IllegalStateException(
        "No variant is given yet. Begin with a step such as: Given the \"dameo\" variant"));
  }

  /** The board of the variant that was given. */
  public Board board() {
    return variant().board();
  }

  /** Speaks of another variant from now on, and of no game of it yet. */
  public void variant(Variant given) {
    variant = Optional.of(given);
    game = Optional.empty();
  }

  /**
   * Speaks of the variant of this name from now on.
   *
   * @throws IllegalArgumentException if there is none
   */
  public void variantNamed(String name) {
    variant(staging.variants().apply(name));
  }

  /**
   * Speaks of the variant that takes the place of this file from now on, if one does.
   *
   * @return whether one does
   */
  public boolean variantInPlaceOf(Path file) {
    Optional<Variant> given = staging.files().apply(file);
    given.ifPresent(this::variant);
    return given.isPresent();
  }

  /** The game that was begun, at the place it has come to. */
  public Game game() {
    variant();
    return game.orElseThrow(() -> new IllegalStateException(
        "No position is given yet. Begin with a step such as: Given the start position"));
  }

  /** Goes on with this game. */
  public void game(Game next) {
    game = Optional.of(next);
  }

  /**
   * Begins a game in the position that the setup describes.
   *
   * @throws IllegalSetupException if it describes none
   */
  public void begin(Setup setup) {
    game(Game.from(variant().position(setup)));
  }

  /** The position that the game has come to. */
  public Position position() {
    return game().position();
  }

  /** The legal moves; none when the game is over, however it ended. */
  public List<Move> legalMoves() {
    List<Move> legal = game().outcome().isPresent() ? List.of() : position().legalMoves();
    observer().listed(game(), legal);
    return legal;
  }

  /** How the game has ended; empty if it goes on. */
  public Optional<Outcome> outcome() {
    Optional<Outcome> outcome = game().outcome();
    observer().judged(game(), outcome);
    return outcome;
  }
}
