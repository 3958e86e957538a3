package org.damier.features.steps;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import java.util.Map;
import org.damier.Perft;
import org.damier.features.world.Boards;
import org.damier.features.world.Example;
import org.damier.features.world.World;

/** Steps that count. */
public final class PerftSteps {

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
    for (Map<String, String> row : table.asMaps()) {
      int depth = Integer.parseInt(row.get("depth"));
      long expected = Long.parseLong(row.get("nodes"));
      long found = Perft.count(world.position(), depth);
      world.observer().counted(world.position(), depth, found);
      if (found != expected) {
        throw new AssertionError("depth " + depth + ": expected " + expected + ", found " + found
            + "\n\n" + Boards.show(world.position()));
      }
    }
  }
}
