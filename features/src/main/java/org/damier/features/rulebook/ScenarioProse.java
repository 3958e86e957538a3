package org.damier.features.rulebook;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.damier.Setup;
import org.damier.board.Board;
import org.damier.features.spec.SpecScenario;
import org.damier.features.spec.SpecScenario.Step;
import org.damier.notation.Diagram;
import org.damier.notation.Fen;

/**
 * Scenarios as a reader of rulebooks likes them: positions as diagrams, the rest as sentences. A scenario in the position
 * of the one before does not draw it again. For one thread.
 */
final class ScenarioProse {

  private static final Pattern NAMED_VARIANT = Pattern.compile("the \"([^\"]*)\" variant");
  private static final Pattern POSITION = Pattern.compile("the position \"([^\"]*)\"");
  private static final Pattern PICTURE =
      Pattern.compile("this position(?:, (White|Black) to move)?");
  private static final Pattern RESULT = Pattern.compile("the position is \"([^\"]*)\"");
  private static final Pattern REASON = Pattern.compile("because \"([^\"]*)\"");
  private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
  private static final List<String> COUNTS = List.of("depth", "nodes");

  private final String variant;
  private final Board board;
  private String drawn = "";

  /**
   * Prose about scenarios of a variant.
   *
   * @param variant its name, which need not be said
   */
  ScenarioProse(String variant, Board board) {
    this.variant = variant;
    this.board = board;
  }

  /** The scenario in Markdown, without its title. */
  String of(SpecScenario scenario) {
    StringBuilder text = new StringBuilder("\n");
    for (Step step : scenario.steps()) {
      String piece = piece(step);
      if (isBlock(piece)) {
        // A picture stands on lines of its own.
        text.append(text.toString().endsWith("\n") ? "" : "\n");
        text.append(text.toString().endsWith("\n\n") || text.length() == 1 ? "" : "\n");
        text.append(piece);
      } else if (!piece.isEmpty()) {
        text.append(text.toString().endsWith("\n") ? "" : " ").append(piece);
      }
    }
    return text.toString().stripTrailing() + "\n";
  }

  private static boolean isBlock(String piece) {
    return piece.endsWith("```\n\n");
  }

  private String piece(Step step) {
    Matcher named = NAMED_VARIANT.matcher(step.words());
    if (named.matches()) {
      return named.group(1).equals(variant) ? "" : "In `" + named.group(1) + "`:";
    }
    Matcher position = POSITION.matcher(step.words());
    if (position.matches()) {
      return picture(Fen.read(board, position.group(1)));
    }
    Matcher picture = PICTURE.matcher(step.words());
    if (picture.matches() && step.docString().isPresent()) {
      String side = Optional.ofNullable(picture.group(1))
          .map(who -> "\n" + who + " to move.")
          .orElse("");
      return picture(step.docString().get().stripTrailing() + side);
    }
    if (step.words().equals("the start position")) {
      drawn = "";
      return "From the start position:";
    }
    Matcher result = RESULT.matcher(step.words());
    if (result.matches()) {
      return "The position is then `" + result.group(1) + "`.";
    }
    return sentence(step);
  }

  private String picture(Setup setup) {
    return picture(
        Diagram.draw(board, setup.placement()) + setup.sideToMove().title() + " to move.");
  }

  private String picture(String picture) {
    if (picture.equals(drawn)) {
      return "In the same position:";
    }
    drawn = picture;
    return "```text\n" + picture + "\n```\n\n";
  }

  private static String sentence(Step step) {
    String words = REASON
        .matcher(step.words())
        .replaceAll(reason -> Matcher.quoteReplacement(": " + reason.group(1)));
    words = words.replace(" :", ":");
    words = QUOTED
        .matcher(words)
        .replaceAll(quoted -> Matcher.quoteReplacement("`" + quoted.group(1) + "`"));
    String said = Character.toUpperCase(words.charAt(0)) + words.substring(1);
    if (step.docString().isPresent()) {
      return said + ":\n\n```text\n" + step.docString().get().stripTrailing() + "\n```\n\n";
    }
    String table = step.table().isEmpty() ? "" : " " + table(step.table());
    return said.equals("The legal moves are") && !table.contains(",")
        ? "The only legal move is" + table + "."
        : said + table + ".";
  }

  private static String table(List<List<String>> rows) {
    if (rows.get(0).equals(COUNTS)) {
      return rows.stream()
          .skip(1)
          .map(row -> row.get(1) + " at depth " + row.get(0))
          .collect(Collectors.joining(", "));
    }
    return rows.stream()
        .flatMap(List::stream)
        .filter(cell -> cell != null && !cell.isBlank())
        .map(cell -> "`" + cell + "`")
        .collect(Collectors.joining(", "));
  }
}
