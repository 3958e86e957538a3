package org.damier.notation;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.damier.KingRuns;
import org.damier.Setup;
import org.damier.board.Board;
import org.damier.board.Piece;
import org.damier.board.Placement;
import org.damier.board.Rank;
import org.damier.board.Side;
import org.damier.board.Square;
import org.damier.board.SquareNaming;

/** Reads one text, once, from left to right. Ranges of the text are given as from (included) and to (excluded). */
final class FenReader {

  /** Opens the field of the piece that has moved last and must be taken: {@code Xc4}. */
  static final char MOVED_LAST = 'X';

  private static final char UNKNOWN_SIDE = '?';
  private static final String FIELDS = "CFHPR";

  private final Board board;
  private final String text;
  private final boolean numbered;
  private final FenProblems problems = new FenProblems();
  private final Set<Side> listed = EnumSet.noneOf(Side.class);
  private final boolean[] taken;
  private Placement placement = Placement.EMPTY;
  private KingRuns kingRuns = KingRuns.NONE;
  private Optional<Square> movedLast = Optional.empty();

  FenReader(Board board, String text) {
    this.board = board;
    this.text = text;
    this.numbered = board.naming().style() == SquareNaming.Style.NUMBERS;
    this.taken = new boolean[board.size()];
  }

  /** Whatever the text says of the side to move. */
  FenText read() {
    return read(true);
  }

  /** A text that says which side is to move. */
  Setup readSetup() {
    FenText fen = read(false);
    return new Setup(
        fen.placement(), fen.sideToMove().orElseThrow(), fen.kingRuns(), fen.movedLast());
  }

  private FenText read(boolean unknownSide) {
    int colon = indexOf(':', 0, text.length());
    Optional<Side> turn = turn(0, colon, unknownSide);
    while (colon < text.length()) {
      int next = indexOf(':', colon + 1, text.length());
      if (KingRunsField.isOne(text, colon + 1, next)) {
        kingRuns = KingRunsField.read(board, text.substring(colon + 1, next), colon + 1, problems);
      } else if (isMovedLast(colon + 1, next)) {
        movedLast = square(colon + 2, trimmed(colon + 2, next));
      } else if (!isField(colon + 1, next)) {
        list(colon + 1, next);
      }
      colon = next;
    }
    problems.throwIfAny();
    return new FenText(placement, turn, kingRuns, movedLast);
  }

  /** The field stands behind both lists, so that a list with a wrong side is not mistaken for it. */
  private boolean isMovedLast(int from, int to) {
    return from < to && text.charAt(from) == MOVED_LAST && listed.size() == Side.values().length;
  }

  /** Counters, history and the like, which other readers are for: `C12,0`, `F31`, `Pc3,e5`. */
  private boolean isField(int from, int to) {
    return to - from > 1
        && FIELDS.indexOf(text.charAt(from)) >= 0
        && (Texts.isDigit(text.charAt(from + 1)) || (text.charAt(from) == 'P'));
  }

  private Optional<Side> turn(int from, int to, boolean unknownSide) {
    int start = skipBlanks(from, to);
    int end = trimmed(start, to);
    Optional<Side> side = end - start == 1 ? side(text.charAt(start)) : Optional.empty();
    boolean open = end - start == 1 && text.charAt(start) == UNKNOWN_SIDE;
    if (open && !unknownSide) {
      problems.add(start, () -> "The side to move is left open; here it must be `W` or `B`.");
    } else if (side.isEmpty() && !open) {
      problems.add(
          start == text.length() ? 0 : start,
          () -> start == text.length()
              ? "The text is empty; a position begins with the side to move, `W` or `B`."
              : "A position begins with the side to move, `W` or `B`, not with " + quote(start, end)
                  + ".");
    }
    return side;
  }

  private void list(int from, int to) {
    int start = skipBlanks(from, to);
    Optional<Side> side = start < to ? side(text.charAt(start)) : Optional.empty();
    if (side.isEmpty()) {
      problems.add(
          start,
          () -> "A list of pieces begins with its side, `W` or `B`, not with "
              + quote(start, trimmed(start, to)) + ".");
      return;
    }
    boolean first = listed.add(side.get());
    if (!first) {
      problems.add(start, () -> side.get().title() + " already has a list of pieces.");
    }
    items(start + 1, endOfItems(start + 1, to), side.get(), first);
  }

  /** Files in use end a list with a dot or a comma. */
  private int endOfItems(int from, int to) {
    int end = to;
    while (end > from
        && (Texts.isBlank(text.charAt(end - 1)) || ".,".indexOf(text.charAt(end - 1)) >= 0)) {
      end--;
    }
    return end;
  }

  private void items(int from, int to, Side side, boolean place) {
    int start = from;
    while (start < to) {
      int comma = indexOf(',', start, to);
      item(skipBlanks(start, comma), comma, side, place);
      start = comma + 1;
    }
  }

  private void item(int from, int to, Side side, boolean place) {
    int end = trimmed(from, to);
    if (from >= end) {
      problems.add(from, () -> "A square is missing between two commas.");
      return;
    }
    boolean king = isKing(from, end);
    int start = king ? skipBlanks(from + 1, end) : from;
    Piece piece = new Piece(side, king ? Rank.KING : Rank.MAN);
    int dash = indexOf('-', start, end);
    if (dash == end) {
      square(start, end).filter(square -> place).ifPresent(square -> put(piece, square, from));
    } else {
      range(piece, start, dash, end, place);
    }
  }

  /** On a lettered board `k` may be a column; it means a king only where another letter follows. */
  private boolean isKing(int from, int to) {
    if (text.charAt(from) != 'K' && text.charAt(from) != 'k') {
      return false;
    }
    int next = skipBlanks(from + 1, to);
    return numbered || (next < to && Texts.isLetter(text.charAt(next)));
  }

  private void range(Piece piece, int from, int dash, int to, boolean place) {
    if (!numbered) {
      problems.add(
          from,
          () -> quote(from, to) + " is not a square; squares with letters are named one by one.");
      return;
    }
    Optional<Square> first = square(from, trimmed(from, dash));
    Optional<Square> last = square(skipBlanks(dash + 1, to), to);
    if (first.isEmpty() || last.isEmpty()) {
      return;
    }
    int low = Integer.parseInt(first.get().name());
    int high = Integer.parseInt(last.get().name());
    if (low > high) {
      problems.add(
          from,
          () -> "The range " + quote(from, to) + " runs backwards; the lower number is first.");
    }
    if (place) {
      board.squares().stream()
          .filter(square -> isBetween(low, Integer.parseInt(square.name()), high))
          .forEach(square -> put(piece, square, from));
    }
  }

  private static boolean isBetween(int low, int number, int high) {
    return low <= number && number <= high;
  }

  private Optional<Square> square(int from, int to) {
    Optional<Square> square =
        isName(from, to) ? board.find(text.substring(from, to)) : Optional.empty();
    if (square.isEmpty()) {
      problems.add(
          from, () -> NamingStyles.noSquare(board, from == to ? "Nothing" : quote(from, to)));
    }
    return square;
  }

  /** Whether this can be a square's name, so that no other text is handed on. */
  private boolean isName(int from, int to) {
    for (int at = from; at < to; at++) {
      char character = text.charAt(at);
      if (!Texts.isDigit(character) && !(at == from && Texts.isLetter(character))) {
        return false;
      }
    }
    return from < to;
  }

  private void put(Piece piece, Square square, int offset) {
    if (taken[square.index()]) {
      problems.add(offset, () -> "Square " + square + " is given two pieces.");
    } else {
      taken[square.index()] = true;
      placement = placement.with(piece, square);
    }
  }

  private static Optional<Side> side(char letter) {
    return switch (letter) {
      case 'W', 'w' -> Optional.of(Side.WHITE);
      case 'B', 'b' -> Optional.of(Side.BLACK);
      default -> Optional.empty();
    };
  }

  private int indexOf(char character, int from, int to) {
    int at = from;
    while (at < to && text.charAt(at) != character) {
      at++;
    }
    return at;
  }

  private int skipBlanks(int from, int to) {
    int at = from;
    while (at < to && Texts.isBlank(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private int trimmed(int from, int to) {
    int end = to;
    while (end > from && Texts.isBlank(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  private String quote(int from, int to) {
    return from >= to ? "nothing" : Texts.quote(text.substring(from, to));
  }
}
