package org.damier.pdn;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.damier.Variant;
import org.damier.board.Board;
import org.damier.board.Side;
import org.damier.board.SquareNaming;
import org.damier.board.SquareNaming.Corner;
import org.damier.board.SquareNaming.Style;

/**
 * What the tag {@code GameType} says, such as {@code 20} or {@code 20,W,10,10,N2,0}.
 *
 * @param number the number of the variant
 * @param details the rest; empty where there is only the number
 */
public record GameType(int number, Optional<Details> details) {

  private static final Pattern SYNTAX = Pattern.compile("\\s*(\\d{1,3})\\s*"
      + "(?:,\\s*([WBwb])\\s*,\\s*(\\d{1,2})\\s*,\\s*(\\d{1,2})\\s*,\\s*([ANSans])([0-3])\\s*"
      + "(?:,\\s*([01])\\s*)?)?[.,]?\\s*");

  /**
   * The properties of the game that the number alone leaves to be known.
   *
   * @param first the side that moves first
   * @param columns the board's width
   * @param rows the board's height
   * @param naming how squares are called, and from which corner
   * @param lightSquares the orientation flag: whether the light squares are played on, White's left corner being light
   */
  public record Details(
      Side first, int columns, int rows, SquareNaming naming, boolean lightSquares) {}

  /** The game type that the tag's value says; empty if it says none. */
  public static Optional<GameType> read(String value) {
    Objects.requireNonNull(value, "value");
    Matcher matcher = SYNTAX.matcher(value);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    return Optional.of(new GameType(Integer.parseInt(matcher.group(1)), details(matcher)));
  }

  private static Optional<Details> details(Matcher matcher) {
    if (matcher.group(2) == null) {
      return Optional.empty();
    }
    Style style = matcher.group(5).equalsIgnoreCase("N") ? Style.NUMBERS : Style.LETTERS;
    return Optional.of(new Details(
        matcher.group(2).equalsIgnoreCase("W") ? Side.WHITE : Side.BLACK,
        Integer.parseInt(matcher.group(3)),
        Integer.parseInt(matcher.group(4)),
        new SquareNaming(style, corner(matcher.group(6).charAt(0))),
        "1".equals(matcher.group(7))));
  }

  private static Corner corner(char digit) {
    return switch (digit) {
      case '0' -> Corner.BOTTOM_LEFT;
      case '1' -> Corner.BOTTOM_RIGHT;
      case '2' -> Corner.TOP_LEFT;
      default -> Corner.TOP_RIGHT;
    };
  }

  private static char digit(Corner corner) {
    return switch (corner) {
      case BOTTOM_LEFT -> '0';
      case BOTTOM_RIGHT -> '1';
      case TOP_LEFT -> '2';
      case TOP_RIGHT -> '3';
    };
  }

  /** The game type of the variant's games; empty if its rules name no number. */
  public static Optional<GameType> of(Variant variant) {
    OptionalInt number = variant.rules().notation().gameType();
    if (number.isEmpty()) {
      return Optional.empty();
    }
    Board board = variant.board();
    Details details = new Details(
        variant.rules().first(),
        board.columns(),
        board.rows(),
        board.naming(),
        board.at(0, 0).isEmpty());
    return Optional.of(new GameType(number.getAsInt(), Optional.of(details)));
  }

  /** The tag's value: {@code 20,W,10,10,N2,0}. */
  @Override
  public String toString() {
    return details
        .map(known -> number + "," + known.first().letter() + "," + known.columns() + ","
            + known.rows() + "," + (known.naming().style() == Style.NUMBERS ? 'N' : 'A')
            + digit(known.naming().corner()) + "," + (known.lightSquares() ? 1 : 0))
        .orElse(String.valueOf(number));
  }
}
