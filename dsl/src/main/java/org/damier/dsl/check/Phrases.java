package org.damier.dsl.check;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.dsl.diagnostic.Quote;
import org.damier.rules.CaptureManner;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;

/** English for the parts of the model that several sentences need. */
final class Phrases {

  private Phrases() {}

  /** {@code diagonally forward}, {@code straight forward or sideways}. */
  static String directions(Directions directions, Board board) {
    return Quote.joined(
        directions.terms().stream().map(words -> term(words, board)).toList(), "or");
  }

  private static String term(Set<DirectionWord> words, Board board) {
    String sense = Stream.of(DirectionWord.FORWARD, DirectionWord.BACKWARD, DirectionWord.SIDEWAYS)
        .filter(words::contains)
        .map(DirectionWord::word)
        .collect(Collectors.joining(" "));
    if (sense.equals(DirectionWord.SIDEWAYS.word())) {
      return sense;
    }
    if (!board.shape().hasRightAngles()) {
      return sense.isEmpty() ? "in any direction" : sense;
    }
    String lines = lines(new Directions(List.of(words)).on(board, Side.WHITE));
    if (sense.isEmpty()) {
      return (words.contains(DirectionWord.ANY) ? "" : lines + " ") + "in any direction";
    }
    return lines + " " + sense;
  }

  private static String lines(Set<Direction> directions) {
    boolean diagonal = directions.stream().anyMatch(Direction::isDiagonal);
    boolean straight = directions.stream().anyMatch(direction -> !direction.isDiagonal());
    return straight && diagonal ? "straight or diagonally" : diagonal ? "diagonally" : "straight";
  }

  /** {@code enemy piece}, {@code enemy man}, {@code piece of either side}. */
  static String victim(Set<Rank> ranks, boolean ownToo) {
    String kind = ranks.equals(CaptureManner.ALL_RANKS)
        ? "piece"
        : ranks.iterator().next().word();
    return ownToo ? kind + " of either side" : "enemy " + kind;
  }
}
