package org.damier.codegen.layout;

import java.util.ArrayList;
import java.util.List;
import org.damier.board.Board;
import org.damier.board.Direction;
import org.damier.board.Square;

/**
 * A step of all squares of a set in one direction, as a sum of terms. Whatever numbers the bits have: the terms are found by
 * looking where each square's bit goes.
 */
public record Step(List<Term> terms) {
  public Step {
    terms = List.copyOf(terms);
  }

  /**
   * Squares of one word come into another, or stay in it.
   *
   * @param shift how many bits further within the word; back if negative
   * @param mask the squares that step so; all bits if the bare shift brings no other onto a square
   */
  public record Term(int from, int to, int shift, long mask) {

    /** How many bits further, counted through all words. */
    public int further() {
      return (to - from) * Long.SIZE + shift;
    }

    public boolean isMasked() {
      return mask != -1;
    }

    private static int compare(Term one, Term other) {
      return one.to == other.to
          ? Integer.compare(Math.abs(one.to - one.from), Math.abs(other.to - other.from))
          : Integer.compare(one.to, other.to);
    }
  }

  /**
   * Finds the terms.
   *
   * @param squareByBit the index of the square of each bit; negative for a ghost
   */
  static Step of(Board board, Direction direction, int[] bitBySquare, int[] squareByBit) {
    List<Term> found = new ArrayList<>();
    for (Square square : board.squares()) {
      int next = board.neighbour(square.index(), direction);
      if (next >= 0) {
        add(found, bitBySquare[square.index()], bitBySquare[next]);
      }
    }
    // What stays in its word comes first.
    found.sort(Term::compare);
    return new Step(found.stream()
        .map(term ->
            needsMask(term, squareByBit) ? term : new Term(term.from, term.to, term.shift, -1))
        .toList());
  }

  /** Adds the square's bit to the term that takes it there. */
  private static void add(List<Term> terms, int fromBit, int toBit) {
    int from = fromBit / Long.SIZE;
    int to = toBit / Long.SIZE;
    int shift = toBit % Long.SIZE - fromBit % Long.SIZE;
    long mask = 1L << fromBit;
    for (int i = 0; i < terms.size(); i++) {
      Term term = terms.get(i);
      if (term.from == from && term.to == to && term.shift == shift) {
        terms.set(i, new Term(from, to, shift, term.mask | mask));
        return;
      }
    }
    terms.add(new Term(from, to, shift, mask));
  }

  /** Whether the bare shift would bring some square that does not step so onto another square. */
  private static boolean needsMask(Term term, int[] squareByBit) {
    for (int bit = 0; bit < Long.SIZE; bit++) {
      int target = bit + term.shift;
      boolean isOther =
          squareByBit[term.from * Long.SIZE + bit] >= 0 && (term.mask >>> bit & 1) == 0;
      if (isOther
          && target >= 0
          && target < Long.SIZE
          && squareByBit[term.to * Long.SIZE + target] >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether it leads from either of two words into the other, so that not all squares go as many bits further. */
  public boolean isByTurns() {
    return terms.stream().mapToInt(Term::further).distinct().count() > 1;
  }

  /** How many bits further two of them go, where they go by turns. */
  public int furtherByTwo() {
    return terms.stream().mapToInt(Term::further).sum();
  }

  /** How many bits further it goes, where it does not go by turns; 0 if nowhere. */
  public int further() {
    return terms.isEmpty() ? 0 : terms.get(0).further();
  }

  /** Whether steps lead to ever higher bits. */
  public boolean isUpwards() {
    return (isByTurns() ? furtherByTwo() : further()) > 0;
  }

  /** The term by which squares come into this word; where none do, another. Only of steps that lead somewhere. */
  public Term into(int word) {
    return terms.stream().filter(term -> term.to == word).findFirst().orElse(terms.get(0));
  }

  /** How many operations it takes. */
  int cost() {
    return terms.stream().mapToInt(term -> term.isMasked() ? 2 : 1).sum();
  }
}
