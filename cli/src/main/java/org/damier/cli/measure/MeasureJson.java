package org.damier.cli.measure;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import org.damier.board.Side;
import org.damier.cli.terminal.Json;
import org.damier.notation.GameFen;
import org.damier.players.Estimate;
import org.damier.players.MatchReport;

/** Writes the figures of matches for programs. */
public final class MeasureJson {

  private final Json json = new Json();

  private MeasureJson() {}

  /** An array with an object for each variant. */
  public static String of(List<Measured> all) {
    MeasureJson writer = new MeasureJson();
    writer.json.beginArray();
    all.forEach(writer::write);
    return writer.json.endArray().toString();
  }

  private void write(Measured measured) {
    MatchReport report = measured.report();
    json.beginObject();
    json.name("variant").value(measured.given());
    json.name("position").value(new GameFen(measured.start()).write());
    json.name("first").value(report.first().name().toLowerCase(Locale.ROOT));
    json.name("games").value(report.games().size());
    json.name("different").value(report.different());
    json.name("white").value(report.wins(Side.WHITE));
    json.name("black").value(report.wins(Side.BLACK));
    json.name("draws").value(report.draws());
    json.name("unfinished").value(report.unfinished());
    estimate("score", report.scoreOfFirst());
    estimate("drawn", report.drawn());
    endings(measured);
    estimate("plies", report.plies());
    estimate("captures", report.captures());
    estimate("taken", report.taken());
    number("choices", report.choices());
    number("forced", report.forced());
    json.endObject();
  }

  private void endings(Measured measured) {
    json.name("endings").beginArray();
    measured.endings().forEach((clause, games) -> {
      json.beginObject();
      json.name("clause").value(clause);
      json.name("games").value(games);
      json.endObject();
    });
    json.endArray();
  }

  private void estimate(String name, Estimate estimate) {
    json.name(name).beginObject();
    number("value", estimate.value());
    number("low", estimate.low());
    number("high", estimate.high());
    json.endObject();
  }

  /** Left out where the games do not tell it: JSON has no word for that. */
  private void number(String name, double number) {
    if (Double.isFinite(number)) {
      json.name(name)
          .decimal(BigDecimal.valueOf(number).round(MathContext.DECIMAL32).toPlainString());
    }
  }
}
