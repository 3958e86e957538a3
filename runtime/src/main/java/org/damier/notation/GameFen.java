package org.damier.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.damier.Game;
import org.damier.History;
import org.damier.MoveBuilder;
import org.damier.Position;
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

  private static final int MOST_TIMES = 1000;

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
   * @throws FenException if it describes none
   * @throws org.damier.IllegalSetupException if its position is none of the variant
   */
  public static GameFen read(Variant variant, String text) {
    Position position = variant.position(Fen.read(variant.board(), text));
    List<Integer> clocks = new ArrayList<>();
    Map<Position, Integer> stood = new HashMap<>();
    List<Square> clicked = new ArrayList<>();
    int offset = 0;
    for (String field : text.split(":", -1)) {
      String inner = field.isEmpty() ? "" : field.substring(1);
      int at = offset + 1;
      switch (field.isEmpty() ? ' ' : field.charAt(0)) {
        case 'C' -> items(inner, ",").forEach(item -> clocks.add(number(item, at)));
        case 'R' -> items(inner, ";").forEach(item -> repetition(variant, item, at, stood));
        case 'P' -> items(inner, ",").forEach(item -> clicked.add(square(variant, item, at)));
        default -> {
          // Side to move, pieces, and fields of other programs.
        }
      }
      offset += field.length() + 1;
    }
    return new GameFen(game(position, stood, clocks), whole(position, clicked, text));
  }

  private static List<String> items(String field, String separator) {
    return List.of(field.strip().split(separator));
  }

  private static int number(String digits, int offset) {
    if (!digits.strip().matches("[0-9]{1,6}")) {
      throw problem(offset, Texts.quote(digits) + " is not a number of plies.");
    }
    return Integer.parseInt(digits.strip());
  }

  private static void repetition(
      Variant variant, String item, int offset, Map<Position, Integer> stood) {
    int equals = item.indexOf('=');
    if (equals < 0) {
      throw problem(offset, Texts.quote(item) + " is not a position with how often it has stood.");
    }
    int times = number(item.substring(0, equals), offset);
    String fen = item.substring(equals + 1).replace('/', ':');
    if (times > MOST_TIMES) {
      throw problem(offset, "No position stands " + times + " times.");
    }
    stood.put(variant.position(Fen.read(variant.board(), fen)), times);
  }

  private static Square square(Variant variant, String name, int offset) {
    return variant
        .board()
        .find(name.strip())
        .orElseThrow(() -> problem(offset, Texts.quote(name) + " is not a square of this board."));
  }

  private static Game game(Position position, Map<Position, Integer> stood, List<Integer> clocks) {
    List<Integer> running = new ArrayList<>(clocks);
    int known = Game.from(position).history().clocks().size();
    while (running.size() < known) {
      running.add(0);
    }
    return Game.resumed(position, new History(stood, running.subList(0, known)));
  }

  private static List<Square> whole(Position position, List<Square> clicked, String text) {
    try {
      return MoveBuilder.of(position, clicked).clicked();
    } catch (IllegalArgumentException e) {
      throw problem(text.indexOf(":P") + 1, "The half-made move is none: " + e.getMessage());
    }
  }

  private static FenException problem(int offset, String sentence) {
    return new FenException(List.of(new FenException.Problem(offset, sentence)));
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
