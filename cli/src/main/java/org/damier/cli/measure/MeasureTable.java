package org.damier.cli.measure;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.damier.board.Side;
import org.damier.cli.terminal.Columns;
import org.damier.players.Estimate;
import org.damier.players.GameFigures;
import org.damier.players.MatchReport;

/** The figures of variants side by side, one column each. */
public final class MeasureTable {

  private static final String NOTHING = "-";

  private final List<Measured> columns;
  private final List<List<String>> rows = new ArrayList<>();

  private MeasureTable(List<Measured> columns) {
    this.columns = columns;
  }

  /** The table as text. */
  public static String of(List<Measured> columns) {
    MeasureTable table = new MeasureTable(columns);
    table.fill();
    return Columns.align(table.rows);
  }

  private void fill() {
    row("", Measured::given);
    figure("games", report -> "" + report.games().size());
    figure("White wins", report -> "" + report.wins(Side.WHITE));
    figure("Black wins", report -> "" + report.wins(Side.BLACK));
    figure("draws", report -> "" + report.draws());
    figure("unfinished", report -> "" + report.unfinished());
    figure("first mover scores", report -> share(report.scoreOfFirst()));
    figure("drawn", report -> share(report.drawn()));
    clauses()
        .forEach(clause -> row(
            "ended by `" + clause + "`",
            measured -> "" + measured.endings().getOrDefault(clause, 0)));
    figure("plies a game", report -> mean(report.plies()));
    figure("shortest, longest", MeasureTable::lengths);
    figure("captures a game", report -> mean(report.captures()));
    figure("pieces taken a game", report -> mean(report.taken()));
    figure("moves to choose from", report -> number(report.choices()));
    figure("only one move", report -> percent(report.forced()));
  }

  private void figure(String label, Function<MatchReport, String> figure) {
    row(label, measured -> figure.apply(measured.report()));
  }

  private void row(String label, Function<Measured, String> cell) {
    List<String> row = new ArrayList<>(List.of(label));
    columns.forEach(column -> row.add(cell.apply(column)));
    rows.add(row);
  }

  private Set<String> clauses() {
    Set<String> clauses = new LinkedHashSet<>();
    columns.forEach(column -> clauses.addAll(column.endings().keySet()));
    return clauses;
  }

  /** {@code 54 % (48 to 60)}. */
  static String share(Estimate share) {
    return Double.isNaN(share.value())
        ? NOTHING
        : percent(share.value()) + between(100 * share.low(), 100 * share.high(), "%.0f");
  }

  private static String percent(double share) {
    return Double.isNaN(share) ? NOTHING : String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }

  private static String mean(Estimate mean) {
    return number(mean.value())
        + (Double.isInfinite(mean.low()) ? "" : between(mean.low(), mean.high(), "%.1f"));
  }

  private static String between(double low, double high, String format) {
    return String.format(Locale.ROOT, " (" + format + " to " + format + ")", low, high);
  }

  private static String number(double number) {
    return Double.isNaN(number) ? NOTHING : String.format(Locale.ROOT, "%.1f", number);
  }

  private static String lengths(MatchReport report) {
    var plies = report.games().stream().mapToInt(GameFigures::plies).summaryStatistics();
    return plies.getMin() + ", " + plies.getMax();
  }
}
