package org.damier.notation;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.History;
import org.damier.MoveBuilder;
import org.damier.Variant;
import org.damier.board.Square;

/**
 * A game as it stands, as one line: the position, what counts of its past, and a move that is half made. An immutable value;
 * writing and reading give it back.
 *
 * <pre>{@code
 * W:WK31,32:B7,K12:C4,0:R2=W/WK31,32/B7,K12;1=B/WK32,32/B7,K12:P31,26
 * }</pre>
 *
 * <p>{@code C} are the plies that the variant's clocks have run, in the order of its endings; {@code R} the positions that
 * have stood since the last capture, each with how often; {@code P} the squares clicked of a move that is not whole yet.
 * A field that would say nothing is left out, so that a fresh game is its FEN. {@link Fen#read} passes over the fields.
 *
 * @param game the game, which begins with this position
 * @param clicked the squares of the half-made move, its origin first; none if none has been begun
 */
public record GameFen(Game game, List<Square> clicked) {

  public GameFen {
    clicked = List.copyOf(clicked);
  }

  /** The game with no move begun. */
  public GameFen(Game game) {
    this(game, List.of());
  }

  /** The half-made move, to be gone on with. */
  public MoveBuilder builder() {
    return MoveBuilder.of(game.position(), clicked);
  }

  /**
   * The game that the text describes.
   *
   * @throws FenException if it describes none, or says more than one: more clocks than the variant has, a field twice
   * @throws org.damier.IllegalSetupException if its position is none of the variant
   */
  public static GameFen read(Variant variant, String text) {
    Objects.requireNonNull(variant, "variant");
    Objects.requireNonNull(text, "text");
    return new GameFenReader(variant, text).read();
  }

  /**
   * The game that the text describes, for those who cannot go on with a move half made.
   *
   * @throws FenException as {@link #read}, and if a move is half made
   * @throws org.damier.IllegalSetupException as {@link #read}
   */
  public static Game readGame(Variant variant, String text) {
    GameFen read = read(variant, text);
    if (!read.clicked().isEmpty()) {
      throw new FenException(List.of(new FenException.Problem(
          text.indexOf(":P") + 1,
          "A move half made cannot be gone on with here; leave this field out.")));
    }
    return read.game();
  }

  /** The text; {@link #read} gives an equal position, history and half-made move. */
  public String write() {
    History history = game.history();
    return Fen.write(game.position())
        + clocks(history)
        + repetitions(history)
        + (clicked.isEmpty() ? "" : ":P" + names(clicked));
  }

  private static String clocks(History history) {
    return history.clocks().stream().allMatch(plies -> plies == 0)
        ? ""
        : ":C" + history.clocks().stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  private String repetitions(History history) {
    boolean fresh = history.stood().equals(Map.of(game.position(), 1));
    return fresh
        ? ""
        : ":R"
            + history.stood().entrySet().stream()
                .map(entry -> entry.getValue() + "=" + Fen.write(entry.getKey()).replace(':', '/'))
                .sorted(Comparator.<String>naturalOrder())
                .collect(Collectors.joining(";"));
  }

  private static String names(List<Square> squares) {
    return squares.stream().map(Square::name).collect(Collectors.joining(","));
  }
}
