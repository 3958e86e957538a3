package org.damier.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.damier.board.Board;
import org.damier.cli.files.VariantLoader;
import org.damier.cli.rules.FamilyTable;
import org.damier.cli.terminal.Columns;
import org.damier.cli.terminal.ExitCode;
import org.damier.cli.terminal.Json;
import org.damier.cli.terminal.Terminal;
import org.damier.rules.RuleSet;
import org.damier.variants.Variants;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code damier list}. */
@Command(
    name = "list",
    header = "List the variants that come with Damier.",
    description = "Name, title and board of each.",
    footer = {
      "",
      "Examples:",
      "  damier list",
      "  damier list --table",
      "  damier list --json",
      "    [{\"name\":\"dameo\",\"title\":\"Dameo\",\"board\":\"8 x 8, all squares\"}, …]"
    })
final class ListCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Option(names = "--json", description = "Write one JSON array, for programs.")
  private boolean json;

  @Option(
      names = "--table",
      description = "Write a table of what tells the variants apart, for a page (Markdown).")
  private boolean table;

  ListCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (table) {
      terminal.print(FamilyTable.inMarkdown());
      return ExitCode.GOOD;
    }
    List<Row> rows = Variants.names().stream().map(Row::of).toList();
    if (json) {
      terminal.line(inJson(rows));
    } else {
      terminal.print(Columns.align(
          rows.stream().map(row -> List.of(row.name, row.title, row.board)).toList()));
    }
    return ExitCode.GOOD;
  }

  private static String inJson(List<Row> rows) {
    Json json = new Json().beginArray();
    for (Row row : rows) {
      json.beginObject();
      json.name("name").value(row.name);
      json.name("title").value(row.title);
      json.name("board").value(row.board);
      json.endObject();
    }
    return json.endArray().toString();
  }

  private record Row(String name, String title, String board) {

    static Row of(String name) {
      RuleSet rules = VariantLoader.glance(name);
      Board board = rules.board();
      boolean all = board.size() == board.columns() * board.rows();
      return new Row(
          name,
          rules.name(),
          board.columns() + " x " + board.rows() + ", " + (all ? "all" : board.size())
              + " squares");
    }
  }
}
