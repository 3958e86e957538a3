package org.damier.board;

import java.util.Optional;

/**
 * Pieces on squares, nothing else: four disjoint sets. An immutable value.
 *
 */
public record Placement(
    SquareSet whiteMen, SquareSet whiteKings, SquareSet blackMen, SquareSet blackKings) {

  /** The empty board. */
  public static final Placement EMPTY =
      new Placement(SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY, SquareSet.EMPTY);

  public Placement {
    int pieces = whiteMen.size() + whiteKings.size() + blackMen.size() + blackKings.size();
    if (whiteMen.or(whiteKings).or(blackMen).or(blackKings).size() != pieces) {
      throw new IllegalArgumentException(
          "A square holds two pieces: " + text(whiteMen, whiteKings, blackMen, blackKings) + ".");
    }
  }

  /** The squares of the side's pieces of this rank. */
  public SquareSet of(Side side, Rank rank) {
    if (side == Side.WHITE) {
      return rank == Rank.MAN ? whiteMen : whiteKings;
    }
    return rank == Rank.MAN ? blackMen : blackKings;
  }

  /** The squares of the side's pieces. */
  public SquareSet of(Side side) {
    return of(side, Rank.MAN).or(of(side, Rank.KING));
  }

  /** The squares of the piece's kind. */
  public SquareSet of(Piece piece) {
    return of(piece.side(), piece.rank());
  }

  /** All squares that hold a piece. */
  public SquareSet occupied() {
    return whiteMen.or(whiteKings).or(blackMen).or(blackKings);
  }

  /** The piece on the square; empty if there is none. */
  public Optional<Piece> at(Square square) {
    for (Side side : Side.values()) {
      for (Rank rank : Rank.values()) {
        if (of(side, rank).contains(square)) {
          return Optional.of(new Piece(side, rank));
        }
      }
    }
    return Optional.empty();
  }

  /** This placement and one piece more, in place of whatever stood there. */
  public Placement with(Piece piece, Square square) {
    Placement cleared = without(square);
    return cleared.replacing(piece, cleared.of(piece).with(square.index()));
  }

  /** This placement with the square emptied. */
  public Placement without(Square square) {
    SquareSet here = SquareSet.of(square.index());
    return new Placement(
        whiteMen.minus(here), whiteKings.minus(here), blackMen.minus(here), blackKings.minus(here));
  }

  /** The squares' indexes, from 0, since a placement knows no board; {@code Fen.write} knows their names. */
  @Override
  public String toString() {
    return text(whiteMen, whiteKings, blackMen, blackKings);
  }

  private static String text(
      SquareSet whiteMen, SquareSet whiteKings, SquareSet blackMen, SquareSet blackKings) {
    return "indexes from 0: white men " + whiteMen.indexes() + ", white kings "
        + whiteKings.indexes() + ", black men " + blackMen.indexes() + ", black kings "
        + blackKings.indexes();
  }

  private Placement replacing(Piece piece, SquareSet squares) {
    boolean white = piece.side() == Side.WHITE;
    boolean man = piece.rank() == Rank.MAN;
    return new Placement(
        white && man ? squares : whiteMen,
        white && !man ? squares : whiteKings,
        !white && man ? squares : blackMen,
        !white && !man ? squares : blackKings);
  }
}
