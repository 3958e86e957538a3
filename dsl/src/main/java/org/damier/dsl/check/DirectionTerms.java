package org.damier.dsl.check;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.damier.board.Board;
import org.damier.board.Colouring;
import org.damier.board.Direction;
import org.damier.board.Side;
import org.damier.dsl.diagnostic.Code;
import org.damier.dsl.diagnostic.Quote;
import org.damier.dsl.diagnostic.Span;
import org.damier.dsl.syntax.Clause;
import org.damier.dsl.syntax.Located;
import org.damier.rules.DirectionWord;
import org.damier.rules.Directions;

/** Reads direction words: side by side they narrow, after a comma they add. */
final class DirectionTerms {

  private DirectionTerms() {}

  /** The directions of the manner; empty if one of its terms is no good. */
  static Optional<Directions> read(Clause.Manner manner, Mistakes mistakes, Draft draft) {
    List<Set<DirectionWord>> terms = new ArrayList<>();
    boolean good = true;
    for (Located<List<DirectionWord>> term : manner.directions()) {
      Set<DirectionWord> words = EnumSet.copyOf(term.value());
      if (words.size() < term.value().size()) {
        mistakes.add(
            Code.REPEATED_PART,
            term.span(),
            "A word for a direction stands here twice.",
            "Say " + Quote.of(new Directions(List.of(words)).toString()) + ".");
      }
      good &= draft.board().map(board -> isGood(term, words, board, mistakes)).orElse(true);
      terms.add(words);
    }
    return good ? Optional.of(new Directions(terms)) : Optional.empty();
  }

  private static boolean isGood(
      Located<List<DirectionWord>> term, Set<DirectionWord> words, Board board, Mistakes mistakes) {
    Directions directions = new Directions(List.of(words));
    Set<Direction> meant = directions.on(board, Side.WHITE);
    if (meant.isEmpty()) {
      reportNowhere(words, term.span(), board, mistakes);
      return false;
    }
    // Straight lines lead over squares of the other colour there, which is hardly what a plain word
    // is meant to say.
    boolean unclear = board.colouring() != Colouring.ALL_SQUARES
        && meant.stream().anyMatch(Direction::isDiagonal)
        && meant.stream().anyMatch(direction -> !direction.isDiagonal());
    if (unclear) {
      mistakes.add(
          Code.UNSAID,
          term.span(),
          "On a board of one colour this leads diagonally, and straight to the next square but one.",
          "Say " + Quote.of(narrowed(words, DirectionWord.DIAGONAL)) + ", or "
              + Quote.of(narrowed(words, DirectionWord.DIAGONAL) + ", "
                  + narrowed(words, DirectionWord.ORTHOGONAL))
              + " if both are meant.");
    }
    return !unclear;
  }

  private static void reportNowhere(
      Set<DirectionWord> words, Span term, Board board, Mistakes mistakes) {
    List<String> unknown = words.stream()
        .filter(word -> !leads(word, board))
        .map(DirectionTerms::quoted)
        .toList();
    if (unknown.isEmpty()) {
      mistakes.add(
          Code.NO_DIRECTION,
          term,
          "No direction is "
              + Quote.joined(words.stream().map(DirectionTerms::quoted).toList(), "and")
              + " at once.",
          "Words side by side narrow; a comma between them adds.");
    } else {
      List<String> known = Stream.of(DirectionWord.values())
          .filter(word -> leads(word, board))
          .map(DirectionTerms::quoted)
          .toList();
      mistakes.add(
          Code.NO_DIRECTION,
          term,
          "No direction of this board is " + Quote.joined(unknown, "or") + ".",
          "What it is made of, and what is forward, leaves " + Quote.joined(known, "and") + ".");
    }
  }

  private static boolean leads(DirectionWord word, Board board) {
    return !new Directions(List.of(EnumSet.of(word))).on(board, Side.WHITE).isEmpty();
  }

  private static String quoted(DirectionWord word) {
    return Quote.of(word.word());
  }

  /** The words with one more, spelt as a person would. */
  private static String narrowed(Set<DirectionWord> words, DirectionWord line) {
    Set<DirectionWord> narrowed = EnumSet.copyOf(words);
    narrowed.remove(DirectionWord.ANY);
    narrowed.add(line);
    return new Directions(List.of(narrowed)).toString();
  }
}
