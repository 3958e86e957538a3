package org.damier.cli.measure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.damier.board.Side;
import org.damier.cli.terminal.Sentences;
import org.damier.players.Estimate;
import org.damier.players.MatchReport;

/**
 * Says what the figures of a match carry and what they do not.
 *
 * @param depth how many plies the players looked ahead; 0 if they moved at random
 * @param longest after how many plies a game was given up
 */
public record MeasureWords(int depth, int longest) {

  /** What variants may differ in by more than chance. */
  private static final Map<String, Function<MatchReport, Estimate>> COMPARED = compared();

  private static Map<String, Function<MatchReport, Estimate>> compared() {
    Map<String, Function<MatchReport, Estimate>> figures = new LinkedHashMap<>();
    figures.put("the first mover's score", MatchReport::scoreOfFirst);
    figures.put("the share of draws", MatchReport::drawn);
    figures.put("plies a game", MatchReport::plies);
    figures.put("captures a game", MatchReport::captures);
    figures.put("pieces taken a game", MatchReport::taken);
    return figures;
  }

  /** The sentences, one a line. */
  public List<String> about(List<Measured> all) {
    List<String> sentences = new ArrayList<>();
    for (Measured measured : all) {
      String subject = all.size() == 1 ? "" : measured.given() + ": ";
      about(measured.report()).forEach(sentence -> sentences.add(subject + sentence));
    }
    all.stream().skip(1).forEach(other -> sentences.add(compared(all.get(0), other)));
    sentences.add("Between the bounds lies the truth about such play in 95 of 100 matches. "
        + (depth == 0
            ? "The players moved at random: how people play may show something else."
            : "The players looked " + Sentences.count(depth, "ply", "plies")
                + " ahead and counted pieces: what good players would find won or drawn may be"
                + " something else."));
    return sentences;
  }

  private List<String> about(MatchReport report) {
    List<String> sentences = new ArrayList<>();
    sentences.add(favoured(report));
    if (report.unfinished() > 0) {
      sentences.add(Sentences.count(report.unfinished(), "game was", "games were")
          + " given up after " + Sentences.count(longest, "ply", "plies")
          + " (--plies) and " + (report.unfinished() == 1 ? "counts" : "count")
          + " in no score.");
    }
    int repeated = report.games().size() - report.different();
    if (repeated > 0) {
      sentences.add("Of the " + report.games().size() + " games " + repeated
          + (repeated == 1 ? " repeats another" : " repeat others")
          + ", which the bounds do not know; --opening makes more differ.");
    }
    return sentences;
  }

  private static String favoured(MatchReport report) {
    if (report.finished() == 0) {
      return "No game has come to an end: who is favoured is not shown.";
    }
    Side first = report.first();
    Estimate score = report.scoreOfFirst();
    String fact = first.title() + ", to move first, scores " + MeasureTable.share(score) + ": ";
    if (score.allows(0.5)) {
      return fact + "no side is shown to be favoured.";
    }
    return fact + (score.value() > 0.5 ? first : first.opponent()).title()
        + " is favoured in such play.";
  }

  private static String compared(Measured one, Measured other) {
    List<String> differing = COMPARED.entrySet().stream()
        .filter(figure ->
            !figure.getValue().apply(one.report()).allows(figure.getValue().apply(other.report())))
        .map(Map.Entry::getKey)
        .toList();
    return other.given() + " beside " + one.given() + ": "
        + (differing.isEmpty()
            ? "no figure with bounds differs by more than chance may bring."
            : "more than chance is in " + String.join(", ", differing) + ".");
  }
}
