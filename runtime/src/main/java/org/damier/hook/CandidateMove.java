package org.damier.hook;

import org.damier.board.Rank;
import org.damier.board.Square;
import org.damier.board.SquareSet;

/**
 * A move as a hook judges it.
 *
 * @param from origin
 * @param to destination, possibly the origin
 * @param captured the captured pieces' squares
 * @param rank the moving piece's rank when the move begins
 */
public record CandidateMove(Square from, Square to, SquareSet captured, Rank rank) {}
