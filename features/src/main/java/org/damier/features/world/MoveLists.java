package org.damier.features.world;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
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
   * @throws AssertionError if they are not; it shows both lists as a difference, and the board
   */
  public void demandExactly(List<String> expected, List<Move> found) {
    Comparison comparison = compare(expected);
    List<Move> surplus =
        found.stream().filter(move -> !comparison.named().containsKey(move)).toList();
    if (!comparison.missing().isEmpty() || !surplus.isEmpty()) {
      throw failure("The legal moves are not those expected:", comparison, surplus);
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
      throw failure("Not all of these moves are legal:", comparison, List.of());
    }
  }

  /**
   * Expected moves looked up.
   *
   * @param named the legal ones, with their texts
   * @param missing the others, each with the reason
   */
  private record Comparison(Map<Move, String> named, Map<String, String> missing) {}

  private Comparison compare(List<String> expected) {
    Map<Move, String> named = new LinkedHashMap<>();
    Map<String, String> missing = new LinkedHashMap<>();
    for (String text : expected) {
      Optional<Refusal> refusal = reader.refusal(text);
      if (refusal.isPresent()) {
        missing.put(text, refusal.get().sentence());
      } else {
        String before = named.put(reader.legal(text), text);
        if (before != null) {
          throw reader.failure("\"" + before + "\" and \"" + text + "\" are one move.");
        }
      }
    }
    return new Comparison(named, missing);
  }

  private AssertionError failure(String message, Comparison comparison, List<Move> surplus) {
    Map<String, String> lines = new TreeMap<>();
    comparison.named().keySet().forEach(move -> lines.put(written(move), "  %s"));
    surplus.forEach(move -> lines.put(written(move), "+ %s  legal, but not expected"));
    comparison
        .missing()
        .forEach((text, why) -> lines.put(text, "- %s  expected, but not legal: " + why));
    return reader.failure(message
        + lines.entrySet().stream()
            .map(line -> "\n  " + line.getValue().replace("%s", line.getKey()))
            .collect(Collectors.joining()));
  }

  private String written(Move move) {
    return MoveText.full(world.variant(), move);
  }
}
