package org.damier;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.damier.board.Rank;
import org.damier.hook.MovesHook;
import org.damier.rules.CaptureManner;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;
import org.damier.rules.HookRule;
import org.damier.rules.Movement;
import org.damier.rules.RuleSet;

/** Says what a rank of piece may do. */
final class PieceSentences {

  private PieceSentences() {}

  /** {@code A man moves one square diagonally forward.} */
  static String moving(RuleSet rules, Rank rank) {
    List<Movement> ways = rules.piece(rank).moves();
    String moves = ways.isEmpty()
        ? "does not move without capture"
        : "moves "
            + ways.stream().map(PieceSentences::way).distinct().collect(Collectors.joining(" or "));
    String more =
        rules.hooks().moves().stream().map(PieceSentences::also).collect(Collectors.joining());
    return "A " + rank.word() + " " + moves + more + ".";
  }

  /** {@code A king captures diagonally from any distance.} */
  static String capturing(RuleSet rules, Rank rank) {
    List<CaptureManner> manners = rules.piece(rank).captures();
    String captures = manners.isEmpty()
        ? "does not capture"
        : "captures "
            + manners.stream()
                .map(PieceSentences::manner)
                .distinct()
                .collect(Collectors.joining(" or "));
    return "A " + rank.word() + " " + captures + ".";
  }

  private static String way(Movement movement) {
    return distance(movement) + directions(movement.directions());
  }

  private static String distance(Movement movement) {
    return switch (movement.gait()) {
      case STEP -> "one square ";
      case SLIDE -> "any distance ";
      case LINE -> "over a line of own men ";
      case LEAP -> "over an own neighbour ";
      case VAULT -> "over an own piece at any distance ";
    };
  }

  private static String manner(CaptureManner manner) {
    return directions(manner.directions())
        + (manner instanceof CaptureManner.Jump ? " over a neighbour" : " from any distance");
  }

  private static String also(HookRule<MovesHook> hook) {
    String sentence = hook.sentence();
    String unended =
        sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    return "; also: " + unended;
  }

  private static String directions(Directions directions) {
    return directions.terms().stream()
        .map(PieceSentences::term)
        .collect(Collectors.joining(" or "));
  }

  /** People say the line before the sense: diagonally forward. */
  private static String term(Set<DirectionWord> words) {
    Set<DirectionWord> lineFirst = new TreeSet<>(Collections.reverseOrder());
    lineFirst.addAll(words);
    return lineFirst.stream().map(PieceSentences::adverb).collect(Collectors.joining(" "));
  }

  private static String adverb(DirectionWord word) {
    return switch (word) {
      case FORWARD, BACKWARD, SIDEWAYS -> word.name().toLowerCase(Locale.ROOT);
      case ORTHOGONAL -> "straight";
      case DIAGONAL -> "diagonally";
      case ANY -> "in any direction";
    };
  }
}
