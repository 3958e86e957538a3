package org.damier.features.steps;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.damier.Perft;
import org.damier.features.world.Boards;
import org.damier.features.world.Example;
import org.damier.features.world.World;

/** Steps that count. */
public final class PerftSteps {

  private static final Set<String> COLUMNS = Set.of("depth", "nodes");

  private final World world;

  public PerftSteps(World world) {
    this.world = world;
  }

  /**
   * Compares the numbers of sequences of legal moves, depth by depth (in plies), up to the first that differs: deeper ones
   * only follow from it.
   */
  @Example("""
      Then perft gives
        | depth | nodes |
        | 1     | 52    |
        | 2     | 2704  |
      """)
  @Then("perft gives")
  public void perftGives(DataTable table) {
    for (Map<String, String> row : rows(table)) {
      int depth = Math.toIntExact(number(row, "depth"));
      if (depth < 1) {
        throw new AssertionError(
            "At depth " + depth + " nothing is counted; the first depth is 1.");
      }
      long expected = number(row, "nodes");
      long found = Perft.count(world.position(), depth);
      world.observer().counted(world.position(), depth, found);
      if (found != expected) {
        throw new AssertionError("depth " + depth + ": expected " + expected + ", found " + found
            + "\n\n" + Boards.show(world.position()));
      }
    }
  }

  private static List<Map<String, String>> rows(DataTable table) {
    List<Map<String, String>> rows = table.asMaps();
    if (rows.isEmpty()) {
      throw new AssertionError(
          "The table has a line of titles, `depth` and `nodes`, and below it a row for each depth;"
              + " this one has no row.");
    }
    rows.get(0).keySet().stream()
        .filter(column -> !COLUMNS.contains(column))
        .findFirst()
        .ifPresent(column -> {
          throw new AssertionError(
              "The table has a column `depth` and a column `nodes`, and none `" + column + "`.");
        });
    return rows;
  }

  private static long number(Map<String, String> row, String column) {
    String text = Objects.toString(row.get(column), "");
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new AssertionError(
          "The table has a column `depth` and a column `nodes`, both of whole numbers; in this row "
              + column + " is `" + text + "`: " + row + ".",
          e);
    }
  }
}
