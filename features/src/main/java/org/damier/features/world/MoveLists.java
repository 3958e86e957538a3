package org.damier.features.world;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.damier.Position;
import org.damier.Refusal;
import org.damier.board.Move;
import org.damier.notation.MoveText;

/** Compares the moves that a scenario expects with those that are legal. */
public final class MoveLists {

  private final World world;
  private final MoveReader reader;

  /** Lists of the game that the world has come to whenever they are compared. */
  public MoveLists(World world) {
    this.world = world;
    this.reader = new MoveReader(world);
  }

  /**
   * Demands that these moves and no others are legal.
   *
   * @param found the legal moves, or those of them that the scenario speaks of
   * @throws AssertionError if they are not; it lists expected, found, missing and surplus moves and shows the board
   */
  public void demandExactly(List<String> expected, List<Move> found) {
    Comparison comparison = compare(expected);
    List<Move> surplus =
        found.stream().filter(move -> !comparison.named().containsKey(move)).toList();
    if (!comparison.missing().isEmpty() || !surplus.isEmpty()) {
      throw failure(
          "The legal moves are not those expected.", expected, found, comparison, surplus);
    }
  }

  /**
   * Demands that these moves are legal, whatever else is.
   *
   * @throws AssertionError if one is not
   */
  public void demandAtLeast(List<String> expected) {
    Comparison comparison = compare(expected);
    if (!comparison.missing().isEmpty()) {
      throw failure(
          "Some moves are not legal.", expected, world.legalMoves(), comparison, List.of());
    }
  }

  /**
   * Expected moves looked up.
   *
   * @param named the legal ones, with their texts
   * @param missing the others, each with the reason
   */
  private record Comparison(Map<Move, String> named, List<String> missing) {}

  private Comparison compare(List<String> expected) {
    Map<Move, String> named = new LinkedHashMap<>();
    List<String> missing = new ArrayList<>();
    for (String text : expected) {
      Optional<Refusal> refusal = reader.refusal(text);
      if (refusal.isPresent()) {
        missing.add(text + " (" + refusal.get().sentence() + ")");
      } else {
        String before = named.put(reader.legal(text), text);
        if (before != null) {
          throw reader.failure("\"" + before + "\" and \"" + text + "\" are one move.");
        }
      }
    }
    return new Comparison(named, missing);
  }

  private AssertionError failure(
      String message,
      List<String> expected,
      List<Move> found,
      Comparison comparison,
      List<Move> surplus) {
    return reader.failure(message
        + line("expected", expected)
        + line("found", written(found))
        + line("missing", comparison.missing())
        + line("surplus", written(surplus)));
  }

  private static String line(String label, List<String> moves) {
    return "\n  " + label + ": " + (moves.isEmpty() ? "none" : String.join(", ", moves));
  }

  private List<String> written(List<Move> moves) {
    Position position = world.position();
    return moves.stream()
        .map(move -> MoveText.full(position.variant(), move))
        .sorted()
        .collect(Collectors.toList());
  }
}
