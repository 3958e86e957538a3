package org.damier.notation;

import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.damier.Position;
import org.damier.Setup;
import org.damier.board.Board;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareNaming;

/**
 * Positions as one line of text, such as {@code W:W31,32,K45:B7,K12} or {@code B:Wa1,b2,Kc3:Bh8}: the side to move, then
 * the squares of each side's pieces, {@code K} before those of kings.
 *
 * <pre>{@code
 * Setup setup = Fen.read(variant.board(), "W:W31-50:B1-20");
 * Position position = variant.position(setup);
 * Fen.write(position);
 * }</pre>
 *
 * <p>What is written is always {@code <turn>:W…:B…}, numbered squares by number, lettered ones by column letter and then
 * by row number, men and kings among one another. Reading it gives an equal setup. Reading also accepts the lists in
 * either order, ranges of numbers ({@code W31-50}, {@code K1-3}), a list left out, dots and commas at the end of a list,
 * blanks, lower case and leading zeros, and
 * squares called by numbers where the variant has letters, 1 at the top left, or by letters where it has numbers, a1 at the
 * bottom left. Where kings have to rest, {@code :K2=W45,1=B7} behind the lists says which king of each side has made its last
 * moves, and how many in a row. Other fields behind the lists that begin with {@code C}, {@code F}, {@code H}, {@code P} or
 * {@code R}, such as the counters {@code H0:F1}, are passed over; {@link GameFen} reads and writes those of this program.
 */
public final class Fen {

  private Fen() {}

  /**
   * The setup that the text describes. Takes time and memory in proportion to the text at most.
   *
   * @throws FenException if it describes none; it names every problem and where it is
   */
  public static Setup read(Board board, String text) {
    return read(board, text, FenReader::readSetup);
  }

  /**
   * What the text says, which need not be which side is to move: {@code ?} in its place leaves that open.
   *
   * @throws FenException as {@link #read}
   */
  public static FenText readText(Board board, String text) {
    return read(board, text, FenReader::read);
  }

  private static <T> T read(Board board, String text, Function<FenReader, T> reading) {
    Objects.requireNonNull(board, "board");
    Objects.requireNonNull(text, "text");
    try {
      return reading.apply(new FenReader(board, text));
    } catch (FenException inItsOwnNames) {
      try {
        return reading.apply(new FenReader(NamingStyles.other(board), text));
      } catch (FenException inOtherNames) {
        // Where fewer squares are none, the names are those that were meant.
        boolean fewer =
            inOtherNames.problems().size() < inItsOwnNames.problems().size();
        throw fewer ? inOtherNames : inItsOwnNames;
      }
    }
  }

  /** The position: its pieces, the side to move, and what it remembers of the moves before. */
  public static String write(Position position) {
    return write(
        position.variant().board(),
        new FenText(
            position.placement(),
            Optional.of(position.sideToMove()),
            position.kingRuns(),
            position.exposed()));
  }

  /** Pieces on a board and the side to move. */
  public static String write(Board board, Placement placement, Side sideToMove) {
    return write(board, new FenText(placement, Optional.of(sideToMove)));
  }

  /** Pieces on a board and the side to move if it is known. */
  public static String write(Board board, FenText text) {
    Placement placement = text.placement();
    return text.sideToMove().map(Side::letter).orElse('?')
        + ":" + list(board, placement, Side.WHITE)
        + ":" + list(board, placement, Side.BLACK)
        + KingRunsField.write(text.kingRuns())
        + text.movedLast()
            .map(square -> ":" + FenReader.MOVED_LAST + square.name())
            .orElse("");
  }

  private static String list(Board board, Placement placement, Side side) {
    return placement.of(side).indexes().stream()
        .map(board::square)
        .sorted(order(board))
        .map(square -> (placement.of(side, Rank.KING).contains(square) ? "K" : "") + square.name())
        .collect(Collectors.joining(",", String.valueOf(side.letter()), ""));
  }

  private static Comparator<Square> order(Board board) {
    return board.naming().style() == SquareNaming.Style.NUMBERS
        ? Comparator.comparingInt(square -> Integer.parseInt(square.name()))
        : Comparator.<Square>comparingInt(square -> square.name().charAt(0))
            .thenComparingInt(square -> Integer.parseInt(square.name().substring(1)));
  }
}
