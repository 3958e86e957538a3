package org.damier.protocols.hub;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.damier.Position;
import org.damier.Setup;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Move;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareNaming;
import org.damier.board.SquareNaming.Style;

/**
 * Positions and moves as Hub writes them: squares by their numbers, a position as a letter for the side to move and one for
 * each square, a capture as origin, destination and the captured squares, the order of which means nothing.
 *
 * <p>A variant that names its squares by letters is told by numbers that begin at the top left.
 */
public final class HubNotation {

  private static final char EMPTY = 'e';

  private HubNotation() {}

  private static Board numbered(Variant variant) {
    Board board = variant.board();
    return board.naming().style() == Style.NUMBERS ? board : board.renamed(SquareNaming.NUMBERS);
  }

  /** The position: {@code Wbbb…eee…www}. */
  public static String write(Position position) {
    Board board = numbered(position.variant());
    StringBuilder text = new StringBuilder().append(position.sideToMove().letter());
    for (int number = 1; number <= board.size(); number++) {
      Square square =
          position.variant().board().square(board.square("" + number).index());
      text.append(position.at(square).map(HubNotation::letter).orElse(EMPTY));
    }
    return text.toString();
  }

  private static char letter(Piece piece) {
    char letter = piece.side() == Side.WHITE ? 'w' : 'b';
    return piece.rank() == Rank.KING ? Character.toUpperCase(letter) : letter;
  }

  /**
   * The position that the text describes.
   *
   * @throws IllegalArgumentException if it describes none of the variant
   */
  public static Position read(Variant variant, String text) {
    Board board = numbered(variant);
    if (text.length() != board.size() + 1) {
      throw new IllegalArgumentException("A position of " + variant + " has " + (board.size() + 1)
          + " letters, not " + text.length() + ".");
    }
    Placement placement = Placement.EMPTY;
    for (int number = 1; number <= board.size(); number++) {
      Square square = board.square("" + number);
      Optional<Piece> piece = piece(text.charAt(number));
      if (piece.isPresent()) {
        placement = placement.with(piece.get(), square);
      }
    }
    Side side = switch (text.charAt(0)) {
      case 'W' -> Side.WHITE;
      case 'B' -> Side.BLACK;
      default ->
        throw new IllegalArgumentException(
            "A position begins with `W` or `B`, not with `" + text.charAt(0) + "`.");
    };
    return variant.position(new Setup(placement, side));
  }

  private static Optional<Piece> piece(char letter) {
    return switch (letter) {
      case 'w' -> Optional.of(new Piece(Side.WHITE, Rank.MAN));
      case 'W' -> Optional.of(new Piece(Side.WHITE, Rank.KING));
      case 'b' -> Optional.of(new Piece(Side.BLACK, Rank.MAN));
      case 'B' -> Optional.of(new Piece(Side.BLACK, Rank.KING));
      case EMPTY -> Optional.empty();
      default ->
        throw new IllegalArgumentException("`" + letter + "` is none of w, W, b, B and e.");
    };
  }

  /** The move: {@code 32-28}, {@code 28x19x23}. */
  public static String write(Variant variant, Move move) {
    Board board = numbered(variant);
    List<Square> squares = new ArrayList<>(List.of(move.from(), move.to()));
    squares.addAll(move.captured());
    return squares.stream()
        .map(square -> board.square(square.index()).name())
        .collect(Collectors.joining(move.isCapture() ? "x" : "-"));
  }

  /**
   * The legal move that the text names.
   *
   * @throws IllegalArgumentException if it names none
   */
  public static Move read(Position position, String text) {
    Variant variant = position.variant();
    for (Move move : position.legalMoves()) {
      if (isAlike(write(variant, move), text.strip())) {
        return move;
      }
    }
    throw new IllegalArgumentException("`" + text + "` is not a legal move here.");
  }

  private static boolean isAlike(String one, String other) {
    List<String> ones = List.of(one.split("[-x]"));
    List<String> others = List.of(other.split("[-x]"));
    return ones.size() == others.size()
        && ones.size() >= 2
        && ones.subList(0, 2).equals(others.subList(0, 2))
        && captured(ones).equals(captured(others));
  }

  private static Set<String> captured(List<String> squares) {
    return new HashSet<>(squares.subList(2, squares.size()));
  }
}
